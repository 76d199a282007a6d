public import VStyle

extension Property {
  /// The height of the rows in points: `row-height`, a length in `[0, ∞]` or `automatic`.
  public static let rowHeight = Property("row-height", .rowHeight)
  /// The line between two rows: `separator-style`.
  public static let separatorStyle = Property("separator-style", .keyword(TableView.SeparatorStyle.self))
  /// The color of the line: `separator-color`.
  public static let separatorColor = Property("separator-color", .color)
  /// The effect on the line: `separator-effect`.
  public static let separatorEffect = Property("separator-effect", .effect)
  /// The view behind the rows: `background-view`, a class to make one of.
  public static let backgroundView = Property("background-view", .object(of: View.self))
  /// How far the line stays from the edges, in points: `separator-inset`.
  public static let separatorInset = Property("separator-inset", .insets)
  /// Whether the rows keep to a width that is easy to read: `cell-layout-margins-follow-readable-width`.
  public static let cellLayoutMarginsFollowReadableWidth = Property("cell-layout-margins-follow-readable-width", .bool)
  /// The color of the index's text: `section-index-color`.
  public static let sectionIndexColor = Property("section-index-color", .color)
  /// The color behind the index: `section-index-background-color`.
  public static let sectionIndexBackgroundColor = Property("section-index-background-color", .color)
  /// The color behind the index while it is touched: `section-index-tracking-background-color`.
  public static let sectionIndexTrackingBackgroundColor = Property("section-index-tracking-background-color", .color)
  /// From how many rows on the index shows: `section-index-minimum-display-row-count`, in `[0, ∞]`.
  public static let sectionIndexMinimumDisplayRowCount = Property(
    "section-index-minimum-display-row-count", .integer(0...))
  /// What the inset of the separators is counted from: `separator-inset-reference`.
  public static let separatorInsetReference = Property(
    "separator-inset-reference", .keyword(TableView.SeparatorInsetReference.self))
  /// Whether the content of the rows keeps out of what bars cover: `insets-content-views-to-safe-area`.
  public static let insetsContentViewsToSafeArea = Property("insets-content-views-to-safe-area", .bool)
  /// The height that a row is taken to have before it is measured, in points: `estimated-row-height`.
  public static let estimatedRowHeight = Property("estimated-row-height", .rowHeight)
  /// The height of the headers, in points: `section-header-height`.
  public static let sectionHeaderHeight = Property("section-header-height", .rowHeight)
  /// The height of the footers, in points: `section-footer-height`.
  public static let sectionFooterHeight = Property("section-footer-height", .rowHeight)
  /// The height that a header is taken to have before it is measured, in points: `estimated-section-header-height`.
  public static let estimatedSectionHeaderHeight = Property("estimated-section-header-height", .rowHeight)
  /// The height that a footer is taken to have before it is measured, in points: `estimated-section-footer-height`.
  public static let estimatedSectionFooterHeight = Property("estimated-section-footer-height", .rowHeight)
  /// The space above each header, in points: `section-header-top-padding`.
  public static let sectionHeaderTopPadding = Property("section-header-top-padding", .rowHeight)
  /// The height of the empty rows below the last one, in points: `filler-row-height`.
  public static let fillerRowHeight = Property("filler-row-height", .rowHeight)
  /// The view above the first row: `table-header-view`, a class to make one of.
  public static let tableHeaderView = Property("table-header-view", .object(of: View.self))
  /// The view below the last row: `table-footer-view`, a class to make one of.
  public static let tableFooterView = Property("table-footer-view", .object(of: View.self))
}

extension PropertyTable {
  /// The rows of ``TableView``.
  static var tableView: PropertyTable {
    [
      .bind(.rowHeight, \TableView.rowHeight),
      .bind(.separatorStyle, \TableView.separatorStyle),
      .bind(.separatorColor, \TableView.separatorColor),
      .bind(.separatorEffect, \TableView.separatorEffect),
      .bindObject(.backgroundView, \TableView.backgroundView, make: ViewTypes.instance),
      .bind(.separatorInset, \TableView.separatorInset),
      .bind(.cellLayoutMarginsFollowReadableWidth, \TableView.cellLayoutMarginsFollowReadableWidth),
      .bind(.sectionIndexColor, \TableView.sectionIndexColor),
      .bind(.sectionIndexBackgroundColor, \TableView.sectionIndexBackgroundColor),
      .bind(.sectionIndexTrackingBackgroundColor, \TableView.sectionIndexTrackingBackgroundColor),
      .bind(.sectionIndexMinimumDisplayRowCount, \TableView.sectionIndexMinimumDisplayRowCount),
      .bind(.separatorInsetReference, \TableView.separatorInsetReference),
      .bind(.insetsContentViewsToSafeArea, \TableView.insetsContentViewsToSafeArea),
      .bind(.estimatedRowHeight, \TableView.estimatedRowHeight),
      .bind(.sectionHeaderHeight, \TableView.sectionHeaderHeight),
      .bind(.sectionFooterHeight, \TableView.sectionFooterHeight),
      .bind(.estimatedSectionHeaderHeight, \TableView.estimatedSectionHeaderHeight),
      .bind(.estimatedSectionFooterHeight, \TableView.estimatedSectionFooterHeight),
      .bind(.sectionHeaderTopPadding, \TableView.sectionHeaderTopPadding),
      .bind(.fillerRowHeight, \TableView.fillerRowHeight),
      .bind(.allowsSelection, \TableView.allowsSelection),
      .bind(.allowsMultipleSelection, \TableView.allowsMultipleSelection),
      .bind(.allowsSelectionDuringEditing, \TableView.allowsSelectionDuringEditing),
      .bind(.allowsMultipleSelectionDuringEditing, \TableView.allowsMultipleSelectionDuringEditing),
      .bind(.isEditing, \TableView.isEditing),
      .bind(.selectionFollowsFocus, \TableView.selectionFollowsFocus),
      .bind(.remembersLastFocusedIndexPath, \TableView.remembersLastFocusedIndexPath),
      .bind(.dragInteractionEnabled, \TableView.dragInteractionEnabled),
      .bind(.isPrefetchingEnabled, \TableView.isPrefetchingEnabled),
      .bind(.selfSizingInvalidation, \TableView.selfSizingInvalidation),
      .bindObject(.tableHeaderView, \TableView.tableHeaderView, make: ViewTypes.instance),
      .bindObject(.tableFooterView, \TableView.tableFooterView, make: ViewTypes.instance),
    ]
  }
}
