public import VStyle

extension TableViewCell {
  /// The style of a row while it is selected. UIKit: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: String, KeywordValue, Bindable {
    /// No distinct style.
    case none
    /// UIKit's old name for `default`.
    case blue
    /// Gray.
    case gray
    /// The system default.
    case `default`
  }

  /// The standard accessory at the end of a row. UIKit: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, KeywordValue, Bindable {
    /// Nothing.
    case none
    /// An arrow that indicates a further screen.
    case disclosureIndicator
    /// A button for details and a disclosure arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The style of a row while it has the focus. UIKit: `UITableViewCell.FocusStyle`.
  public enum FocusStyle: String, KeywordValue, Bindable {
    /// The system default.
    case `default`
    /// A custom style of the app.
    case custom
  }
}
