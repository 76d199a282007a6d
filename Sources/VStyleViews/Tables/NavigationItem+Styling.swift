public import VStyle

extension Property {
  /// The custom view that replaces the title. In sheets: `title-view`, the name of a view type.
  public static let titleView = Property("title-view", .object(of: View.self))
  /// When the title is displayed in a large size. In sheets: `large-title-display-mode`.
  public static let largeTitleDisplayMode = Property(
    "large-title-display-mode", .keyword(NavigationItem.LargeTitleDisplayMode.self))
  /// Whether the back button is hidden. In sheets: `hides-back-button`.
  public static let hidesBackButton = Property("hides-back-button", .bool)
  /// The title of the back button that leads to this item. In sheets: `back-button-title`.
  public static let backButtonTitle = Property("back-button-title", .string)
  /// The content of the back button that leads to this item. In sheets: `back-button-display-mode`.
  public static let backButtonDisplayMode = Property(
    "back-button-display-mode", .keyword(NavigationItem.BackButtonDisplayMode.self))
  /// Whether the items on the left are displayed in addition to the back button. In sheets:
  /// `left-items-supplement-back-button`.
  public static let leftItemsSupplementBackButton = Property("left-items-supplement-back-button", .bool)
  /// Whether scrolling hides the search bar. In sheets: `hides-search-bar-when-scrolling`.
  public static let hidesSearchBarWhenScrolling = Property("hides-search-bar-when-scrolling", .bool)
  /// The preferred placement of the search bar. In sheets: `preferred-search-bar-placement`.
  public static let preferredSearchBarPlacement = Property(
    "preferred-search-bar-placement", .keyword(NavigationItem.SearchBarPlacement.self))
}

extension PropertyTable {
  /// The property bindings of ``NavigationItem``.
  static var navigationItem: PropertyTable {
    [
      .bind(.title, \NavigationItem.title),
      .bind(.prompt, \NavigationItem.prompt),
      .bindObject(.titleView, \NavigationItem.titleView, make: ViewTypes.instance),
      .bind(.largeTitleDisplayMode, \NavigationItem.largeTitleDisplayMode),
      .bind(.hidesBackButton, \NavigationItem.hidesBackButton),
      .bind(.backButtonTitle, \NavigationItem.backButtonTitle),
      .bind(.backButtonDisplayMode, \NavigationItem.backButtonDisplayMode),
      .bind(.leftItemsSupplementBackButton, \NavigationItem.leftItemsSupplementBackButton),
      .bind(.hidesSearchBarWhenScrolling, \NavigationItem.hidesSearchBarWhenScrolling),
      .bind(.preferredSearchBarPlacement, \NavigationItem.preferredSearchBarPlacement),
      .bind(.style, \NavigationItem.style, kind: .keyword(NavigationItem.ItemStyle.self)),
      .bind(.standardAppearance, \NavigationItem.standardAppearance),
      .bind(.compactAppearance, \NavigationItem.compactAppearance),
      .bind(.scrollEdgeAppearance, \NavigationItem.scrollEdgeAppearance),
      .bind(.compactScrollEdgeAppearance, \NavigationItem.compactScrollEdgeAppearance),
    ]
  }
}
