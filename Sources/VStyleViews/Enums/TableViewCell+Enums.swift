public import VStyle

extension TableViewCell {
  /// The look of a selected row. UIKit: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: String, KeywordValue, Bindable {
    /// No other than usual.
    case none
    /// UIKit's old name for `default`.
    case blue
    /// Gray.
    case gray
    /// The system's.
    case `default`
  }

  /// What stands at the end of a row. UIKit: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, KeywordValue, Bindable {
    /// Nothing.
    case none
    /// An arrow: the row leads on.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The look of a row that has the focus. UIKit: `UITableViewCell.FocusStyle`.
  public enum FocusStyle: String, KeywordValue, Bindable {
    /// The system's.
    case `default`
    /// The app's own.
    case custom
  }
}
