import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``GradientLayer``.
  static var gradientLayer: PropertyTable {
    [
      .bind(.layer.colors, \GradientLayer.colors),
      .bind(.layer.locations, \GradientLayer.locations),
      .bind(.layer.startPoint, \GradientLayer.startPoint),
      .bind(.layer.endPoint, \GradientLayer.endPoint),
      .bind(.layer.type, \GradientLayer.type),
    ]
  }
}
