import VStyleProperties

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
