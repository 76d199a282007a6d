public import VStyle

/// A view that is used: a button, a switch, a field. UIKit: `UIControl`.
open class Control: View {
  /// Whether the control can be used. Default: true. UIKit: `UIControl.isEnabled`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { styleDidChange(.states) } } }
  /// Whether the control is selected. Default: false. UIKit: `UIControl.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the control is touched. Default: false. UIKit: `UIControl.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// Whether the control has the focus. Default: false. UIKit: `UIView.isFocused`, which only the system sets.
  open var isFocused = false { didSet { if isFocused != oldValue { styleDidChange(.states) } } }
  /// Where the content stands between the top and the bottom. Default: `center`. UIKit:
  /// `UIControl.contentVerticalAlignment`.
  open var contentVerticalAlignment = Control.ContentVerticalAlignment.center
  /// Where the content stands between the sides. Default: `center`. UIKit: `UIControl.contentHorizontalAlignment`.
  open var contentHorizontalAlignment = Control.ContentHorizontalAlignment.center
  /// Whether a touch opens the menu. Default: false. UIKit: `UIControl.showsMenuAsPrimaryAction`.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long touch opens a menu. Default: false. UIKit: `UIControl.isContextMenuInteractionEnabled`.
  open var isContextMenuInteractionEnabled = false
  /// Whether symbols move when the control's state changes. Default: false. UIKit:
  /// `UIControl.isSymbolAnimationEnabled`.
  open var isSymbolAnimationEnabled = false
  /// The text that shows while the pointer rests on the control. Default: nil. UIKit: `UIControl.toolTip`.
  open var toolTip: String?

  /// The states that hold now. UIKit: `UIControl.state`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The control states by name, `enabled` included, and the app's own.
  open override var styleStates: Set<String> {
    super.styleStates.union(state.names).union(isEnabled ? ["enabled"] : [])
  }

  /// The control states.
  open override class var styleStateNames: [String] { State.named.map(\.name) + ["enabled"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .control }
}
