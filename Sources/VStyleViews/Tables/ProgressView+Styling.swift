import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ProgressView``.
  static var progressView: PropertyTable {
    [
      .bind(.progressTintColor, \ProgressView.progressTintColor),
      .bind(.trackTintColor, \ProgressView.trackTintColor),
      .bind(.progressImage, \ProgressView.progressImage),
      .bind(.trackImage, \ProgressView.trackImage),
      .bind(.progressViewStyle, \ProgressView.progressViewStyle),
      .bind(.progress, \ProgressView.progress),
    ]
  }
}
