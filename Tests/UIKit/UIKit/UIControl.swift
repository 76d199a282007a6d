// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIControl: UIView {
  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open var showsMenuAsPrimaryAction: Bool = false
  open var isContextMenuInteractionEnabled: Bool = false
  open var isSymbolAnimationEnabled: Bool = false
  open var toolTip: String?

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
