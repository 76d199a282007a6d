public import VStyle

extension TabBar {
  /// Where the items of a tab bar stand. UIKit: `UITabBar.ItemPositioning`.
  public enum ItemPositioning: String, KeywordValue, Bindable {
    /// As suits the width.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }
}
