import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ShapeLayer``.
  static var shapeLayer: PropertyTable {
    [
      .bind(.layer.fillColor, \ShapeLayer.fillColor),
      .bind(.layer.strokeColor, \ShapeLayer.strokeColor),
      .bind(.layer.fillRule, \ShapeLayer.fillRule),
      .bind(.layer.lineWidth, \ShapeLayer.lineWidth),
      .bind(.layer.lineCap, \ShapeLayer.lineCap),
      .bind(.layer.lineJoin, \ShapeLayer.lineJoin),
      .bind(.layer.miterLimit, \ShapeLayer.miterLimit),
      .bind(.layer.lineDashPattern, \ShapeLayer.lineDashPattern),
      .bind(.layer.lineDashPhase, \ShapeLayer.lineDashPhase),
      .bind(.layer.strokeStart, \ShapeLayer.strokeStart),
      .bind(.layer.strokeEnd, \ShapeLayer.strokeEnd),
      .bind(.layer.path, \ShapeLayer.path),
    ]
  }
}
