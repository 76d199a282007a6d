public import VStyle

/// One row of a table. UIKit: `UITableViewCell`.
open class TableViewCell: View {
  /// Whether the row is selected. Default: false. UIKit: `UITableViewCell.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the row is touched. Default: false. UIKit: `UITableViewCell.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// Whether the row is edited. Default: false. UIKit: `UITableViewCell.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// The look of the selected row. Default: `default`. UIKit: `UITableViewCell.selectionStyle`.
  open var selectionStyle = TableViewCell.SelectionStyle.default
  /// What stands at the end of the row. Default: `none`. UIKit: `UITableViewCell.accessoryType`.
  open var accessoryType = TableViewCell.AccessoryType.none
  /// What stands at the end of the row while it is edited. Default: `none`. UIKit:
  /// `UITableViewCell.editingAccessoryType`.
  open var editingAccessoryType = TableViewCell.AccessoryType.none
  /// The view at the end of the row. Default: nil. UIKit: `UITableViewCell.accessoryView`.
  open var accessoryView: View?
  /// The view at the end of the row while it is edited. Default: nil. UIKit: `UITableViewCell.editingAccessoryView`.
  open var editingAccessoryView: View?
  /// The view behind the content. Default: nil. UIKit: `UITableViewCell.backgroundView`.
  open var backgroundView: View?
  /// The view behind the content while the cell is selected. Default: nil. UIKit:
  /// `UITableViewCell.selectedBackgroundView`.
  open var selectedBackgroundView: View?
  /// The color behind the content while the row is selected. UIKit has the view for it alone. Default: nil.
  open var selectedBackgroundColor: Color?
  /// The view behind the content while several rows are selected. Default: nil. UIKit:
  /// `UITableViewCell.multipleSelectionBackgroundView`.
  open var multipleSelectionBackgroundView: View?
  /// By how many steps the content is indented. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITableViewCell.indentationLevel`.
  open var indentationLevel = 0
  /// The width of a step. Unit: points. Range: `[0, ∞]`. Default: 10. UIKit: `UITableViewCell.indentationWidth`.
  open var indentationWidth = 10.0
  /// Whether the content makes room while the row is edited. Default: true. UIKit:
  /// `UITableViewCell.shouldIndentWhileEditing`.
  open var shouldIndentWhileEditing = true
  /// How far the line stays from the edges. Unit: points. Default: 0 0 0 16. UIKit: `UITableViewCell.separatorInset`.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row can be moved by a handle. Default: false. UIKit: `UITableViewCell.showsReorderControl`.
  open var showsReorderControl = false
  /// The look of the row with the focus. Default: `default`. UIKit: `UITableViewCell.focusStyle`.
  open var focusStyle = TableViewCell.FocusStyle.default
  /// Whether the row takes touches while it is dragged. Default: false. UIKit:
  /// `UITableViewCell.userInteractionEnabledWhileDragging`.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the background follows the state. Default: true. UIKit:
  /// `UITableViewCell.automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Whether the content follows the state. Default: true. UIKit:
  /// `UITableViewCell.automaticallyUpdatesContentConfiguration`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background as a whole; nil leaves it to the views. Default: nil. UIKit:
  /// `UITableViewCell.backgroundConfiguration`.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// The content as a whole; nil leaves it to the labels. Default: nil. UIKit:
  /// `UITableViewCell.contentConfiguration`.
  open var contentConfiguration: ListContentConfiguration?

  /// What shows the text. It stands beside the tree of views. UIKit: `UITableViewCell.textLabel`.
  public private(set) lazy var textLabel = Label()

  /// What shows the second text. It stands beside the tree of views. UIKit: `UITableViewCell.detailTextLabel`.
  public private(set) lazy var detailTextLabel = {
    let label = Label()
    label.textColor = .secondaryLabel
    return label
  }()

  /// What the content stands in, beside the tree of views. UIKit: `UITableViewCell.contentView`.
  public private(set) lazy var contentView = View()

  /// `selected`, `highlighted` and `editing`, and the app's own.
  open override var styleStates: Set<String> {
    var states = super.styleStates
    if isSelected { states.insert("selected") }
    if isHighlighted { states.insert("highlighted") }
    if isEditing { states.insert("editing") }
    return states
  }

  /// The states of a row.
  open override class var styleStateNames: [String] { ["selected", "highlighted", "editing"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .tableViewCell }
}
