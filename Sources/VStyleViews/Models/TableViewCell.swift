public import VStyleProperties

/// A cell that displays one row of a table. UIKit: `UITableViewCell`.
open class TableViewCell: View {
  /// Whether the row is selected. Default: false. UIKit: `UITableViewCell.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the row is highlighted. Default: false. UIKit: `UITableViewCell.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// Whether the row is in editing mode. Default: false. UIKit: `UITableViewCell.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// The style of the row while it is selected. Default: `default`. UIKit: `UITableViewCell.selectionStyle`.
  open var selectionStyle = TableViewCell.SelectionStyle.default
  /// The standard accessory at the end of the row. Default: `none`. UIKit: `UITableViewCell.accessoryType`.
  open var accessoryType = TableViewCell.AccessoryType.none
  /// The standard accessory at the end of the row in editing mode. Default: `none`. UIKit:
  /// `UITableViewCell.editingAccessoryType`.
  open var editingAccessoryType = TableViewCell.AccessoryType.none
  /// The accessory view at the end of the row. Default: nil. UIKit: `UITableViewCell.accessoryView`.
  open var accessoryView: View?
  /// The accessory view at the end of the row in editing mode. Default: nil. UIKit:
  /// `UITableViewCell.editingAccessoryView`.
  open var editingAccessoryView: View?
  /// The view behind the content. Default: nil. UIKit: `UITableViewCell.backgroundView`.
  open var backgroundView: View?
  /// The view behind the content while the cell is selected. Default: nil. UIKit:
  /// `UITableViewCell.selectedBackgroundView`.
  open var selectedBackgroundView: View?
  /// The background color while the row is selected. UIKit has only the view for it. Default: nil.
  open var selectedBackgroundColor: Color?
  /// The view behind the content while several rows are selected. Default: nil. UIKit:
  /// `UITableViewCell.multipleSelectionBackgroundView`.
  open var multipleSelectionBackgroundView: View?
  /// The indentation level of the content. Range: `[0, ∞]`. Default: 0. UIKit: `UITableViewCell.indentationLevel`.
  open var indentationLevel = 0
  /// The width of an indentation level. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit:
  /// `UITableViewCell.indentationWidth`.
  open var indentationWidth = 10.0
  /// Whether the content is indented in editing mode. Default: true. UIKit: `UITableViewCell.shouldIndentWhileEditing`.
  open var shouldIndentWhileEditing = true
  /// The insets of the separators. Unit: points. Default: 16 on the left. UIKit: `UITableViewCell.separatorInset`.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the reorder control is displayed. Default: false. UIKit: `UITableViewCell.showsReorderControl`.
  open var showsReorderControl = false
  /// The style of the row while it has the focus. Default: `default`. UIKit: `UITableViewCell.focusStyle`.
  open var focusStyle = TableViewCell.FocusStyle.default
  /// Whether the row receives touches while it is dragged. Default: false. UIKit:
  /// `UITableViewCell.userInteractionEnabledWhileDragging`.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the background configuration updates when the state changes. Default: true. UIKit:
  /// `UITableViewCell.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Whether the content configuration updates when the state changes. Default: true. UIKit:
  /// `UITableViewCell.automaticallyUpdatesContentConfiguration`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background. If nil, the background views apply. Default: nil. UIKit:
  /// `UITableViewCell.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// The configuration of the content. If nil, the labels apply. Default: nil. UIKit:
  /// `UITableViewCell.contentConfiguration`.
  open var contentConfiguration: ListContentConfiguration?

  /// The label that displays the text. It is not part of the view tree. UIKit: `UITableViewCell.textLabel`.
  public private(set) lazy var textLabel = Label()

  /// The label that displays the secondary text. It is not part of the view tree. UIKit:
  /// `UITableViewCell.detailTextLabel`.
  public private(set) lazy var detailTextLabel = {
    let label = Label()
    label.textColor = .secondaryLabel
    return label
  }()

  /// The view that contains the content. It is no node of the tree: its subviews are children of the cell. UIKit:
  /// `UITableViewCell.contentView`.
  public var contentView: View { content.view(of: self) }

  private let content = ContentPlace()

  override var contentSubviews: [View] { content.subviews }

  /// The names of the current states: `selected`, `highlighted`, `editing` and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isSelected { states.insert("selected") }
    if isHighlighted { states.insert("highlighted") }
    if isEditing { states.insert("editing") }
    return states
  }

  /// The names of the states that the view type adds.
  open override class var styleStateNames: [String] { ["selected", "highlighted", "editing"] }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .tableViewCell }
}
