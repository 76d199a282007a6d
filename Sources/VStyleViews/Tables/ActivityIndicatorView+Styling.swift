import VStyleProperties

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
