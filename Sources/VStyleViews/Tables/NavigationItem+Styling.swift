public import VStyle

extension Property {
  /// The view in the place of the title: `title-view`, a class to make one of.
  public static let titleView = Property("title-view", .object(of: View.self))
  /// When the title is large: `large-title-display-mode`.
  public static let largeTitleDisplayMode = Property(
    "large-title-display-mode", .keyword(NavigationItem.LargeTitleDisplayMode.self))
  /// Whether there is no button that leads back: `hides-back-button`.
  public static let hidesBackButton = Property("hides-back-button", .bool)
  /// The title of the button that leads back here: `back-button-title`.
  public static let backButtonTitle = Property("back-button-title", .string)
  /// What the button that leads back here shows: `back-button-display-mode`.
  public static let backButtonDisplayMode = Property(
    "back-button-display-mode", .keyword(NavigationItem.BackButtonDisplayMode.self))
  /// Whether the items on the left stand beside the button that leads back: `left-items-supplement-back-button`.
  public static let leftItemsSupplementBackButton = Property("left-items-supplement-back-button", .bool)
  /// Whether scrolling hides the search bar: `hides-search-bar-when-scrolling`.
  public static let hidesSearchBarWhenScrolling = Property("hides-search-bar-when-scrolling", .bool)
  /// Where the search bar stands: `preferred-search-bar-placement`.
  public static let preferredSearchBarPlacement = Property(
    "preferred-search-bar-placement", .keyword(NavigationItem.SearchBarPlacement.self))
}

extension PropertyTable {
  /// The rows of ``NavigationItem``.
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
