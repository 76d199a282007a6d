public import VStyle

/// Properties of search bars.
extension Property {
  /// The style of the bar's background. In sheets: `search-bar-style`.
  public static let searchBarStyle = Property("search-bar-style", .keyword(SearchBarStyle.self))
  /// Whether the bookmark button is displayed. In sheets: `shows-bookmark-button`.
  public static let showsBookmarkButton = Property("shows-bookmark-button", .bool)
  /// Whether the cancel button is displayed. In sheets: `shows-cancel-button`.
  public static let showsCancelButton = Property("shows-cancel-button", .bool)
  /// Whether the search results button is displayed. In sheets: `shows-search-results-button`.
  public static let showsSearchResultsButton = Property("shows-search-results-button", .bool)
  /// Whether the search results button is selected. In sheets: `search-results-button-selected`.
  public static let isSearchResultsButtonSelected = Property(
    "search-results-button-selected", .bool, aliases: ["is-search-results-button-selected"])
  /// Whether the scope bar is displayed. In sheets: `shows-scope-bar`.
  public static let showsScopeBar = Property("shows-scope-bar", .bool)
  /// The titles of the scope buttons. In sheets: `scope-button-titles`.
  public static let scopeButtonTitles = Property("scope-button-titles", .string.list)
  /// The index of the selected scope button, from 0. In sheets: `selected-scope-button-index`, in `[0, ∞]`.
  public static let selectedScopeButtonIndex = Property("selected-scope-button-index", .integer(0...))
  /// The background image of the scope bar. In sheets: `scope-bar-background-image`.
  public static let scopeBarBackgroundImage = Property("scope-bar-background-image", .image)
  /// The background image of the search field, for each control state. In sheets: `search-field-background-image`.
  public static let searchFieldBackgroundImage = Property("search-field-background-image", .image)
  /// The background image of the scope buttons, for each control state. In sheets: `scope-bar-button-background-image`.
  public static let scopeBarButtonBackgroundImage = Property("scope-bar-button-background-image", .image)
  /// The text attributes of the scope buttons' titles, for each control state. In sheets:
  /// `scope-bar-button-title-text-attributes`.
  public static let scopeBarButtonTitleTextAttributes = Property(
    "scope-bar-button-title-text-attributes", .textAttributes)
  /// The offset of the search field in the bar, in points. In sheets: `search-field-background-position-adjustment`.
  public static let searchFieldBackgroundPositionAdjustment = Property(
    "search-field-background-position-adjustment", .offset)
  /// The offset of the text in the search field, in points. In sheets: `search-text-position-adjustment`.
  public static let searchTextPositionAdjustment = Property("search-text-position-adjustment", .offset)
  /// The image of an icon, for each control state. In sheets: `icon-image-search`; in Swift
  /// `.iconImage.at(SearchBarIcon.search)`.
  public static let iconImage = Property("icon-image", .image)
  /// The offset of an icon, in points. In sheets: `icon-position-adjustment-search`.
  public static let iconPositionAdjustment = Property("icon-position-adjustment", .offset)
  /// The divider image between two scope buttons, for each state of the one on the left. In sheets:
  /// `scope-bar-button-divider-image`.
  public static let scopeBarButtonDividerImage = Property("scope-bar-button-divider-image", .image)
}
