public import VStyle

extension Property {
  /// The style of the row while it is selected. In sheets: `selection-style`.
  public static let selectionStyle = Property("selection-style", .keyword(TableViewCell.SelectionStyle.self))
  /// The standard accessory at the end of the row. In sheets: `accessory-type`.
  public static let accessoryType = Property("accessory-type", .keyword(TableViewCell.AccessoryType.self))
  /// The standard accessory at the end of the row in editing mode. In sheets: `editing-accessory-type`.
  public static let editingAccessoryType = Property(
    "editing-accessory-type", .keyword(TableViewCell.AccessoryType.self))
  /// The accessory view at the end of the row. In sheets: `accessory-view`, the name of a view type.
  public static let accessoryView = Property("accessory-view", .object(of: View.self))
  /// The accessory view at the end of the row in editing mode. In sheets: `editing-accessory-view`, the name of a view
  /// type.
  public static let editingAccessoryView = Property("editing-accessory-view", .object(of: View.self))
  /// The background color while the row is selected. In sheets: `selected-background-color`.
  public static let selectedBackgroundColor = Property("selected-background-color", .color)
  /// The view behind the content while several rows are selected. In sheets: `multiple-selection-background-view`, the
  /// name of a view type.
  public static let multipleSelectionBackgroundView = Property(
    "multiple-selection-background-view", .object(of: View.self))
  /// The indentation level of the content. In sheets: `indentation-level`, in `[0, ∞]`.
  public static let indentationLevel = Property("indentation-level", .integer(0...))
  /// The width of an indentation level, in points. In sheets: `indentation-width`, in `[0, ∞]`.
  public static let indentationWidth = Property("indentation-width", .length(0...))
  /// Whether the content is indented in editing mode. In sheets: `should-indent-while-editing`.
  public static let shouldIndentWhileEditing = Property("should-indent-while-editing", .bool)
  /// Whether the reorder control is displayed. In sheets: `shows-reorder-control`.
  public static let showsReorderControl = Property("shows-reorder-control", .bool)
  /// The style of the row while it has the focus. In sheets: `focus-style`.
  public static let focusStyle = Property("focus-style", .keyword(TableViewCell.FocusStyle.self))
  /// Whether the row receives touches while it is dragged. In sheets: `user-interaction-enabled-while-dragging`.
  public static let userInteractionEnabledWhileDragging = Property("user-interaction-enabled-while-dragging", .bool)
  /// Whether the content configuration updates when the state changes. In sheets:
  /// `automatically-updates-content-configuration`.
  public static let automaticallyUpdatesContentConfiguration = Property(
    "automatically-updates-content-configuration", .bool)
  /// The configuration of the content. In sheets: `content-configuration`.
  public static let contentConfiguration = Property("content-configuration", .record(ListContentConfiguration.self))
}

extension PropertyTable {
  /// The property bindings of ``TableViewCell``.
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
