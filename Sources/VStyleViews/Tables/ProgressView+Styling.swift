public import VStyle

extension Property {
  /// The color of the completed part. In sheets: `progress-tint-color`.
  public static let progressTintColor = Property("progress-tint-color", .color)
  /// The color of the remaining part. In sheets: `track-tint-color`.
  public static let trackTintColor = Property("track-tint-color", .color)
  /// The image of the completed part. In sheets: `progress-image`.
  public static let progressImage = Property("progress-image", .image)
  /// The image of the remaining part. In sheets: `track-image`.
  public static let trackImage = Property("track-image", .image)
  /// The style of the bar. In sheets: `progress-view-style`.
  public static let progressViewStyle = Property("progress-view-style", .keyword(ProgressView.Style.self))
  /// The progress of the task. In sheets: `progress`, a number in `[0, 1]` or a percentage.
  public static let progress = Property("progress", .numberOrPercentage(0...1))
}

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
