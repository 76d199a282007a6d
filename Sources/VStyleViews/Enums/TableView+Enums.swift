public import VStyle

extension TableView {
  /// What the inset of the separators is counted from. UIKit: `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: String, KeywordValue, Bindable {
    /// The edges of the rows.
    case fromCellEdges
    /// The insets that the table chooses.
    case fromAutomaticInsets
  }
}
