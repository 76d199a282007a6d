public import VStyleProperties

/// The layer that draws a view, with border, shadow and corners. Core Animation: `CALayer`.
///
/// A headless layer has its own values. `View.alpha` and `Layer.opacity` do not mirror each other as they do in UIKit,
/// and neither do `View.clipsToBounds` and `Layer.masksToBounds`. So each style property has its own member, and
/// removing a style restores the exact value.
open class Layer: Styleable {
  /// The position and scaling of the contents in the bounds. Default: `resize`. CALayer: `contentsGravity`.
  open var contentsGravity = ContentsGravity.resize
  /// The opacity. Range: `[0, 1]`. Default: 1. CALayer: `opacity`.
  open var opacity: Float = 1
  /// Whether the layer is hidden. Default: false. CALayer: `isHidden`.
  open var isHidden = false
  /// Whether sublayers are clipped to the bounds. Default: false. CALayer: `masksToBounds`.
  open var masksToBounds = false
  /// The layer whose alpha channel masks this layer. Each layer needs its own mask. Default: nil. CALayer: `mask`.
  open var mask: Layer?
  /// Whether the layer is visible from behind. Default: true. CALayer: `isDoubleSided`.
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
  /// The offset of the shadow from the layer. Unit: points. Default: 0, -3. CALayer: `shadowOffset`.
  open var shadowOffset = Size(width: 0, height: -3)
  /// The color of the shadow. Default: opaque black. CALayer: `shadowColor`.
  open var shadowColor: Color? = .black
  /// The outline of the shadow. If nil, it is the outline of the contents. Default: nil. CALayer: `shadowPath`.
  open var shadowPath: Path?
  /// Whether the edges are antialiased. Default: false. CALayer: `allowsEdgeAntialiasing`.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity applies to the layer and its sublayers as a group. Default: true. CALayer: `allowsGroupOpacity`.
  open var allowsGroupOpacity = true
  /// The corners that are rounded. Default: all. Core Animation: `CALayer.maskedCorners`.
  open var maskedCorners: Layer.CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the rounded corners. Default: `circular`. Core Animation: `CALayer.cornerCurve`.
  open var cornerCurve = Layer.CornerCurve.circular
  /// Whether the layer is opaque, so that nothing behind it is visible. Default: false. Core Animation:
  /// `CALayer.isOpaque`.
  open var isOpaque = false
  /// Whether the layer redraws when its bounds change. Default: false. Core Animation:
  /// `CALayer.needsDisplayOnBoundsChange`.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer may draw asynchronously, on another thread. Default: false. Core Animation:
  /// `CALayer.drawsAsynchronously`.
  open var drawsAsynchronously = false
  /// Whether the layer is rasterized and cached as an image. Default: false. Core Animation: `CALayer.shouldRasterize`.
  open var shouldRasterize = false
  /// The name of the layer. Default: nil. Core Animation: `CALayer.name`.
  open var name: String?

  /// The view that the layer draws; nil for a layer without a view. CALayer: `delegate`.
  public internal(set) weak var delegate: View?

  /// The geometry, stored separately since few layers set it.
  @Rare var geometryDetails: LayerGeometryDetails
  /// The contents and the timing, stored separately since few layers set them.
  @Rare var contentsDetails: LayerContentsDetails

  /// The engine's data for the layer.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates a layer with Core Animation's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable {
    PropertyTable.layer.refusing(
      .init("layer-customization", because: RefusedProperty.closure),
      .init("layer-override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
