public import VStyle

/// Rows below each other. UIKit: `UITableView`.
open class TableView: ScrollView {
  /// The height of a row that asks for what its content needs. UIKit: `UITableView.automaticDimension`.
  public static let automaticDimension = -1.0

  /// The height of the rows. Unit: points. Range: `[0, ∞]` or ``automaticDimension``. Default: ``automaticDimension``.
  /// UIKit: `UITableView.rowHeight`.
  open var rowHeight = TableView.automaticDimension
  /// The line between two rows. Default: `singleLine`. UIKit: `UITableView.separatorStyle`.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The color of the line. Default: `separator`. UIKit: `UITableView.separatorColor`.
  open var separatorColor: Color? = .separator
  /// The effect on the line; nil for none. Default: nil. UIKit: `UITableView.separatorEffect`.
  open var separatorEffect: VisualEffect?
  /// The view behind the rows; each table needs one of its own. Default: nil. UIKit: `UITableView.backgroundView`.
  ///
  /// It is not one of the ``View/subviews``, so that `:nth-child()` counts the rows alone.
  open var backgroundView: View?
  /// How far the line stays from the edges. Unit: points. Default: 16 on the left. UIKit: `UITableView.separatorInset`.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the rows keep to a width that is easy to read. Default: false.
  /// UIKit: `UITableView.cellLayoutMarginsFollowReadableWidth`.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The color of the index's text; nil is the tint color. Default: nil. UIKit: `UITableView.sectionIndexColor`.
  open var sectionIndexColor: Color?
  /// The color behind the index. Default: nil. UIKit: `UITableView.sectionIndexBackgroundColor`.
  open var sectionIndexBackgroundColor: Color?
  /// The color behind the index while it is touched. Default: nil. UIKit:
  /// `UITableView.sectionIndexTrackingBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: Color?
  /// From how many rows on the index shows. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITableView.sectionIndexMinimumDisplayRowCount`.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// What the inset of the separators is counted from. Default: `fromCellEdges`. UIKit:
  /// `UITableView.separatorInsetReference`.
  open var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
  /// Whether the content of the rows keeps out of what bars cover. Default: true. UIKit:
  /// `UITableView.insetsContentViewsToSafeArea`.
  open var insetsContentViewsToSafeArea = true
  /// The height that a row is taken to have before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedRowHeight`.
  open var estimatedRowHeight = TableView.automaticDimension
  /// The height of the headers. Unit: points. Default: automatic. UIKit: `UITableView.sectionHeaderHeight`.
  open var sectionHeaderHeight = TableView.automaticDimension
  /// The height of the footers. Unit: points. Default: automatic. UIKit: `UITableView.sectionFooterHeight`.
  open var sectionFooterHeight = TableView.automaticDimension
  /// The height that a header is taken to have before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedSectionHeaderHeight`.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// The height that a footer is taken to have before it is measured. Unit: points. Default: automatic. UIKit:
  /// `UITableView.estimatedSectionFooterHeight`.
  open var estimatedSectionFooterHeight = TableView.automaticDimension
  /// The space above each header. Unit: points. Default: automatic. UIKit: `UITableView.sectionHeaderTopPadding`.
  open var sectionHeaderTopPadding = TableView.automaticDimension
  /// The height of the empty rows below the last one; 0 for none. Unit: points. Default: 0. UIKit:
  /// `UITableView.fillerRowHeight`.
  open var fillerRowHeight = 0.0
  /// Whether an element can be selected. Default: true. UIKit: `UITableView.allowsSelection`.
  open var allowsSelection = true
  /// Whether several elements can be selected. Default: false. UIKit: `UITableView.allowsMultipleSelection`.
  open var allowsMultipleSelection = false
  /// Whether an element can be selected while the list is edited. Default: false. UIKit:
  /// `UITableView.allowsSelectionDuringEditing`.
  open var allowsSelectionDuringEditing = false
  /// Whether several elements can be selected while the list is edited. Default: false. UIKit:
  /// `UITableView.allowsMultipleSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the list is edited. Default: false. UIKit: `UITableView.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// Whether what gets the focus is selected. Default: false. UIKit: `UITableView.selectionFollowsFocus`.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to where it was. Default: false. UIKit:
  /// `UITableView.remembersLastFocusedIndexPath`.
  open var remembersLastFocusedIndexPath = false
  /// Whether elements can be dragged. Default: false. UIKit: `UITableView.dragInteractionEnabled`.
  open var dragInteractionEnabled = false
  /// Whether elements are asked for before they show. Default: true. UIKit: `UITableView.isPrefetchingEnabled`.
  open var isPrefetchingEnabled = true
  /// When the size of a cell is found again. Default: `enabled`. UIKit: `UITableView.selfSizingInvalidation`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view above the first row. Default: nil. UIKit: `UITableView.tableHeaderView`.
  open var tableHeaderView: View?
  /// The view below the last row. Default: nil. UIKit: `UITableView.tableFooterView`.
  open var tableFooterView: View?

  /// The rows of the class.
  open override class var properties: PropertyTable {
    (super.properties + .tableView).refusing(
      .init("style", because: RefusedProperty.initOnly))
  }
}
