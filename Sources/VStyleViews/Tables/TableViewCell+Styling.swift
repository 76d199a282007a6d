public import VStyle

extension Property {
  /// The look of the selected row: `selection-style`.
  public static let selectionStyle = Property("selection-style", .keyword(TableViewCell.SelectionStyle.self))
  /// What stands at the end of the row: `accessory-type`.
  public static let accessoryType = Property("accessory-type", .keyword(TableViewCell.AccessoryType.self))
  /// What stands at the end of the row while it is edited: `editing-accessory-type`.
  public static let editingAccessoryType = Property(
    "editing-accessory-type", .keyword(TableViewCell.AccessoryType.self))
  /// The view at the end of the row: `accessory-view`, a class to make one of.
  public static let accessoryView = Property("accessory-view", .object(of: View.self))
  /// The view at the end of the row while it is edited: `editing-accessory-view`, a class to make one of.
  public static let editingAccessoryView = Property("editing-accessory-view", .object(of: View.self))
  /// The color behind the content while the row is selected: `selected-background-color`.
  public static let selectedBackgroundColor = Property("selected-background-color", .color)
  /// The view behind the content while several rows are selected: `multiple-selection-background-view`, a class to
  /// make one of.
  public static let multipleSelectionBackgroundView = Property(
    "multiple-selection-background-view", .object(of: View.self))
  /// By how many steps the content is indented: `indentation-level`, in `[0, ∞]`.
  public static let indentationLevel = Property("indentation-level", .integer(0...))
  /// The width of a step, in points: `indentation-width`, in `[0, ∞]`.
  public static let indentationWidth = Property("indentation-width", .length(0...))
  /// Whether the content makes room while the row is edited: `should-indent-while-editing`.
  public static let shouldIndentWhileEditing = Property("should-indent-while-editing", .bool)
  /// Whether the row can be moved by a handle: `shows-reorder-control`.
  public static let showsReorderControl = Property("shows-reorder-control", .bool)
  /// The look of the row with the focus: `focus-style`.
  public static let focusStyle = Property("focus-style", .keyword(TableViewCell.FocusStyle.self))
  /// Whether the row takes touches while it is dragged: `user-interaction-enabled-while-dragging`.
  public static let userInteractionEnabledWhileDragging = Property("user-interaction-enabled-while-dragging", .bool)
  /// Whether the content follows the state: `automatically-updates-content-configuration`.
  public static let automaticallyUpdatesContentConfiguration = Property(
    "automatically-updates-content-configuration", .bool)
  /// The content as a whole: `content-configuration`.
  public static let contentConfiguration = Property("content-configuration", .record(ListContentConfiguration.self))
}

extension PropertyTable {
  /// The rows of ``TableViewCell``.
  static var tableViewCell: PropertyTable {
    [
      .bind(.selectionStyle, \TableViewCell.selectionStyle),
      .bind(.accessoryType, \TableViewCell.accessoryType),
      .bind(.editingAccessoryType, \TableViewCell.editingAccessoryType),
      .bindObject(.accessoryView, \TableViewCell.accessoryView, make: ViewTypes.instance),
      .bindObject(.editingAccessoryView, \TableViewCell.editingAccessoryView, make: ViewTypes.instance),
      .bindObject(.backgroundView, \TableViewCell.backgroundView, make: ViewTypes.instance),
      .bindObject(.selectedBackgroundView, \TableViewCell.selectedBackgroundView, make: ViewTypes.instance),
      .bind(.selectedBackgroundColor, \TableViewCell.selectedBackgroundColor),
      .bindObject(
        .multipleSelectionBackgroundView, \TableViewCell.multipleSelectionBackgroundView, make: ViewTypes.instance),
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
