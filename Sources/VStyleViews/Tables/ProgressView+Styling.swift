public import VStyle

extension Property {
  /// The color of what is done: `progress-tint-color`.
  public static let progressTintColor = Property("progress-tint-color", .color)
  /// The color of what is left: `track-tint-color`.
  public static let trackTintColor = Property("track-tint-color", .color)
  /// The image of what is done: `progress-image`.
  public static let progressImage = Property("progress-image", .image)
  /// The image of what is left: `track-image`.
  public static let trackImage = Property("track-image", .image)
  /// The look of the bar: `progress-view-style`.
  public static let progressViewStyle = Property("progress-view-style", .keyword(ProgressView.Style.self))
  /// How far it has come: `progress`, a number in `[0, 1]` or a percentage.
  public static let progress = Property("progress", .numberOrPercentage(0...1))
}

extension PropertyTable {
  /// The rows of ``ProgressView``.
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
