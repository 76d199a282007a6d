public import VStyle

extension Property {
  /// Where the content stands between the top and the bottom: `content-vertical-alignment`.
  public static let contentVerticalAlignment = Property(
    "content-vertical-alignment", .keyword(Control.ContentVerticalAlignment.self))
  /// Where the content stands between the sides: `content-horizontal-alignment`.
  public static let contentHorizontalAlignment = Property(
    "content-horizontal-alignment", .keyword(Control.ContentHorizontalAlignment.self))
  /// Whether a touch opens the menu: `shows-menu-as-primary-action`.
  public static let showsMenuAsPrimaryAction = Property("shows-menu-as-primary-action", .bool)
  /// Whether a long touch opens a menu: `context-menu-interaction-enabled`.
  public static let isContextMenuInteractionEnabled = Property(
    "context-menu-interaction-enabled", .bool, aliases: ["is-context-menu-interaction-enabled"])
  /// Whether symbols move when the control's state changes: `symbol-animation-enabled`.
  public static let isSymbolAnimationEnabled = Property(
    "symbol-animation-enabled", .bool, aliases: ["is-symbol-animation-enabled"])
  /// The text that shows while the pointer rests on the control: `tool-tip`.
  public static let toolTip = Property("tool-tip", .string)
}

extension PropertyTable {
  /// The rows of ``Control``.
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
