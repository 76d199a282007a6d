public import VStyle

extension TableViewCell {
  /// The style of the separator between two rows of a table. UIKit: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: String, KeywordValue, Bindable {
    /// No separator.
    case none
    /// A single line.
    case singleLine
    /// An etched line. UIKit draws it as a plain line since iOS 11.
    case singleLineEtched
  }
}

extension TableView {
  /// The style of the separator between two rows. UIKit: `UITableViewCell.SeparatorStyle`.
  public typealias SeparatorStyle = TableViewCell.SeparatorStyle
}
