public import VStyle

/// A switch between on and off. UIKit: `UISwitch`.
open class Switch: Control {
  /// Whether the switch is on. Default: false. UIKit: `UISwitch.isOn`.
  open var isOn = false { didSet { if isOn != oldValue { styleDidChange(.states) } } }

  /// The color while the switch is on; nil for `systemGreen`. Default: nil. UIKit: `UISwitch.onTintColor`.
  open var onTintColor: Color?
  /// The color of the thumb; nil for white. Default: nil. UIKit: `UISwitch.thumbTintColor`.
  open var thumbTintColor: Color?
  /// The picture while the switch is on. Default: nil. UIKit: `UISwitch.onImage`, not drawn since iOS 7.
  open var onImage: Image?
  /// The picture while the switch is off. Default: nil. UIKit: `UISwitch.offImage`, not drawn since iOS 7.
  open var offImage: Image?
  /// The look of the switch. Default: `automatic`. UIKit: `UISwitch.preferredStyle`.
  open var preferredStyle = Switch.Style.automatic
  /// The text beside the switch, on a desktop. Default: nil. UIKit: `UISwitch.title`.
  open var title: String?

  /// The control states, `on` or `off`, and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union([isOn ? "on" : "off"]) }

  /// The two positions.
  open override class var styleStateNames: [String] { ["on", "off"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .switch }
}
