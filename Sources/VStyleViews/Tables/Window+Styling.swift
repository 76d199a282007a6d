public import VStyle

extension Property {
  /// The level of the window. Windows with higher levels are in front. In sheets: `window-level`.
  public static let windowLevel = Property("window-level", .windowLevel)
  /// Whether the window can resize to fit its content. In sheets: `can-resize-to-fit-content`.
  public static let canResizeToFitContent = Property("can-resize-to-fit-content", .bool)
}

extension PropertyTable {
  /// The property bindings of ``Window``.
  static var window: PropertyTable {
    [
      .bind(.windowLevel, \Window.windowLevel),
      .bind(.canResizeToFitContent, \Window.canResizeToFitContent),
    ]
  }
}
