public import VStyleProperties

/// A control that switches between on and off. UIKit: `UISwitch`.
open class Switch: Control {
  /// Whether the switch is on. Default: false. UIKit: `UISwitch.isOn`.
  open var isOn = false { didSet { if isOn != oldValue { styleDidChange(.states) } } }

  /// The color while the switch is on. If nil, `systemGreen` applies. Default: nil. UIKit: `UISwitch.onTintColor`.
  open var onTintColor: Color?
  /// The color of the thumb. If nil, white applies. Default: nil. UIKit: `UISwitch.thumbTintColor`.
  open var thumbTintColor: Color?
  /// The image while the switch is on. Default: nil. UIKit: `UISwitch.onImage`, not drawn since iOS 7.
  open var onImage: Image?
  /// The image while the switch is off. Default: nil. UIKit: `UISwitch.offImage`, not drawn since iOS 7.
  open var offImage: Image?
  /// The preferred style of the switch. Default: `automatic`. UIKit: `UISwitch.preferredStyle`.
  open var preferredStyle = Switch.Style.automatic
  /// The title beside the switch, displayed on the Mac. Default: nil. UIKit: `UISwitch.title`.
  open var title: String?

  /// The names of the current states: the control states, `on` or `off` and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union([isOn ? "on" : "off"]) }

  /// The names of the states that the view type adds.
  open override class var styleStateNames: [String] { ["on", "off"] }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .switch }
}
