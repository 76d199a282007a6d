public import VStyle

extension Property {
  /// The height of the rows, in points. In sheets: `row-height`, a length in `[0, ∞]` or `automatic`.
  public static let rowHeight = Property("row-height", .rowHeight)
  /// The style of the separator between two rows. In sheets: `separator-style`.
  public static let separatorStyle = Property("separator-style", .keyword(TableView.SeparatorStyle.self))
  /// The color of the separators. In sheets: `separator-color`.
  public static let separatorColor = Property("separator-color", .color)
  /// The effect on the separators. In sheets: `separator-effect`.
  public static let separatorEffect = Property("separator-effect", .effect)
  /// The view behind the rows. In sheets: `background-view`, the name of a view type.
  public static let backgroundView = Property("background-view", .object(of: View.self))
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
    "separator-inset-reference", .keyword(TableView.SeparatorInsetReference.self))
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
  public static let tableHeaderView = Property("table-header-view", .object(of: View.self))
  /// The view below the last row. In sheets: `table-footer-view`, the name of a view type.
  public static let tableFooterView = Property("table-footer-view", .object(of: View.self))
}

extension PropertyTable {
  /// The property bindings of ``TableView``.
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
