public import VStyle

extension BarButtonItem {
  /// The look of an item of a bar. UIKit: `UIBarButtonItem.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// Text or an image.
    case plain
    /// In bold: what ends a task.
    case done
    /// UIKit's old name for `plain`.
    case bordered
  }
}
