public import VStyleProperties

/// A layer that draws a path. Core Animation: `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The fill color of the path; nil for none. Default: `black`. Core Animation: `CAShapeLayer.fillColor`.
  open var fillColor: Color? = .black
  /// The stroke color of the path; nil for none. Default: nil. Core Animation: `CAShapeLayer.strokeColor`.
  open var strokeColor: Color?
  /// The rule that determines the interior of a path. Default: `nonZero`. Core Animation: `CAShapeLayer.fillRule`.
  open var fillRule = ShapeLayer.FillRule.nonZero
  /// The width of the line. Unit: points. Range: `[0, ∞]`. Default: 1. Core Animation: `CAShapeLayer.lineWidth`.
  open var lineWidth = 1.0
  /// The shape of the line's ends. Default: `butt`. Core Animation: `CAShapeLayer.lineCap`.
  open var lineCap = ShapeLayer.LineCap.butt
  /// The shape of the line's joins. Default: `miter`. Core Animation: `CAShapeLayer.lineJoin`.
  open var lineJoin = ShapeLayer.LineJoin.miter
  /// The maximum length of a miter join, in widths of the line. Range: `[0, ∞]`. Default: 10. Core Animation:
  /// `CAShapeLayer.miterLimit`.
  open var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn. If nil, the line is solid. Unit: points. Range: `[0, ∞]`. Default: nil.
  /// Core Animation: `CAShapeLayer.lineDashPattern`.
  open var lineDashPattern: [Double]?
  /// The offset into the dash pattern at which the line begins. Unit: points. Default: 0. Core Animation:
  /// `CAShapeLayer.lineDashPhase`.
  open var lineDashPhase = 0.0
  /// The relative position on the path where the line begins. Range: `[0, 1]`. Default: 0. Core Animation:
  /// `CAShapeLayer.strokeStart`.
  open var strokeStart = 0.0
  /// The relative position on the path where the line ends. Range: `[0, 1]`. Default: 1. Core Animation:
  /// `CAShapeLayer.strokeEnd`.
  open var strokeEnd = 1.0
  /// The path; nil for none. Default: nil. Core Animation: `CAShapeLayer.path`.
  open var path: Path?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .shapeLayer }
}
