import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TableView``.
  static var tableView: PropertyTable {
    [
      .bind(.rowHeight, \TableView.rowHeight),
      .bind(.separatorStyle, \TableView.separatorStyle),
      .bind(.separatorColor, \TableView.separatorColor),
      .bind(.separatorEffect, \TableView.separatorEffect),
      .bindObject(.backgroundView, \TableView.backgroundView, kind: .view, make: ViewTypes.instance),
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
      .bindObject(.tableHeaderView, \TableView.tableHeaderView, kind: .view, make: ViewTypes.instance),
      .bindObject(.tableFooterView, \TableView.tableFooterView, kind: .view, make: ViewTypes.instance),
    ]
  }
}
