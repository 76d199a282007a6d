public import VStyle

extension NavigationItem {
  /// When a title is displayed in a large size. UIKit: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, KeywordValue, Bindable {
    /// The mode of the previous item.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Large, in line with the buttons.
    case inline
  }

  /// The content of a back button. UIKit: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: String, KeywordValue, Bindable {
    /// The title of the previous item, if there is room.
    case `default`
    /// A generic title such as "Back".
    case generic
    /// The back indicator without a title.
    case minimal
  }

  /// The preferred placement of the search bar. UIKit: `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: String, KeywordValue, Bindable {
    /// The placement that fits the width.
    case automatic
    /// In line with the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// The style of the item, which determines its layout. UIKit: `UINavigationItem.ItemStyle`.
  public enum ItemStyle: String, KeywordValue, Bindable {
    /// For navigation from screen to screen.
    case navigator
    /// For browsing, with content such as documents.
    case browser
    /// For editing documents.
    case editor
  }
}
