public import VStyle

/// The header or the footer of a section of a table. UIKit: `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  /// The view behind the content. Default: nil. UIKit: `UITableViewHeaderFooterView.backgroundView`.
  open var backgroundView: View?
  /// The background as a whole; nil leaves it to the views. Default: nil. UIKit:
  /// `UITableViewHeaderFooterView.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the background follows the state. Default: true. UIKit:
  /// `UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What shows the text. It stands beside the tree of views. UIKit: `UITableViewHeaderFooterView.textLabel`.
  public private(set) lazy var textLabel = {
    let label = Label()
    label.textColor = .secondaryLabel
    return label
  }()

  /// What the content stands in, beside the tree of views. UIKit: `UITableViewHeaderFooterView.contentView`.
  public private(set) lazy var contentView = View()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .tableViewHeaderFooterView }
}
