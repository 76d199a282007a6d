public import VStyle

extension Property {
  /// The look of the background: `search-bar-style`.
  public static let searchBarStyle = Property("search-bar-style", .keyword(SearchBar.Style.self))
  /// Whether there is a button for bookmarks: `shows-bookmark-button`.
  public static let showsBookmarkButton = Property("shows-bookmark-button", .bool)
  /// Whether there is a button that cancels: `shows-cancel-button`.
  public static let showsCancelButton = Property("shows-cancel-button", .bool)
  /// Whether there is a button for results: `shows-search-results-button`.
  public static let showsSearchResultsButton = Property("shows-search-results-button", .bool)
  /// Whether the button for results is selected: `search-results-button-selected`.
  public static let isSearchResultsButtonSelected = Property(
    "search-results-button-selected", .bool, aliases: ["is-search-results-button-selected"])
  /// Whether the bar of scopes shows: `shows-scope-bar`.
  public static let showsScopeBar = Property("shows-scope-bar", .bool)
  /// The titles of the scopes: `scope-button-titles`.
  public static let scopeButtonTitles = Property("scope-button-titles", .string.list)
  /// The number of the selected scope, counted from 0: `selected-scope-button-index`, in `[0, ∞]`.
  public static let selectedScopeButtonIndex = Property("selected-scope-button-index", .integer(0...))
  /// The image behind the bar of scopes: `scope-bar-background-image`.
  public static let scopeBarBackgroundImage = Property("scope-bar-background-image", .image)
  /// The image behind the field, per control state: `search-field-background-image`.
  public static let searchFieldBackgroundImage = Property("search-field-background-image", .image)
  /// The image behind a scope, per control state: `scope-bar-button-background-image`.
  public static let scopeBarButtonBackgroundImage = Property("scope-bar-button-background-image", .image)
  /// The attributes of a scope's title, per control state: `scope-bar-button-title-text-attributes`.
  public static let scopeBarButtonTitleTextAttributes = Property(
    "scope-bar-button-title-text-attributes", .textAttributes)
  /// How far the field is moved, in points: `search-field-background-position-adjustment`.
  public static let searchFieldBackgroundPositionAdjustment = Property(
    "search-field-background-position-adjustment", .offset)
  /// How far the text is moved in the field, in points: `search-text-position-adjustment`.
  public static let searchTextPositionAdjustment = Property("search-text-position-adjustment", .offset)
}

extension PropertyTable {
  /// The rows of ``SearchBar``.
  static var searchBar: PropertyTable {
    ownSearchBar + searchBarPlaces
  }

  private static var ownSearchBar: PropertyTable {
    [
      .bind(.barStyle, \SearchBar.barStyle),
      .bind(.barTintColor, \SearchBar.barTintColor),
      .bind(.text, \SearchBar.text),
      .bind(.prompt, \SearchBar.prompt),
      .bind(.placeholder, \SearchBar.placeholder),
      .bind(.searchBarStyle, \SearchBar.searchBarStyle),
      .bind(.isTranslucent, \SearchBar.isTranslucent),
      .bind(.showsBookmarkButton, \SearchBar.showsBookmarkButton),
      .bind(.showsCancelButton, \SearchBar.showsCancelButton),
      .bind(.showsSearchResultsButton, \SearchBar.showsSearchResultsButton),
      .bind(.isSearchResultsButtonSelected, \SearchBar.isSearchResultsButtonSelected),
      .bind(.showsScopeBar, \SearchBar.showsScopeBar),
      .bind(.scopeButtonTitles, \SearchBar.scopeButtonTitles),
      .bind(.selectedScopeButtonIndex, \SearchBar.selectedScopeButtonIndex),
      .bind(.scopeBarBackgroundImage, \SearchBar.scopeBarBackgroundImage),
      .perState(
        .searchFieldBackgroundImage,
        read: { (object: SearchBar, state) in object.searchFieldBackgroundImages[own: state] },
        write: { $0.setSearchFieldBackgroundImage($1, for: $2) }),
      .perState(
        .scopeBarButtonBackgroundImage,
        read: { (object: SearchBar, state) in object.scopeBarButtonBackgroundImages[own: state] },
        write: { $0.setScopeBarButtonBackgroundImage($1, for: $2) }),
      .perState(
        .scopeBarButtonTitleTextAttributes,
        read: { (object: SearchBar, state) in object.scopeBarButtonAttributes[own: state] },
        write: { $0.setScopeBarButtonTitleTextAttributes($1, for: $2) }
      ).merging(TextAttributes.self),
      .bind(.searchFieldBackgroundPositionAdjustment, \SearchBar.searchFieldBackgroundPositionAdjustment),
      .bind(.searchTextPositionAdjustment, \SearchBar.searchTextPositionAdjustment),
      .bindObject(.inputAccessoryView, \SearchBar.inputAccessoryView, make: ViewTypes.instance),
      .bind(.searchTextFieldTextColor, \SearchBar.searchTextField.textColor),
      .bind(.searchTextFieldFont, \SearchBar.searchTextField.font),
      .bind(.searchTextFieldBackgroundColor, \SearchBar.searchTextField.backgroundColor),
    ]
  }
}
