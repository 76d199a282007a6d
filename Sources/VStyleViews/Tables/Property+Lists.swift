public import VStyle

/// Properties of tables, collections and their cells.
extension Property {
  /// Whether the view is selected. In sheets: `selected`.
  public static let isSelected = Property("selected", .bool, aliases: ["is-selected"])
  /// Whether rows or items can be selected. In sheets: `allows-selection`.
  public static let allowsSelection = Property("allows-selection", .bool)
  /// Whether several rows or items can be selected. In sheets: `allows-multiple-selection`.
  public static let allowsMultipleSelection = Property("allows-multiple-selection", .bool)
  /// Whether rows or items can be selected in editing mode. In sheets: `allows-selection-during-editing`.
  public static let allowsSelectionDuringEditing = Property("allows-selection-during-editing", .bool)
  /// Whether several rows or items can be selected in editing mode. In sheets:
  /// `allows-multiple-selection-during-editing`.
  public static let allowsMultipleSelectionDuringEditing = Property("allows-multiple-selection-during-editing", .bool)
  /// Whether the view is in editing mode. In sheets: `editing`.
  public static let isEditing = Property("editing", .bool, aliases: ["is-editing"])
  /// Whether an element is selected when it receives the focus. In sheets: `selection-follows-focus`.
  public static let selectionFollowsFocus = Property("selection-follows-focus", .bool)
  /// Whether the focus returns to the element that last had it. In sheets: `remembers-last-focused-index-path`.
  public static let remembersLastFocusedIndexPath = Property("remembers-last-focused-index-path", .bool)
  /// Whether rows or items can be dragged. In sheets: `drag-interaction-enabled`.
  public static let dragInteractionEnabled = Property("drag-interaction-enabled", .bool)
  /// Whether rows or items are prefetched before they appear. In sheets: `prefetching-enabled`.
  public static let isPrefetchingEnabled = Property("prefetching-enabled", .bool, aliases: ["is-prefetching-enabled"])
  /// When a self-sizing cell is measured again. In sheets: `self-sizing-invalidation`.
  public static let selfSizingInvalidation = Property("self-sizing-invalidation", .keyword(SelfSizingInvalidation.self))
  /// The view behind the content while the cell is selected. In sheets: `selected-background-view`, the name of a view
  /// type.
  public static let selectedBackgroundView = Property("selected-background-view", .object(of: View.self))
  /// Whether the background configuration updates when the state changes. In sheets:
  /// `automatically-updates-background-configuration`.
  public static let automaticallyUpdatesBackgroundConfiguration = Property(
    "automatically-updates-background-configuration", .bool)
  /// The configuration of the background. In sheets: `background-configuration`.
  public static let backgroundConfiguration = Property(
    "background-configuration", .record(BackgroundConfiguration.self))
}
