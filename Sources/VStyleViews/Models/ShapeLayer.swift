public import VStyle

/// A layer that draws a path. Core Animation: `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The color inside the path; nil for none. Default: `black`. Core Animation: `CAShapeLayer.fillColor`.
  open var fillColor: Color? = .black
  /// The color of the line along the path; nil for none. Default: nil. Core Animation: `CAShapeLayer.strokeColor`.
  open var strokeColor: Color?
  /// What lies inside a path that crosses itself. Default: `nonZero`. Core Animation: `CAShapeLayer.fillRule`.
  open var fillRule = ShapeLayer.FillRule.nonZero
  /// The width of the line. Unit: points. Range: `[0, ∞]`. Default: 1. Core Animation: `CAShapeLayer.lineWidth`.
  open var lineWidth = 1.0
  /// The ends of the line. Default: `butt`. Core Animation: `CAShapeLayer.lineCap`.
  open var lineCap = ShapeLayer.LineCap.butt
  /// The corners of the line. Default: `miter`. Core Animation: `CAShapeLayer.lineJoin`.
  open var lineJoin = ShapeLayer.LineJoin.miter
  /// How far a pointed corner may reach, in widths of the line. Range: `[0, ∞]`. Default: 10. Core Animation:
  /// `CAShapeLayer.miterLimit`.
  open var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn; nil for one line. Unit: points. Range: `[0, ∞]`. Default: nil. Core
  /// Animation: `CAShapeLayer.lineDashPattern`.
  open var lineDashPattern: [Double]?
  /// How far into the pattern the line begins. Unit: points. Default: 0. Core Animation:
  /// `CAShapeLayer.lineDashPhase`.
  open var lineDashPhase = 0.0
  /// Where along the path the line begins. Range: `[0, 1]`. Default: 0. Core Animation: `CAShapeLayer.strokeStart`.
  open var strokeStart = 0.0
  /// Where along the path the line ends. Range: `[0, 1]`. Default: 1. Core Animation: `CAShapeLayer.strokeEnd`.
  open var strokeEnd = 1.0
  /// The path; nil for none. Default: nil. Core Animation: `CAShapeLayer.path`.
  open var path: Path?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .shapeLayer }
}
