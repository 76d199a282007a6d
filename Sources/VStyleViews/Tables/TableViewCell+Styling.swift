import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TableViewCell``.
  static var tableViewCell: PropertyTable {
    [
      .bind(.selectionStyle, \TableViewCell.selectionStyle),
      .bind(.accessoryType, \TableViewCell.accessoryType),
      .bind(.editingAccessoryType, \TableViewCell.editingAccessoryType),
      .bindObject(.accessoryView, \TableViewCell.accessoryView, kind: .view, make: ViewTypes.instance),
      .bindObject(.editingAccessoryView, \TableViewCell.editingAccessoryView, kind: .view, make: ViewTypes.instance),
      .bindObject(.backgroundView, \TableViewCell.backgroundView, kind: .view, make: ViewTypes.instance),
      .bindObject(
        .selectedBackgroundView, \TableViewCell.selectedBackgroundView, kind: .view, make: ViewTypes.instance),
      .bind(.selectedBackgroundColor, \TableViewCell.selectedBackgroundColor),
      .bindObject(
        .multipleSelectionBackgroundView, \TableViewCell.multipleSelectionBackgroundView, kind: .view,
        make: ViewTypes.instance),
      .bind(.indentationLevel, \TableViewCell.indentationLevel),
      .bind(.indentationWidth, \TableViewCell.indentationWidth),
      .bind(.shouldIndentWhileEditing, \TableViewCell.shouldIndentWhileEditing),
      .bind(.separatorInset, \TableViewCell.separatorInset),
      .bind(.showsReorderControl, \TableViewCell.showsReorderControl),
      .bind(.isSelected, \TableViewCell.isSelected),
      .bind(.isHighlighted, \TableViewCell.isHighlighted),
      .bind(.isEditing, \TableViewCell.isEditing),
      .bind(.focusStyle, \TableViewCell.focusStyle),
      .bind(.userInteractionEnabledWhileDragging, \TableViewCell.userInteractionEnabledWhileDragging),
      .bind(.automaticallyUpdatesBackgroundConfiguration, \TableViewCell.automaticallyUpdatesBackgroundConfiguration),
      .bind(.automaticallyUpdatesContentConfiguration, \TableViewCell.automaticallyUpdatesContentConfiguration),
      .bind(.backgroundConfiguration, \TableViewCell.backgroundConfiguration),
      .bind(.contentConfiguration, \TableViewCell.contentConfiguration),
      .bind(.textLabelFont, \TableViewCell.textLabel.font),
      .bind(.textLabelTextColor, \TableViewCell.textLabel.textColor),
      .bind(.detailTextLabelFont, \TableViewCell.detailTextLabel.font),
      .bind(.detailTextLabelTextColor, \TableViewCell.detailTextLabel.textColor),
      .bind(.contentViewBackgroundColor, \TableViewCell.contentView.backgroundColor),
    ]
  }
}
