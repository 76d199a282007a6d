public import VStyle

extension Property {
  /// The selected color. In sheets: `selected-color`.
  public static let selectedColor = Property("selected-color", .color)
  /// Whether the user can choose the opacity of the color. In sheets: `supports-alpha`.
  public static let supportsAlpha = Property("supports-alpha", .bool)
}

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
