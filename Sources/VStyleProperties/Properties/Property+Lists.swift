public import VStyle

/// Properties of scroll views, tables and collections.
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
  public static let selectedBackgroundView = Property("selected-background-view", .object(ofType: "View"))
  /// Whether the background configuration updates when the state changes. In sheets:
  /// `automatically-updates-background-configuration`.
  public static let automaticallyUpdatesBackgroundConfiguration = Property(
    "automatically-updates-background-configuration", .bool)
  /// The configuration of the background. In sheets: `background-configuration`.
  public static let backgroundConfiguration = Property(
    "background-configuration", .record(BackgroundConfiguration.self))
  /// The size of the content, in points. In sheets: `content-size`.
  public static let contentSize = Property("content-size", .size)
  /// The insets around the content, in points. In sheets: `content-inset`.
  public static let contentInset = Property("content-inset", .insets)
  /// Whether the content can be scrolled. In sheets: `scroll-enabled`.
  public static let isScrollEnabled = Property("scroll-enabled", .bool, aliases: ["is-scroll-enabled"])
  /// Whether scrolling is locked to the axis on which it begins. In sheets: `directional-lock-enabled`.
  public static let isDirectionalLockEnabled = Property(
    "directional-lock-enabled", .bool, aliases: ["is-directional-lock-enabled"])
  /// Whether a tap on the status bar scrolls to the top. In sheets: `scrolls-to-top`.
  public static let scrollsToTop = Property("scrolls-to-top", .bool)
  /// Whether scrolling stops at multiples of the bounds, page by page. In sheets: `paging-enabled`.
  public static let isPagingEnabled = Property("paging-enabled", .bool, aliases: ["is-paging-enabled"])
  /// Whether scrolling bounces at the edges. In sheets: `bounces`.
  public static let bounces = Property("bounces", .bool)
  /// Whether content smaller than the bounds bounces vertically. In sheets: `always-bounce-vertical`.
  public static let alwaysBounceVertical = Property("always-bounce-vertical", .bool)
  /// Whether content smaller than the bounds bounces horizontally. In sheets: `always-bounce-horizontal`.
  public static let alwaysBounceHorizontal = Property("always-bounce-horizontal", .bool)
  /// The style of the scroll indicators. In sheets: `indicator-style`.
  public static let indicatorStyle = Property("indicator-style", .keyword(ScrollViewIndicatorStyle.self))
  /// The insets of both scroll indicators, in points. In sheets: `scroll-indicator-insets`.
  public static let scrollIndicatorInsets = Property("scroll-indicator-insets", .insets)
  /// Whether the vertical scroll indicator is visible. In sheets: `shows-vertical-scroll-indicator`.
  public static let showsVerticalScrollIndicator = Property("shows-vertical-scroll-indicator", .bool)
  /// Whether the horizontal scroll indicator is visible. In sheets: `shows-horizontal-scroll-indicator`.
  public static let showsHorizontalScrollIndicator = Property("shows-horizontal-scroll-indicator", .bool)
  /// The insets of the vertical scroll indicator, in points. In sheets: `vertical-scroll-indicator-insets`.
  public static let verticalScrollIndicatorInsets = Property("vertical-scroll-indicator-insets", .insets)
  /// The insets of the horizontal scroll indicator, in points. In sheets: `horizontal-scroll-indicator-insets`.
  public static let horizontalScrollIndicatorInsets = Property("horizontal-scroll-indicator-insets", .insets)
  /// Whether the safe area adds to the insets of the scroll indicators. In sheets:
  /// `automatically-adjusts-scroll-indicator-insets`.
  public static let automaticallyAdjustsScrollIndicatorInsets = Property(
    "automatically-adjusts-scroll-indicator-insets", .bool)
  /// When the safe area adds to the insets around the content. In sheets: `content-inset-adjustment-behavior`.
  public static let contentInsetAdjustmentBehavior = Property(
    "content-inset-adjustment-behavior", .keyword(ScrollViewContentInsetAdjustmentBehavior.self))
  /// The offset of the visible area from the origin of the content, in points. In sheets: `content-offset`.
  public static let contentOffset = Property("content-offset", .point)
  /// The rate at which scrolling decelerates. In sheets: `deceleration-rate`.
  public static let decelerationRate = Property("deceleration-rate", .keyword(ScrollViewDecelerationRate.self))
  /// The minimum zoom scale, as a factor. In sheets: `minimum-zoom-scale`, in `[0, ∞]`.
  public static let minimumZoomScale = Property("minimum-zoom-scale", .number(0...))
  /// The maximum zoom scale, as a factor. In sheets: `maximum-zoom-scale`, in `[0, ∞]`.
  public static let maximumZoomScale = Property("maximum-zoom-scale", .number(0...))
  /// The current zoom scale, as a factor. In sheets: `zoom-scale`, in `[0, ∞]`.
  public static let zoomScale = Property("zoom-scale", .number(0...))
  /// Whether zooming bounces at the minimum and the maximum scale. In sheets: `bounces-zoom`.
  public static let bouncesZoom = Property("bounces-zoom", .bool)
  /// Whether vertical scrolling bounces at the edges. In sheets: `bounces-vertically`.
  public static let bouncesVertically = Property("bounces-vertically", .bool)
  /// Whether horizontal scrolling bounces at the edges. In sheets: `bounces-horizontally`.
  public static let bouncesHorizontally = Property("bounces-horizontally", .bool)
  /// When scrolling dismisses the keyboard. In sheets: `keyboard-dismiss-mode`.
  public static let keyboardDismissMode = Property(
    "keyboard-dismiss-mode", .keyword(ScrollViewKeyboardDismissMode.self))
  /// Whether the view delays a touch until it is clear that the touch does not scroll. In sheets:
  /// `delays-content-touches`.
  public static let delaysContentTouches = Property("delays-content-touches", .bool)
  /// Whether a touch in the content can turn into scrolling. In sheets: `can-cancel-content-touches`.
  public static let canCancelContentTouches = Property("can-cancel-content-touches", .bool)
  /// The alignment of content smaller than the view, in unit coordinates of the view. In sheets:
  /// `content-alignment-point`.
  public static let contentAlignmentPoint = Property("content-alignment-point", .point)
  /// Whether the user can scroll with the keyboard. In sheets: `allows-keyboard-scrolling`.
  public static let allowsKeyboardScrolling = Property("allows-keyboard-scrolling", .bool)
  /// The control that refreshes the content when the user pulls it down. In sheets: `refresh-control`, the name of a
  /// view type.
  public static let refreshControl = Property("refresh-control", .object(ofType: "RefreshControl"))
  /// The height of the rows, in points. In sheets: `row-height`, a length in `[0, ∞]` or `automatic`.
  public static let rowHeight = Property("row-height", .rowHeight)
  /// The style of the separator between two rows. In sheets: `separator-style`.
  public static let separatorStyle = Property("separator-style", .keyword(TableViewCellSeparatorStyle.self))
  /// The color of the separators. In sheets: `separator-color`.
  public static let separatorColor = Property("separator-color", .color)
  /// The effect on the separators. In sheets: `separator-effect`.
  public static let separatorEffect = Property("separator-effect", .effect)
  /// The view behind the rows. In sheets: `background-view`, the name of a view type.
  public static let backgroundView = Property("background-view", .object(ofType: "View"))
  /// The insets of the separators, in points. In sheets: `separator-inset`.
  public static let separatorInset = Property("separator-inset", .insets)
  /// Whether the layout margins of cells follow the readable width. In sheets:
  /// `cell-layout-margins-follow-readable-width`.
  public static let cellLayoutMarginsFollowReadableWidth = Property("cell-layout-margins-follow-readable-width", .bool)
  /// The color of the section index's text. In sheets: `section-index-color`.
  public static let sectionIndexColor = Property("section-index-color", .color)
  /// The background color of the section index. In sheets: `section-index-background-color`.
  public static let sectionIndexBackgroundColor = Property("section-index-background-color", .color)
  /// The background color of the section index while it is touched. In sheets:
  /// `section-index-tracking-background-color`.
  public static let sectionIndexTrackingBackgroundColor = Property("section-index-tracking-background-color", .color)
  /// The number of rows from which on the section index appears. In sheets: `section-index-minimum-display-row-count`,
  /// in `[0, ∞]`.
  public static let sectionIndexMinimumDisplayRowCount = Property(
    "section-index-minimum-display-row-count", .integer(0...))
  /// The boundary that separator insets are measured from. In sheets: `separator-inset-reference`.
  public static let separatorInsetReference = Property(
    "separator-inset-reference", .keyword(TableViewSeparatorInsetReference.self))
  /// Whether the content of the rows is inset to the safe area. In sheets: `insets-content-views-to-safe-area`.
  public static let insetsContentViewsToSafeArea = Property("insets-content-views-to-safe-area", .bool)
  /// The estimated height of a row, used before it is measured, in points. In sheets: `estimated-row-height`.
  public static let estimatedRowHeight = Property("estimated-row-height", .rowHeight)
  /// The height of section headers, in points. In sheets: `section-header-height`.
  public static let sectionHeaderHeight = Property("section-header-height", .rowHeight)
  /// The height of section footers, in points. In sheets: `section-footer-height`.
  public static let sectionFooterHeight = Property("section-footer-height", .rowHeight)
  /// The estimated height of a header, used before it is measured, in points. In sheets:
  /// `estimated-section-header-height`.
  public static let estimatedSectionHeaderHeight = Property("estimated-section-header-height", .rowHeight)
  /// The estimated height of a footer, used before it is measured, in points. In sheets:
  /// `estimated-section-footer-height`.
  public static let estimatedSectionFooterHeight = Property("estimated-section-footer-height", .rowHeight)
  /// The padding above each section header, in points. In sheets: `section-header-top-padding`.
  public static let sectionHeaderTopPadding = Property("section-header-top-padding", .rowHeight)
  /// The height of the empty filler rows below the last row, in points. In sheets: `filler-row-height`.
  public static let fillerRowHeight = Property("filler-row-height", .rowHeight)
  /// The view above the first row. In sheets: `table-header-view`, the name of a view type.
  public static let tableHeaderView = Property("table-header-view", .object(ofType: "View"))
  /// The view below the last row. In sheets: `table-footer-view`, the name of a view type.
  public static let tableFooterView = Property("table-footer-view", .object(ofType: "View"))
  /// The style of the row while it is selected. In sheets: `selection-style`.
  public static let selectionStyle = Property("selection-style", .keyword(TableViewCellSelectionStyle.self))
  /// The standard accessory at the end of the row. In sheets: `accessory-type`.
  public static let accessoryType = Property("accessory-type", .keyword(TableViewCellAccessoryType.self))
  /// The standard accessory at the end of the row in editing mode. In sheets: `editing-accessory-type`.
  public static let editingAccessoryType = Property(
    "editing-accessory-type", .keyword(TableViewCellAccessoryType.self))
  /// The accessory view at the end of the row. In sheets: `accessory-view`, the name of a view type.
  public static let accessoryView = Property("accessory-view", .object(ofType: "View"))
  /// The accessory view at the end of the row in editing mode. In sheets: `editing-accessory-view`, the name of a view
  /// type.
  public static let editingAccessoryView = Property("editing-accessory-view", .object(ofType: "View"))
  /// The background color while the row is selected. In sheets: `selected-background-color`.
  public static let selectedBackgroundColor = Property("selected-background-color", .color)
  /// The view behind the content while several rows are selected. In sheets: `multiple-selection-background-view`, the
  /// name of a view type.
  public static let multipleSelectionBackgroundView = Property(
    "multiple-selection-background-view", .object(ofType: "View"))
  /// The indentation level of the content. In sheets: `indentation-level`, in `[0, ∞]`.
  public static let indentationLevel = Property("indentation-level", .integer(0...))
  /// The width of an indentation level, in points. In sheets: `indentation-width`, in `[0, ∞]`.
  public static let indentationWidth = Property("indentation-width", .length(0...))
  /// Whether the content is indented in editing mode. In sheets: `should-indent-while-editing`.
  public static let shouldIndentWhileEditing = Property("should-indent-while-editing", .bool)
  /// Whether the reorder control is displayed. In sheets: `shows-reorder-control`.
  public static let showsReorderControl = Property("shows-reorder-control", .bool)
  /// The style of the row while it has the focus. In sheets: `focus-style`.
  public static let focusStyle = Property("focus-style", .keyword(TableViewCellFocusStyle.self))
  /// Whether the row receives touches while it is dragged. In sheets: `user-interaction-enabled-while-dragging`.
  public static let userInteractionEnabledWhileDragging = Property("user-interaction-enabled-while-dragging", .bool)
  /// Whether the content configuration updates when the state changes. In sheets:
  /// `automatically-updates-content-configuration`.
  public static let automaticallyUpdatesContentConfiguration = Property(
    "automatically-updates-content-configuration", .bool)
  /// The configuration of the content. In sheets: `content-configuration`.
  public static let contentConfiguration = Property("content-configuration", .record(ListContentConfiguration.self))
  /// The speed at which other items are rearranged during a drag. In sheets: `reordering-cadence`.
  public static let reorderingCadence = Property("reordering-cadence", .keyword(CollectionViewReorderingCadence.self))
  /// The minimum spacing between two lines, in points. In sheets: `minimum-line-spacing`, in `[0, ∞]`.
  public static let minimumLineSpacing = Property("minimum-line-spacing", .length(0...))
  /// The minimum spacing between two items of a line, in points. In sheets: `minimum-interitem-spacing`, in `[0, ∞]`.
  public static let minimumInteritemSpacing = Property("minimum-interitem-spacing", .length(0...))
  /// The size of the items, in points. In sheets: `item-size`.
  public static let itemSize = Property("item-size", .size)
  /// The estimated size of an item, used before it is measured, in points. In sheets: `estimated-item-size`.
  public static let estimatedItemSize = Property("estimated-item-size", .size)
  /// The direction in which the layout scrolls. In sheets: `scroll-direction`.
  public static let scrollDirection = Property("scroll-direction", .keyword(CollectionViewScrollDirection.self))
  /// The size of section headers, in points. In sheets: `header-reference-size`.
  public static let headerReferenceSize = Property("header-reference-size", .size)
  /// The size of section footers, in points. In sheets: `footer-reference-size`.
  public static let footerReferenceSize = Property("footer-reference-size", .size)
  /// The margins around the items of a section, in points. In sheets: `section-inset`.
  public static let sectionInset = Property("section-inset", .insets)
  /// The boundary that section insets are measured from. In sheets: `section-inset-reference`.
  public static let sectionInsetReference = Property(
    "section-inset-reference", .keyword(CollectionViewFlowLayoutSectionInsetReference.self))
  /// Whether headers stay at the edge while their section is visible. In sheets:
  /// `section-headers-pin-to-visible-bounds`.
  public static let sectionHeadersPinToVisibleBounds = Property("section-headers-pin-to-visible-bounds", .bool)
  /// Whether footers stay at the edge while their section is visible. In sheets:
  /// `section-footers-pin-to-visible-bounds`.
  public static let sectionFootersPinToVisibleBounds = Property("section-footers-pin-to-visible-bounds", .bool)
}
