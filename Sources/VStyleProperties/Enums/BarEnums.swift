public import VStyle

/// The style of a bar. UIKit: `UIBarStyle`.
public enum BarStyle: String, KeywordValue, Bindable {
  /// The system default, dark text on a light background.
  case `default`
  /// Dark.
  case black
  /// UIKit's old name for `black`.
  case blackOpaque
  /// UIKit's old name for a dark, translucent bar.
  case blackTranslucent
}

/// The style of a bar button item. UIKit: `UIBarButtonItem.Style`.
public enum BarButtonItemStyle: String, KeywordValue, Bindable {
  /// The default style.
  case plain
  /// The style for a button that completes a task, in bold.
  case done
  /// UIKit's old name for `plain`.
  case bordered
}

/// When a title is displayed in a large size. UIKit: `UINavigationItem.LargeTitleDisplayMode`.
public enum NavigationItemLargeTitleDisplayMode: String, KeywordValue, Bindable {
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
public enum NavigationItemBackButtonDisplayMode: String, KeywordValue, Bindable {
  /// The title of the previous item, if there is room.
  case `default`
  /// A generic title such as "Back".
  case generic
  /// The back indicator without a title.
  case minimal
}

/// The preferred placement of the search bar. UIKit: `UINavigationItem.SearchBarPlacement`.
public enum NavigationItemSearchBarPlacement: String, KeywordValue, Bindable {
  /// The placement that fits the width.
  case automatic
  /// In line with the title.
  case inline
  /// Below the title.
  case stacked
}

/// The style of the item, which determines its layout. UIKit: `UINavigationItem.ItemStyle`.
public enum NavigationItemStyle: String, KeywordValue, Bindable {
  /// For navigation from screen to screen.
  case navigator
  /// For browsing, with content such as documents.
  case browser
  /// For editing documents.
  case editor
}

/// The positioning of the items of a tab bar. UIKit: `UITabBar.ItemPositioning`.
public enum TabBarItemPositioning: String, KeywordValue, Bindable {
  /// The positioning that fits the width.
  case automatic
  /// Distributed across the whole width.
  case fill
  /// Centered, with the item width and the item spacing.
  case centered
}

/// The style of a search bar. UIKit: `UISearchBar.Style`.
public enum SearchBarStyle: String, KeywordValue, Bindable {
  /// The system default.
  case `default`
  /// A prominent style, with a background.
  case prominent
  /// A minimal style, without a background.
  case minimal
}
