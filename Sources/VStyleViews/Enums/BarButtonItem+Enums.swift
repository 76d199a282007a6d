public import VStyle

extension BarButtonItem {
  /// The style of a bar button item. UIKit: `UIBarButtonItem.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// The default style.
    case plain
    /// The style for a button that completes a task, in bold.
    case done
    /// UIKit's old name for `plain`.
    case bordered
  }
}
