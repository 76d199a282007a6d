import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``SearchBar``.
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
      .bindObject(.inputAccessoryView, \SearchBar.inputAccessoryView, kind: .view, make: ViewTypes.instance),
      .bind(.searchTextFieldTextColor, \SearchBar.searchTextField.textColor),
      .bind(.searchTextFieldFont, \SearchBar.searchTextField.font),
      .bind(.searchTextFieldBackgroundColor, \SearchBar.searchTextField.backgroundColor),
    ]
  }
}
