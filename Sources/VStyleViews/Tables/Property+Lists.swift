public import VStyle

/// Properties of lists, collections and their cells.
extension Property {
  /// Whether the view is selected: `selected`.
  public static let isSelected = Property("selected", .bool, aliases: ["is-selected"])
  /// Whether an element can be selected: `allows-selection`.
  public static let allowsSelection = Property("allows-selection", .bool)
  /// Whether several elements can be selected: `allows-multiple-selection`.
  public static let allowsMultipleSelection = Property("allows-multiple-selection", .bool)
  /// Whether an element can be selected while the list is edited: `allows-selection-during-editing`.
  public static let allowsSelectionDuringEditing = Property("allows-selection-during-editing", .bool)
  /// Whether several elements can be selected while the list is edited: `allows-multiple-selection-during-editing`.
  public static let allowsMultipleSelectionDuringEditing = Property("allows-multiple-selection-during-editing", .bool)
  /// Whether the view is edited: `editing`.
  public static let isEditing = Property("editing", .bool, aliases: ["is-editing"])
  /// Whether what gets the focus is selected: `selection-follows-focus`.
  public static let selectionFollowsFocus = Property("selection-follows-focus", .bool)
  /// Whether the focus comes back to where it was: `remembers-last-focused-index-path`.
  public static let remembersLastFocusedIndexPath = Property("remembers-last-focused-index-path", .bool)
  /// Whether elements can be dragged: `drag-interaction-enabled`.
  public static let dragInteractionEnabled = Property("drag-interaction-enabled", .bool)
  /// Whether elements are asked for before they show: `prefetching-enabled`.
  public static let isPrefetchingEnabled = Property("prefetching-enabled", .bool, aliases: ["is-prefetching-enabled"])
  /// When the size of a cell is found again: `self-sizing-invalidation`.
  public static let selfSizingInvalidation = Property("self-sizing-invalidation", .keyword(SelfSizingInvalidation.self))
  /// The view behind the content while the cell is selected: `selected-background-view`, a class to make one of.
  public static let selectedBackgroundView = Property("selected-background-view", .object(of: View.self))
  /// Whether the background follows the state: `automatically-updates-background-configuration`.
  public static let automaticallyUpdatesBackgroundConfiguration = Property(
    "automatically-updates-background-configuration", .bool)
  /// The background as a whole: `background-configuration`.
  public static let backgroundConfiguration = Property(
    "background-configuration", .record(BackgroundConfiguration.self))
}
