public import VStyleProperties

/// A control that increments and decrements a value. UIKit: `UIStepper`.
open class Stepper: Control {
  /// The minimum value. Default: 0. UIKit: `UIStepper.minimumValue`.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  /// The maximum value. Default: 100. UIKit: `UIStepper.maximumValue`.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  /// The current value. A value outside the minimum and the maximum is clamped. Default: 0. UIKit: `UIStepper.value`.
  open var value: Double {
    get { shownValue }
    set { shownValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var shownValue: Double = 0
  /// The amount by which a tap changes the value. Range: `[0, ∞]`. Default: 1. UIKit: `UIStepper.stepValue`.
  open var stepValue = 1.0
  /// Whether every change during an interaction is reported. Default: true. UIKit: `UIStepper.isContinuous`.
  open var isContinuous = true
  /// Whether holding a button changes the value repeatedly. Default: true. UIKit: `UIStepper.autorepeat`.
  open var autorepeat = true
  /// Whether the value wraps around at the minimum and the maximum. Default: false. UIKit: `UIStepper.wraps`.
  open var wraps = false

  var dividerImages = ValuePerKey<KeyPair<State, State>, Image>()
  private(set) var backgroundImages = ValuePerState<Image>()
  private(set) var incrementImages = ValuePerState<Image>()
  private(set) var decrementImages = ValuePerState<Image>()

  /// Sets the background image of the buttons for a state; nil removes it. UIKit: `setBackgroundImage(_:for:)`.
  open func setBackgroundImage(_ backgroundImage: Image?, for state: State) {
    backgroundImages[own: state] = backgroundImage
  }

  /// Sets the image of the increment button for a state; nil removes it. UIKit: `setIncrementImage(_:for:)`.
  open func setIncrementImage(_ incrementImage: Image?, for state: State) {
    incrementImages[own: state] = incrementImage
  }

  /// Sets the image of the decrement button for a state; nil removes it. UIKit: `setDecrementImage(_:for:)`.
  open func setDecrementImage(_ decrementImage: Image?, for state: State) {
    decrementImages[own: state] = decrementImage
  }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .stepper }
}

extension Stepper {
  /// The background image of the buttons for a state. Default: nil. UIKit: `backgroundImage(for:)`.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[shown: state] }

  /// The image of the increment button for a state. Default: nil. UIKit: `incrementImage(for:)`.
  public func incrementImage(for state: State) -> Image? { incrementImages[shown: state] }

  /// The image of the decrement button for a state. Default: nil. UIKit: `decrementImage(for:)`.
  public func decrementImage(for state: State) -> Image? { decrementImages[shown: state] }

  /// The divider image between the buttons. Default: nil. UIKit:
  /// `dividerImage(forLeftSegmentState:rightSegmentState:)`.
  public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> Image? {
    dividerImages[shown: KeyPair(left, right)]
  }

  /// Sets the divider image between the buttons; nil removes it. UIKit:
  /// `setDividerImage(_:forLeftSegmentState:rightSegmentState:)`.
  public func setDividerImage(_ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State) {
    dividerImages[own: KeyPair(left, right)] = image
  }
}
