/// One row of a table. UIKit: `UITableViewCell`.
open class TableViewCell: View {
  /// Whether the row is selected. Default: false. UIKit: `UITableViewCell.isSelected`.
  open var isSelected = false { didSet { if isSelected != oldValue { styleDidChange(.states) } } }
  /// Whether the row is touched. Default: false. UIKit: `UITableViewCell.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// Whether the row is edited. Default: false. UIKit: `UITableViewCell.isEditing`.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }

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
}
