import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ColorWell``.
  static var colorWell: PropertyTable {
    [
      .bind(.selectedColor, \ColorWell.selectedColor),
      .bind(.supportsAlpha, \ColorWell.supportsAlpha),
      .bind(.title, \ColorWell.title),
    ]
  }
}
