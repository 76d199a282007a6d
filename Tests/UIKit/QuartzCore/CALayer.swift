// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import Foundation

open class CALayer: NSObject {
  open var contentsGravity: CALayerContentsGravity = .resize
  open var opacity: Float = 1
  open var isHidden: Bool = false
  open var masksToBounds: Bool = false
  open var mask: CALayer?
  open var isDoubleSided: Bool = true
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = standInBlack
  open var backgroundColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor? = standInBlack
  open var shadowPath: CGPath?
  open var allowsEdgeAntialiasing: Bool = false
  open var allowsGroupOpacity: Bool = true
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve: CALayerCornerCurve = .circular
  open var isOpaque: Bool = false
  open var needsDisplayOnBoundsChange: Bool = false
  open var drawsAsynchronously: Bool = false
  open var shouldRasterize: Bool = false
  open var name: String?
  open var zPosition: CGFloat = 0
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  open var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var anchorPointZ: CGFloat = 0
  open var position: CGPoint = CGPoint(x: 0, y: 0)
  open var bounds: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var transform: CATransform3D = CATransform3DIdentity
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  open var isGeometryFlipped: Bool = false
  open var contents: Any?
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float = 0
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var rasterizationScale: CGFloat = 1
  open var wantsExtendedDynamicRangeContent: Bool = false
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed

  public required override init() {}

  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
}

open class CAShapeLayer: CALayer {
  open var fillColor: CGColor? = standInBlack
  open var strokeColor: CGColor?
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var lineWidth: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var path: CGPath?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = standInBlack
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var truncationMode: CATextLayerTruncationMode = .none
  open var isWrapped: Bool = false
  open var allowsFontSubpixelQuantization: Bool = false
}
