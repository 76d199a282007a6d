public import VStyle

extension Property {
  /// The chosen color: `selected-color`.
  public static let selectedColor = Property("selected-color", .color)
  /// Whether a color can let light through: `supports-alpha`.
  public static let supportsAlpha = Property("supports-alpha", .bool)
}

extension PropertyTable {
  /// The rows of ``ColorWell``.
  static var colorWell: PropertyTable {
    [
      .bind(.selectedColor, \ColorWell.selectedColor),
      .bind(.supportsAlpha, \ColorWell.supportsAlpha),
      .bind(.title, \ColorWell.title),
    ]
  }
}
