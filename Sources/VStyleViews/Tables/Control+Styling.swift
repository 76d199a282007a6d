import VStyleProperties

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
