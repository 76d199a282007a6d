public import VStyle

extension Property {
  /// The color of the track between the minimum and the thumb. In sheets: `minimum-track-tint-color`.
  public static let minimumTrackTintColor = Property("minimum-track-tint-color", .color)
  /// The color of the track between the thumb and the maximum. In sheets: `maximum-track-tint-color`.
  public static let maximumTrackTintColor = Property("maximum-track-tint-color", .color)
  /// The image at the minimum end. In sheets: `minimum-value-image`.
  public static let minimumValueImage = Property("minimum-value-image", .image)
  /// The image at the maximum end. In sheets: `maximum-value-image`.
  public static let maximumValueImage = Property("maximum-value-image", .image)
  /// The image of the thumb, for each control state. In sheets: `thumb-image`.
  public static let thumbImage = Property("thumb-image", .image)
  /// The image of the track between the minimum and the thumb, for each control state. In sheets:
  /// `minimum-track-image`.
  public static let minimumTrackImage = Property("minimum-track-image", .image)
  /// The image of the track between the thumb and the maximum, for each control state. In sheets:
  /// `maximum-track-image`.
  public static let maximumTrackImage = Property("maximum-track-image", .image)
}

extension PropertyTable {
  /// The property bindings of ``Slider``.
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
