#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UISlider`.
    @MainActor
    static var uiSlider: PropertyTable {
      .uiSliderRows
    }

    @MainActor
    private static var uiSliderRows: PropertyTable {
      [
        .exceptOnMac(.thumbTintColor, \UISlider.thumbTintColor, as: .color),
        .exceptOnMac(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, as: .color),
        .exceptOnMac(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, as: .color),
        .exceptOnMac(.minimumValueImage, \UISlider.minimumValueImage, as: .image),
        .exceptOnMac(.maximumValueImage, \UISlider.maximumValueImage, as: .image),
        .perState(
          .thumbImage, as: .image, read: { (slider: UISlider, state) in slider.thumbImage(for: state) },
          write: { if !$0.isMacControl { $0.setThumbImage($1, for: $2) } }),
        .perState(
          .minimumTrackImage, as: .image, read: { (slider: UISlider, state) in slider.minimumTrackImage(for: state) },
          write: { if !$0.isMacControl { $0.setMinimumTrackImage($1, for: $2) } }),
        .perState(
          .maximumTrackImage, as: .image, read: { (slider: UISlider, state) in slider.maximumTrackImage(for: state) },
          write: { if !$0.isMacControl { $0.setMaximumTrackImage($1, for: $2) } }),
        .bindMain(.minimumValue, \UISlider.minimumValue, as: .number),
        .bindMain(.maximumValue, \UISlider.maximumValue, as: .number),
        .bindMain(.value, \UISlider.value, as: .number).after(.minimumValue, .maximumValue),
        .bindMain(.isContinuous, \UISlider.isContinuous),
        .bindMain(.preferredBehavioralStyle, \UISlider.preferredBehavioralStyle, as: .raw(BehavioralStyle.self)),
      ]
    }
  }
#endif
