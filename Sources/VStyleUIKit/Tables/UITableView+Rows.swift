#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITableView`.
    @MainActor
    static var uiTableView: PropertyTable {
      var table = PropertyTable.uiTableViewRows + .uiTableViewRows2
      #if !os(tvOS)
        table = table + .uiTableViewExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiTableViewRows: PropertyTable {
      [
        .bindMain(.rowHeight, \UITableView.rowHeight, as: .rowHeight),
        .view(.backgroundView, \UITableView.backgroundView),
        .bindMain(.separatorInset, \UITableView.separatorInset, as: .insets),
        .bindMain(.cellLayoutMarginsFollowReadableWidth, \UITableView.cellLayoutMarginsFollowReadableWidth),
        .bindMain(.sectionIndexColor, \UITableView.sectionIndexColor, as: .color),
        .bindMain(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor, as: .color),
        .bindMain(.sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor, as: .color),
        .bindMain(.sectionIndexMinimumDisplayRowCount, \UITableView.sectionIndexMinimumDisplayRowCount),
        .bindMain(
          .separatorInsetReference, \UITableView.separatorInsetReference,
          as: .raw(TableViewSeparatorInsetReference.self)),
        .bindMain(.insetsContentViewsToSafeArea, \UITableView.insetsContentViewsToSafeArea),
        .bindMain(.estimatedRowHeight, \UITableView.estimatedRowHeight, as: .rowHeight),
        .bindMain(.sectionHeaderHeight, \UITableView.sectionHeaderHeight, as: .rowHeight),
        .bindMain(.sectionFooterHeight, \UITableView.sectionFooterHeight, as: .rowHeight),
        .bindMain(.estimatedSectionHeaderHeight, \UITableView.estimatedSectionHeaderHeight, as: .rowHeight),
      ]
    }

    @MainActor
    private static var uiTableViewRows2: PropertyTable {
      [
        .bindMain(.estimatedSectionFooterHeight, \UITableView.estimatedSectionFooterHeight, as: .rowHeight),
        .bindMain(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding, as: .rowHeight),
        .bindMain(.fillerRowHeight, \UITableView.fillerRowHeight, as: .rowHeight),
        .bindMain(.allowsSelection, \UITableView.allowsSelection),
        .bindMain(.allowsMultipleSelection, \UITableView.allowsMultipleSelection),
        .bindMain(.allowsSelectionDuringEditing, \UITableView.allowsSelectionDuringEditing),
        .bindMain(.allowsMultipleSelectionDuringEditing, \UITableView.allowsMultipleSelectionDuringEditing),
        .bindMain(.isEditing, \UITableView.isEditing),
        .bindMain(.remembersLastFocusedIndexPath, \UITableView.remembersLastFocusedIndexPath),
        .bindMain(.isPrefetchingEnabled, \UITableView.isPrefetchingEnabled),
        .bindMain(.selfSizingInvalidation, \UITableView.selfSizingInvalidation, as: .raw(SelfSizingInvalidation.self)),
        .view(.tableHeaderView, \UITableView.tableHeaderView),
        .view(.tableFooterView, \UITableView.tableFooterView),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiTableViewExceptOnTV: PropertyTable {
        [
          .bindMain(.separatorStyle, \UITableView.separatorStyle, as: .raw(TableViewCellSeparatorStyle.self)),
          .bindMain(.separatorColor, \UITableView.separatorColor, as: .color),
          .bindMain(.separatorEffect, \UITableView.separatorEffect, as: .effect),
          .bindMain(.selectionFollowsFocus, \UITableView.selectionFollowsFocus),
          .bindMain(.dragInteractionEnabled, \UITableView.dragInteractionEnabled),
        ]
      }
    #endif
  }
#endif
