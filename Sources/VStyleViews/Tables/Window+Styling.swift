import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Window``.
  static var window: PropertyTable {
    [
      .bind(.windowLevel, \Window.windowLevel),
      .bind(.canResizeToFitContent, \Window.canResizeToFitContent),
    ]
  }
}
