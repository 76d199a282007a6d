public import VStyle

extension Property {
  /// Whether the indicator is hidden while it does not animate. In sheets: `hides-when-stopped`.
  public static let hidesWhenStopped = Property("hides-when-stopped", .bool)
  /// Whether the indicator animates. In sheets: `animating`.
  public static let isAnimating = Property("animating", .bool, aliases: ["is-animating"])
}

extension PropertyTable {
  /// The property bindings of ``ActivityIndicatorView``.
  static var activityIndicatorView: PropertyTable {
    [
      .bind(.style, \ActivityIndicatorView.style),
      // The binding uses the stored optional, so that removing a style restores nil.
      .bind(.color, \ActivityIndicatorView.ownColor).after(.style),
      .bind(.hidesWhenStopped, \ActivityIndicatorView.hidesWhenStopped),
      .bind(.isAnimating, \ActivityIndicatorView.isAnimating),
    ]
  }
}
