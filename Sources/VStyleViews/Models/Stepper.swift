public import VStyle

/// Two buttons that count a value up and down. UIKit: `UIStepper`.
open class Stepper: Control {
  /// The least value. Default: 0. UIKit: `UIStepper.minimumValue`.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value. Default: 100. UIKit: `UIStepper.maximumValue`.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  /// The value. One outside the bounds is moved to the nearest bound. Default: 0. UIKit: `UIStepper.value`.
  open var value: Double {
    get { shownValue }
    set { shownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var shownValue: Double = 0
  /// By how much a touch changes the value. Range: `[0, ∞]`. Default: 1. UIKit: `UIStepper.stepValue`.
  open var stepValue = 1.0
  /// Whether each step on the way is reported. Default: true. UIKit: `UIStepper.isContinuous`.
  open var isContinuous = true
  /// Whether a long touch goes on counting. Default: true. UIKit: `UIStepper.autorepeat`.
  open var autorepeat = true
  /// Whether the least value follows the greatest. Default: false. UIKit: `UIStepper.wraps`.
  open var wraps = false

  var dividerImages = ValuePerKey<KeyPair<State, State>, Image>()
  private(set) var backgroundImages = ValuePerState<Image>()
  private(set) var incrementImages = ValuePerState<Image>()
  private(set) var decrementImages = ValuePerState<Image>()

  /// Sets the image behind the buttons for a state; nil gives it up. UIKit: `setBackgroundImage(_:for:)`.
  open func setBackgroundImage(_ backgroundImage: Image?, for state: State) {
    backgroundImages[own: state] = backgroundImage
  }

  /// Sets the image of the button that counts up for a state; nil gives it up. UIKit: `setIncrementImage(_:for:)`.
  open func setIncrementImage(_ incrementImage: Image?, for state: State) {
    incrementImages[own: state] = incrementImage
  }

  /// Sets the image of the button that counts down for a state; nil gives it up. UIKit: `setDecrementImage(_:for:)`.
  open func setDecrementImage(_ decrementImage: Image?, for state: State) {
    decrementImages[own: state] = decrementImage
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .stepper }
}

extension Stepper {
  /// The image behind the buttons for a state. Default: nil. UIKit: `backgroundImage(for:)`.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[shown: state] }

  /// The image of the button that counts up for a state. Default: nil. UIKit: `incrementImage(for:)`.
  public func incrementImage(for state: State) -> Image? { incrementImages[shown: state] }

  /// The image of the button that counts down for a state. Default: nil. UIKit: `decrementImage(for:)`.
  public func decrementImage(for state: State) -> Image? { decrementImages[shown: state] }

  /// The image between the buttons. Default: nil. UIKit: `dividerImage(forLeftSegmentState:rightSegmentState:)`.
  public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> Image? {
    dividerImages[shown: KeyPair(left, right)]
  }

  /// Sets the image between the buttons; nil gives it up.
  /// UIKit: `setDividerImage(_:forLeftSegmentState:rightSegmentState:)`.
  public func setDividerImage(_ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State) {
    dividerImages[own: KeyPair(left, right)] = image
  }
}
