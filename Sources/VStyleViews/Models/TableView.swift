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
  /// The colour of the line. Default: `separator`. UIKit: `UITableView.separatorColor`.
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

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .tableView }
}
