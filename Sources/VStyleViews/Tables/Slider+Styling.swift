public import VStyle

extension Property {
  /// The color of the track before the thumb: `minimum-track-tint-color`.
  public static let minimumTrackTintColor = Property("minimum-track-tint-color", .color)
  /// The color of the track behind the thumb: `maximum-track-tint-color`.
  public static let maximumTrackTintColor = Property("maximum-track-tint-color", .color)
  /// The image at the end of the least value: `minimum-value-image`.
  public static let minimumValueImage = Property("minimum-value-image", .image)
  /// The image at the end of the greatest value: `maximum-value-image`.
  public static let maximumValueImage = Property("maximum-value-image", .image)
  /// The image of the thumb, per control state: `thumb-image`.
  public static let thumbImage = Property("thumb-image", .image)
  /// The image of the track before the thumb, per control state: `minimum-track-image`.
  public static let minimumTrackImage = Property("minimum-track-image", .image)
  /// The image of the track behind the thumb, per control state: `maximum-track-image`.
  public static let maximumTrackImage = Property("maximum-track-image", .image)
}

extension PropertyTable {
  /// The rows of ``Slider``.
  static var slider: PropertyTable {
    [
      .bind(.thumbTintColor, \Slider.thumbTintColor),
      .bind(.minimumTrackTintColor, \Slider.minimumTrackTintColor),
      .bind(.maximumTrackTintColor, \Slider.maximumTrackTintColor),
      .bind(.minimumValueImage, \Slider.minimumValueImage),
      .bind(.maximumValueImage, \Slider.maximumValueImage),
      .perState(
        .thumbImage, read: { (object: Slider, state) in object.thumbImages[own: state] },
        write: { $0.setThumbImage($1, for: $2) }),
      .perState(
        .minimumTrackImage, read: { (object: Slider, state) in object.minimumTrackImages[own: state] },
        write: { $0.setMinimumTrackImage($1, for: $2) }),
      .perState(
        .maximumTrackImage, read: { (object: Slider, state) in object.maximumTrackImages[own: state] },
        write: { $0.setMaximumTrackImage($1, for: $2) }),
      .bind(.minimumValue, \Slider.minimumValue),
      .bind(.maximumValue, \Slider.maximumValue),
      .bind(.value, \Slider.value).after(.minimumValue, .maximumValue),
      .bind(.isContinuous, \Slider.isContinuous),
      .bind(.preferredBehavioralStyle, \Slider.preferredBehavioralStyle),
    ]
  }
}
