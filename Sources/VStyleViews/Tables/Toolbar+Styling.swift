import VStyle

extension PropertyTable {
  /// The rows of ``Toolbar``.
  static let toolbar: PropertyTable = [
    .bind(.barStyle, \Toolbar.barStyle),
    .bind(.barTintColor, \Toolbar.barTintColor),
    .bind(.isTranslucent, \Toolbar.isTranslucent),
    .bind(.standardAppearance, \Toolbar.standardAppearance, kind: .record(ToolbarAppearance.self)),
    .bind(.compactAppearance, \Toolbar.compactAppearance, kind: .record(ToolbarAppearance.self)),
    .bind(.scrollEdgeAppearance, \Toolbar.scrollEdgeAppearance, kind: .record(ToolbarAppearance.self)),
    .bind(.compactScrollEdgeAppearance, \Toolbar.compactScrollEdgeAppearance, kind: .record(ToolbarAppearance.self)),
  ]
}
