public import VStyleProperties

/// The base class of interactive views, such as buttons, switches and text fields. UIKit: `UIControl`.
open class Control: View {
  /// Whether the control is enabled. Default: true. UIKit: `UIControl.isEnabled`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { styleDidChange(.states) } } }
  /// Whether the control is selected. Default: false. UIKit: `UIControl.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the control is highlighted, as it is while it is touched. Default: false. UIKit:
  /// `UIControl.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// Whether the control has the focus. Default: false. UIKit: `UIView.isFocused`, which only the system sets.
  open var isFocused = false { didSet { if isFocused != oldValue { styleDidChange(.states) } } }
  /// The vertical alignment of the content. Default: `center`. UIKit: `UIControl.contentVerticalAlignment`.
  open var contentVerticalAlignment = Control.ContentVerticalAlignment.center
  /// The horizontal alignment of the content. Default: `center`. UIKit: `UIControl.contentHorizontalAlignment`.
  open var contentHorizontalAlignment = Control.ContentHorizontalAlignment.center
  /// Whether a tap shows the menu. Default: false. UIKit: `UIControl.showsMenuAsPrimaryAction`.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press shows a context menu. Default: false. UIKit: `UIControl.isContextMenuInteractionEnabled`.
  open var isContextMenuInteractionEnabled = false
  /// Whether symbols animate when the control's state changes. Default: false. UIKit:
  /// `UIControl.isSymbolAnimationEnabled`.
  open var isSymbolAnimationEnabled = false
  /// The tooltip, displayed while the pointer rests on the control. Default: nil. UIKit: `UIControl.toolTip`.
  open var toolTip: String?

  /// The current control states. UIKit: `UIControl.state`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The names of the current control states, `enabled` included, and of the app's own states.
  open override var styleStates: Set<String> {
    super.styleStates.union(state.names).union(isEnabled ? ["enabled"] : [])
  }

  /// The names of the control states.
  open override class var styleStateNames: [String] { State.named.map(\.name) + ["enabled"] }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .control }
}
