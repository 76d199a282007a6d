public import VStyle

extension Property {
  /// The vertical alignment of the content. In sheets: `content-vertical-alignment`.
  public static let contentVerticalAlignment = Property(
    "content-vertical-alignment", .keyword(Control.ContentVerticalAlignment.self))
  /// The horizontal alignment of the content. In sheets: `content-horizontal-alignment`.
  public static let contentHorizontalAlignment = Property(
    "content-horizontal-alignment", .keyword(Control.ContentHorizontalAlignment.self))
  /// Whether a tap shows the menu. In sheets: `shows-menu-as-primary-action`.
  public static let showsMenuAsPrimaryAction = Property("shows-menu-as-primary-action", .bool)
  /// Whether a long press shows a context menu. In sheets: `context-menu-interaction-enabled`.
  public static let isContextMenuInteractionEnabled = Property(
    "context-menu-interaction-enabled", .bool, aliases: ["is-context-menu-interaction-enabled"])
  /// Whether symbols animate when the control's state changes. In sheets: `symbol-animation-enabled`.
  public static let isSymbolAnimationEnabled = Property(
    "symbol-animation-enabled", .bool, aliases: ["is-symbol-animation-enabled"])
  /// The tooltip, displayed while the pointer rests on the control. In sheets: `tool-tip`.
  public static let toolTip = Property("tool-tip", .string)
}

extension PropertyTable {
  /// The property bindings of ``Control``.
  static var control: PropertyTable {
    [
      .bind(.isEnabled, \Control.isEnabled),
      .bind(.isSelected, \Control.isSelected),
      .bind(.isHighlighted, \Control.isHighlighted),
      .bind(.contentVerticalAlignment, \Control.contentVerticalAlignment),
      .bind(.contentHorizontalAlignment, \Control.contentHorizontalAlignment),
      .bind(.showsMenuAsPrimaryAction, \Control.showsMenuAsPrimaryAction),
      .bind(.isContextMenuInteractionEnabled, \Control.isContextMenuInteractionEnabled),
      .bind(.isSymbolAnimationEnabled, \Control.isSymbolAnimationEnabled),
      .bind(.toolTip, \Control.toolTip),
    ]
  }
}
