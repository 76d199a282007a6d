public import VStyleProperties

/// A view that displays rows in a single column. UIKit: `UITableView`.
open class TableView: ScrollView {
  /// The height that represents automatic sizing to the content. UIKit: `UITableView.automaticDimension`.
  public static let automaticDimension = -1.0

  /// The height of the rows. Unit: points. Range: `[0, ∞]` or ``automaticDimension``. Default: ``automaticDimension``.
  /// UIKit: `UITableView.rowHeight`.
  open var rowHeight = TableView.automaticDimension
  /// The style of the separator between two rows. Default: `singleLine`. UIKit: `UITableView.separatorStyle`.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The color of the separators. Default: `separator`. UIKit: `UITableView.separatorColor`.
  open var separatorColor: Color? = .separator
  /// The effect on the separators; nil for none. Default: nil. UIKit: `UITableView.separatorEffect`.
  open var separatorEffect: VisualEffect?
  /// The view behind the rows. Each table needs its own view. Default: nil. UIKit: `UITableView.backgroundView`.
  ///
  /// It is not one of the ``View/subviews``, so that `:nth-child()` counts only rows.
  open var backgroundView: View?
  /// The insets of the separators. Unit: points. Default: 16 on the left. UIKit: `UITableView.separatorInset`.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the layout margins of cells follow the readable width. Default: false. UIKit:
  /// `UITableView.cellLayoutMarginsFollowReadableWidth`.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The color of the section index's text. If nil, the tint color applies. Default: nil. UIKit:
  /// `UITableView.sectionIndexColor`.
  open var sectionIndexColor: Color?
  /// The background color of the section index. Default: nil. UIKit: `UITableView.sectionIndexBackgroundColor`.
  open var sectionIndexBackgroundColor: Color?
  /// The background color of the section index while it is touched. Default: nil. UIKit:
  /// `UITableView.sectionIndexTrackingBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: Color?
  /// The number of rows from which on the section index appears. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITableView.sectionIndexMinimumDisplayRowCount`.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The boundary that separator insets are measured from. Default: `fromCellEdges`. UIKit:
  /// `UITableView.separatorInsetReference`.
  open var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
  /// Whether the content of the rows is inset to the safe area. Default: true. UIKit:
  /// `UITableView.insetsContentViewsToSafeArea`.
  open var insetsContentViewsToSafeArea = true
  /// The estimated height of a row, used before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedRowHeight`.
  open var estimatedRowHeight = TableView.automaticDimension
  /// The height of section headers. Unit: points. Default: automatic. UIKit: `UITableView.sectionHeaderHeight`.
  open var sectionHeaderHeight = TableView.automaticDimension
  /// The height of section footers. Unit: points. Default: automatic. UIKit: `UITableView.sectionFooterHeight`.
  open var sectionFooterHeight = TableView.automaticDimension
  /// The estimated height of a header, used before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedSectionHeaderHeight`.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// The estimated height of a footer, used before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedSectionFooterHeight`.
  open var estimatedSectionFooterHeight = TableView.automaticDimension
  /// The padding above each section header. Unit: points. Default: automatic. UIKit:
  /// `UITableView.sectionHeaderTopPadding`.
  open var sectionHeaderTopPadding = TableView.automaticDimension
  /// The height of the empty filler rows below the last row; 0 for none. Unit: points. Default: 0. UIKit:
  /// `UITableView.fillerRowHeight`.
  open var fillerRowHeight = 0.0
  /// Whether rows can be selected. Default: true. UIKit: `UITableView.allowsSelection`.
  open var allowsSelection = true
  /// Whether several rows can be selected. Default: false. UIKit: `UITableView.allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode. Default: false. UIKit: `UITableView.allowsSelectionDuringEditing`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode. Default: false. UIKit:
  /// `UITableView.allowsMultipleSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is in editing mode. Default: false. UIKit: `UITableView.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// Whether an element is selected when it receives the focus. Default: false. UIKit:
  /// `UITableView.selectionFollowsFocus`.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the element that last had it. Default: false. UIKit:
  /// `UITableView.remembersLastFocusedIndexPath`.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged. Default: false. UIKit: `UITableView.dragInteractionEnabled`.
  open var dragInteractionEnabled = false
  /// Whether rows are prefetched before they appear. Default: true. UIKit: `UITableView.isPrefetchingEnabled`.
  open var isPrefetchingEnabled = true
  /// When a self-sizing cell is measured again. Default: `enabled`. UIKit: `UITableView.selfSizingInvalidation`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view above the first row. Default: nil. UIKit: `UITableView.tableHeaderView`.
  open var tableHeaderView: View?
  /// The view below the last row. Default: nil. UIKit: `UITableView.tableFooterView`.
  open var tableFooterView: View?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    (super.properties + .tableView).refusing(
      .init("style", because: RefusedProperty.initOnly))
  }
}
