public import VStyle

/// A value that is chosen by sliding. UIKit: `UISlider`.
open class Slider: Control {
  /// The color of the thumb; nil is the system's. Default: nil. UIKit: `UISlider.thumbTintColor`.
  open var thumbTintColor: Color?
  /// The color of the track before the thumb; nil is the tint color. Default: nil. UIKit:
  /// `UISlider.minimumTrackTintColor`.
  open var minimumTrackTintColor: Color?
  /// The color of the track behind the thumb; nil is the system's. Default: nil. UIKit:
  /// `UISlider.maximumTrackTintColor`.
  open var maximumTrackTintColor: Color?
  /// The image at the end of the least value. Default: nil. UIKit: `UISlider.minimumValueImage`.
  open var minimumValueImage: Image?
  /// The image at the end of the greatest value. Default: nil. UIKit: `UISlider.maximumValueImage`.
  open var maximumValueImage: Image?
  /// The least value. Default: 0. UIKit: `UISlider.minimumValue`.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value. Default: 1. UIKit: `UISlider.maximumValue`.
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  /// The value. One outside the bounds is moved to the nearest bound. Default: 0. UIKit: `UISlider.value`.
  open var value: Float {
    get { shownValue }
    set { shownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var shownValue: Float = 0
  /// Whether each step on the way is reported. Default: true. UIKit: `UISlider.isContinuous`.
  open var isContinuous = true
  /// After which platform's controls the control behaves. Default: `automatic`. UIKit:
  /// `UISlider.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic

  private(set) var thumbImages = ValuePerState<Image>()
  private(set) var minimumTrackImages = ValuePerState<Image>()
  private(set) var maximumTrackImages = ValuePerState<Image>()

  /// Sets the image of the thumb for a state; nil gives it up. UIKit: `setThumbImage(_:for:)`.
  open func setThumbImage(_ thumbImage: Image?, for state: State) { thumbImages[own: state] = thumbImage }

  /// Sets the image of the track before the thumb for a state; nil gives it up. UIKit:
  /// `setMinimumTrackImage(_:for:)`.
  open func setMinimumTrackImage(_ minimumTrackImage: Image?, for state: State) {
    minimumTrackImages[own: state] = minimumTrackImage
  }

  /// Sets the image of the track behind the thumb for a state; nil gives it up. UIKit:
  /// `setMaximumTrackImage(_:for:)`.
  open func setMaximumTrackImage(_ maximumTrackImage: Image?, for state: State) {
    maximumTrackImages[own: state] = maximumTrackImage
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .slider }
}

extension Slider {
  /// The image of the thumb for a state. Default: nil. UIKit: `thumbImage(for:)`.
  public func thumbImage(for state: State) -> Image? { thumbImages[shown: state] }

  /// The image of the track before the thumb for a state. Default: nil. UIKit: `minimumTrackImage(for:)`.
  public func minimumTrackImage(for state: State) -> Image? { minimumTrackImages[shown: state] }

  /// The image of the track behind the thumb for a state. Default: nil. UIKit: `maximumTrackImage(for:)`.
  public func maximumTrackImage(for state: State) -> Image? { maximumTrackImages[shown: state] }
}
