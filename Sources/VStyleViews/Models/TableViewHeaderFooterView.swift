public import VStyleProperties

/// The header or the footer of a section of a table. UIKit: `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: View {
  /// The view behind the content. Default: nil. UIKit: `UITableViewHeaderFooterView.backgroundView`.
  open var backgroundView: View?
  /// The configuration of the background. If nil, the background views apply. Default: nil. UIKit:
  /// `UITableViewHeaderFooterView.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the background configuration updates when the state changes. Default: true. UIKit:
  /// `UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The label that displays the text. It is not part of the view tree. UIKit: `UITableViewHeaderFooterView.textLabel`.
  public private(set) lazy var textLabel = {
    let label = Label()
    label.textColor = .secondaryLabel
    return label
  }()

  /// The view that contains the content. It is no node of the tree: its subviews are children of the header or footer.
  /// UIKit: `UITableViewHeaderFooterView.contentView`.
  public var contentView: View { content.view(of: self) }

  private let content = ContentPlace()

  override var contentSubviews: [View] { content.subviews }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .tableViewHeaderFooterView }
}
