public import VStyleProperties

/// A control that selects a value from a range by sliding a thumb. UIKit: `UISlider`.
open class Slider: Control {
  /// The color of the thumb. If nil, the system default applies. Default: nil. UIKit: `UISlider.thumbTintColor`.
  open var thumbTintColor: Color?
  /// The color of the track between the minimum and the thumb. If nil, the tint color applies. Default: nil. UIKit:
  /// `UISlider.minimumTrackTintColor`.
  open var minimumTrackTintColor: Color?
  /// The color of the track between the thumb and the maximum. If nil, the system default applies. Default: nil. UIKit:
  /// `UISlider.maximumTrackTintColor`.
  open var maximumTrackTintColor: Color?
  /// The image at the minimum end. Default: nil. UIKit: `UISlider.minimumValueImage`.
  open var minimumValueImage: Image?
  /// The image at the maximum end. Default: nil. UIKit: `UISlider.maximumValueImage`.
  open var maximumValueImage: Image?
  /// The minimum value. Default: 0. UIKit: `UISlider.minimumValue`.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The maximum value. Default: 1. UIKit: `UISlider.maximumValue`.
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  /// The current value. A value outside the minimum and the maximum is clamped. Default: 0. UIKit: `UISlider.value`.
  open var value: Float {
    get { shownValue }
    set { shownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var shownValue: Float = 0
  /// Whether every change during an interaction is reported. Default: true. UIKit: `UISlider.isContinuous`.
  open var isContinuous = true
  /// The preferred behavioral style of the control. Default: `automatic`. UIKit: `UISlider.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic

  private(set) var thumbImages = ValuePerState<Image>()
  private(set) var minimumTrackImages = ValuePerState<Image>()
  private(set) var maximumTrackImages = ValuePerState<Image>()

  /// Sets the image of the thumb for a state; nil removes it. UIKit: `setThumbImage(_:for:)`.
  open func setThumbImage(_ thumbImage: Image?, for state: State) { thumbImages[own: state] = thumbImage }

  /// Sets the image of the track between the minimum and the thumb for a state; nil removes it. UIKit:
  /// `setMinimumTrackImage(_:for:)`.
  open func setMinimumTrackImage(_ minimumTrackImage: Image?, for state: State) {
    minimumTrackImages[own: state] = minimumTrackImage
  }

  /// Sets the image of the track between the thumb and the maximum for a state; nil removes it. UIKit:
  /// `setMaximumTrackImage(_:for:)`.
  open func setMaximumTrackImage(_ maximumTrackImage: Image?, for state: State) {
    maximumTrackImages[own: state] = maximumTrackImage
  }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .slider }
}

extension Slider {
  /// The image of the thumb for a state. Default: nil. UIKit: `thumbImage(for:)`.
  public func thumbImage(for state: State) -> Image? { thumbImages[shown: state] }

  /// The image of the track between the minimum and the thumb for a state. Default: nil. UIKit:
  /// `minimumTrackImage(for:)`.
  public func minimumTrackImage(for state: State) -> Image? { minimumTrackImages[shown: state] }

  /// The image of the track between the thumb and the maximum for a state. Default: nil. UIKit:
  /// `maximumTrackImage(for:)`.
  public func maximumTrackImage(for state: State) -> Image? { maximumTrackImages[shown: state] }
}
