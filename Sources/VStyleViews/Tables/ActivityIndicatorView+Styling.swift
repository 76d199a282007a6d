public import VStyle

extension Property {
  /// Whether the wheel is there only while it turns: `hides-when-stopped`.
  public static let hidesWhenStopped = Property("hides-when-stopped", .bool)
  /// Whether the wheel turns: `animating`.
  public static let isAnimating = Property("animating", .bool, aliases: ["is-animating"])
}

extension PropertyTable {
  /// The rows of ``ActivityIndicatorView``.
  static var activityIndicatorView: PropertyTable {
    [
      .bind(.style, \ActivityIndicatorView.style),
      // The stored optional, so that "never set" comes back as such.
      .bind(.color, \ActivityIndicatorView.ownColor).after(.style),
      .bind(.hidesWhenStopped, \ActivityIndicatorView.hidesWhenStopped),
      .bind(.isAnimating, \ActivityIndicatorView.isAnimating),
    ]
  }
}
