#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITableViewCell`.
    @MainActor
    static var uiTableViewCell: PropertyTable {
      var table = PropertyTable.uiTableViewCellRows + .uiTableViewCellRows2
      #if !os(tvOS)
        table = table + .uiTableViewCellExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiTableViewCellRows: PropertyTable {
      [
        .bindMain(.selectionStyle, \UITableViewCell.selectionStyle, as: .raw(TableViewCellSelectionStyle.self)),
        .bindMain(.accessoryType, \UITableViewCell.accessoryType, as: .raw(TableViewCellAccessoryType.self)),
        .bindMain(
          .editingAccessoryType, \UITableViewCell.editingAccessoryType, as: .raw(TableViewCellAccessoryType.self)),
        .view(.accessoryView, \UITableViewCell.accessoryView),
        .view(.editingAccessoryView, \UITableViewCell.editingAccessoryView),
        .view(.backgroundView, \UITableViewCell.backgroundView),
        .view(.selectedBackgroundView, \UITableViewCell.selectedBackgroundView),
        .selectedBackgroundColor,
        .view(.multipleSelectionBackgroundView, \UITableViewCell.multipleSelectionBackgroundView),
        .bindMain(.indentationLevel, \UITableViewCell.indentationLevel),
        .bindMain(.indentationWidth, \UITableViewCell.indentationWidth, as: .number),
        .bindMain(.shouldIndentWhileEditing, \UITableViewCell.shouldIndentWhileEditing),
        .bindMain(.showsReorderControl, \UITableViewCell.showsReorderControl),
        .bindMain(.isSelected, \UITableViewCell.isSelected),
      ]
    }

    @MainActor
    private static var uiTableViewCellRows2: PropertyTable {
      [
        .bindMain(.isHighlighted, \UITableViewCell.isHighlighted),
        .bindMain(.isEditing, \UITableViewCell.isEditing),
        .bindMain(.focusStyle, \UITableViewCell.focusStyle, as: .raw(TableViewCellFocusStyle.self)),
        .bindMain(
          .automaticallyUpdatesBackgroundConfiguration, \UITableViewCell.automaticallyUpdatesBackgroundConfiguration),
        .bindMain(.automaticallyUpdatesContentConfiguration, \UITableViewCell.automaticallyUpdatesContentConfiguration),
        .optionalMethods(
          .backgroundConfiguration, as: .backgroundConfiguration,
          read: { (cell: UITableViewCell) in cell.backgroundConfiguration.map { MainValue($0) } },
          write: { $0.backgroundConfiguration = $1?.value }),
        .optionalMethods(
          .contentConfiguration, as: .contentConfiguration,
          read: { (cell: UITableViewCell) in
            (cell.contentConfiguration as? UIListContentConfiguration).map { MainValue($0) }
          }, write: { $0.contentConfiguration = $1?.value }),
        .part(.textLabelFont, { (object: UITableViewCell) in object.textLabel }, \UILabel.font, as: .font),
        .part(.textLabelTextColor, { (object: UITableViewCell) in object.textLabel }, \UILabel.textColor, as: .color),
        .part(.detailTextLabelFont, { (object: UITableViewCell) in object.detailTextLabel }, \UILabel.font, as: .font),
        .part(
          .detailTextLabelTextColor, { (object: UITableViewCell) in object.detailTextLabel }, \UILabel.textColor,
          as: .color),
        .bindMain(.contentViewBackgroundColor, \UITableViewCell.contentView.backgroundColor, as: .color),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiTableViewCellExceptOnTV: PropertyTable {
        [
          .bindMain(.separatorInset, \UITableViewCell.separatorInset, as: .insets),
          .bindMain(.userInteractionEnabledWhileDragging, \UITableViewCell.userInteractionEnabledWhileDragging),
        ]
      }
    #endif
  }
#endif
