public import VStyle

extension TableView {
  /// The boundary that separator insets are measured from. UIKit: `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: String, KeywordValue, Bindable {
    /// The edges of the cell.
    case fromCellEdges
    /// The automatic insets of the table.
    case fromAutomaticInsets
  }
}
