public import VStyle

/// What draws a view: its border, its shadow, its corners. Core Animation: `CALayer`.
///
/// A headless layer has its own values: `View.alpha` and `Layer.opacity`, `View.clipsToBounds` and
/// `Layer.masksToBounds` do not mirror each other as they do in UIKit, so that each style property has
/// a member of its own, which comes back exactly when the style goes.
open class Layer: Styleable {
  /// Where the contents stand in the bounds. Default: `resize`. CALayer: `contentsGravity`.
  open var contentsGravity = ContentsGravity.resize
  /// The opacity. Range: `[0, 1]`. Default: 1. CALayer: `opacity`.
  open var opacity: Float = 1
  /// Whether the layer is left out. Default: false. CALayer: `isHidden`.
  open var isHidden = false
  /// Whether sublayers are cut at the bounds. Default: false. CALayer: `masksToBounds`.
  open var masksToBounds = false
  /// The layer whose alpha masks this one; each layer needs one of its own. Default: nil. CALayer: `mask`.
  open var mask: Layer?
  /// Whether the layer is seen from behind. Default: true. CALayer: `isDoubleSided`.
  open var isDoubleSided = true
  /// The radius of the corners. Unit: points. Range: `[0, ∞]`. Default: 0. CALayer: `cornerRadius`.
  open var cornerRadius = 0.0
  /// The width of the border. Unit: points. Range: `[0, ∞]`. Default: 0. CALayer: `borderWidth`.
  open var borderWidth = 0.0
  /// The color of the border. Default: opaque black. CALayer: `borderColor`.
  open var borderColor: Color? = .black
  /// The color of the background. Default: nil. CALayer: `backgroundColor`.
  open var backgroundColor: Color?
  /// The opacity of the shadow. Range: `[0, 1]`. Default: 0. CALayer: `shadowOpacity`.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow's blur. Unit: points. Range: `[0, ∞]`. Default: 3. CALayer: `shadowRadius`.
  open var shadowRadius = 3.0
  /// How far the shadow lies from the layer. Unit: points. Default: 0, -3. CALayer: `shadowOffset`.
  open var shadowOffset = Size(width: 0, height: -3)
  /// The color of the shadow. Default: opaque black. CALayer: `shadowColor`.
  open var shadowColor: Color? = .black
  /// The outline of the shadow; nil takes that of the contents. Default: nil. CALayer: `shadowPath`.
  open var shadowPath: Path?
  /// Whether the edges are smoothed. Default: false. CALayer: `allowsEdgeAntialiasing`.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer and its sublayers fade as one. Default: true. CALayer: `allowsGroupOpacity`.
  open var allowsGroupOpacity = true
  /// The corners that are rounded. Default: all. Core Animation: `CALayer.maskedCorners`.
  open var maskedCorners: Layer.CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the rounded corners. Default: `circular`. Core Animation: `CALayer.cornerCurve`.
  open var cornerCurve = Layer.CornerCurve.circular
  /// Whether the layer covers all that is behind it. Default: false. Core Animation: `CALayer.isOpaque`.
  open var isOpaque = false
  /// Whether the layer draws again when its bounds change. Default: false. Core Animation:
  /// `CALayer.needsDisplayOnBoundsChange`.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer may draw in the background. Default: false. Core Animation: `CALayer.drawsAsynchronously`.
  open var drawsAsynchronously = false
  /// Whether the layer is kept as an image. Default: false. Core Animation: `CALayer.shouldRasterize`.
  open var shouldRasterize = false
  /// The name of the layer. Default: nil. Core Animation: `CALayer.name`.
  open var name: String?

  /// The view that the layer draws; nil for a layer that stands alone. CALayer: `delegate`.
  public internal(set) weak var delegate: View?

  /// Where the layer is, if it differs from a fresh one's.
  @Rare var geometryDetails: LayerGeometryDetails
  /// What the layer shows, and when, if it differs from a fresh one.
  @Rare var contentsDetails: LayerContentsDetails

  /// What the engine knows about the layer.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes a layer with Core Animation's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable {
    PropertyTable.layer.refusing(
      .init("layer-customization", because: RefusedProperty.closure),
      .init("layer-override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
