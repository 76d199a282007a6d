public import VStyle

extension Property {
  /// How far the window lies in front of others: `window-level`.
  public static let windowLevel = Property("window-level", .windowLevel)
  /// Whether the window takes the size of its content: `can-resize-to-fit-content`.
  public static let canResizeToFitContent = Property("can-resize-to-fit-content", .bool)
}

extension PropertyTable {
  /// The rows of ``Window``.
  static var window: PropertyTable {
    [
      .bind(.windowLevel, \Window.windowLevel),
      .bind(.canResizeToFitContent, \Window.canResizeToFitContent),
    ]
  }
}
