public import VStyle

extension TabBar {
  /// The positioning of the items of a tab bar. UIKit: `UITabBar.ItemPositioning`.
  public enum ItemPositioning: String, KeywordValue, Bindable {
    /// The positioning that fits the width.
    case automatic
    /// Distributed across the whole width.
    case fill
    /// Centered, with the item width and the item spacing.
    case centered
  }
}
