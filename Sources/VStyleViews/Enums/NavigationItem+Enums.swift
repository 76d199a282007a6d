public import VStyle

extension NavigationItem {
  /// When a title is large. UIKit: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, KeywordValue, Bindable {
    /// As that of the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Large, beside the buttons.
    case inline
  }

  /// What the button that leads back shows. UIKit: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: String, KeywordValue, Bindable {
    /// The title before, as far as there is room.
    case `default`
    /// A word such as "Back".
    case generic
    /// An arrow alone.
    case minimal
  }

  /// Where the search bar stands. UIKit: `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: String, KeywordValue, Bindable {
    /// As suits the width.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// What kind of app the item is for. UIKit: `UINavigationItem.ItemStyle`.
  public enum ItemStyle: String, KeywordValue, Bindable {
    /// One that leads from screen to screen.
    case navigator
    /// One that shows documents.
    case browser
    /// One that changes documents.
    case editor
  }
}
