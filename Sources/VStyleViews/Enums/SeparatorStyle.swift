public import VStyle

extension TableViewCell {
  /// The line between two rows of a table. UIKit: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: String, KeywordValue, Bindable {
    /// No line.
    case none
    /// A line.
    case singleLine
    /// A line that looks etched. UIKit draws it as a plain line since iOS 11.
    case singleLineEtched
  }
}

extension TableView {
  /// The line between two rows. The same type as UIKit's name for it.
  public typealias SeparatorStyle = TableViewCell.SeparatorStyle
}
