#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UISearchBar`.
    @MainActor
    static var uiSearchBar: PropertyTable {
      var table = PropertyTable.uiSearchBarRows + .uiSearchBarRows2
      #if !os(tvOS)
        table = table + .uiSearchBarExceptOnTV
      #endif
      #if !os(visionOS)
        table = table + .uiSearchBarExceptOnVision
      #endif
      #if !os(tvOS) && !os(visionOS)
        table = table + .uiSearchBarOnPhonesAndMacs
      #endif
      return table + .searchBarPlaces
    }

    @MainActor
    private static var uiSearchBarRows: PropertyTable {
      [
        .bindMain(.barTintColor, \UISearchBar.barTintColor, as: .color),
        .bindMain(.text, \UISearchBar.text),
        .bindMain(.prompt, \UISearchBar.prompt),
        .bindMain(.placeholder, \UISearchBar.placeholder),
        .bindMain(.searchBarStyle, \UISearchBar.searchBarStyle, as: .raw(SearchBarStyle.self)),
        .bindMain(.isTranslucent, \UISearchBar.isTranslucent),
        .bindMain(.showsScopeBar, \UISearchBar.showsScopeBar),
        .bindMain(.scopeButtonTitles, \UISearchBar.scopeButtonTitles),
        .bindMain(.selectedScopeButtonIndex, \UISearchBar.selectedScopeButtonIndex),
        .bindMain(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage, as: .image),
        .perState(
          .searchFieldBackgroundImage, as: .image,
          read: { (bar: UISearchBar, state) in bar.searchFieldBackgroundImage(for: state) },
          write: { $0.setSearchFieldBackgroundImage($1, for: $2) }),
        .perState(
          .scopeBarButtonBackgroundImage, as: .image,
          read: { (bar: UISearchBar, state) in bar.scopeBarButtonBackgroundImage(for: state) },
          write: { $0.setScopeBarButtonBackgroundImage($1, for: $2) }),
        .perState(
          .scopeBarButtonTitleTextAttributes, as: .attributes,
          read: { (object: UISearchBar, state) in
            AttributeDictionary(object.scopeBarButtonTitleTextAttributes(for: state))
          }, write: { $0.setScopeBarButtonTitleTextAttributes($1?.attributes, for: $2) }
        ).mergingAttributes(),
        .bindMain(
          .searchFieldBackgroundPositionAdjustment, \UISearchBar.searchFieldBackgroundPositionAdjustment, as: .offset),
      ]
    }

    @MainActor
    private static var uiSearchBarRows2: PropertyTable {
      [
        .bindMain(.searchTextPositionAdjustment, \UISearchBar.searchTextPositionAdjustment, as: .offset),
        .bindMain(.keyboardType, \UISearchBar.keyboardType, as: .raw(KeyboardType.self, Array(0...11) + [1])),
        .bindMain(
          .keyboardAppearance, \UISearchBar.keyboardAppearance, as: .raw(KeyboardAppearance.self, [0, 1, 2, 1])),
        .bindMain(.returnKeyType, \UISearchBar.returnKeyType, as: .raw(ReturnKeyType.self)),
        .bindMain(
          .autocapitalizationType, \UISearchBar.autocapitalizationType, as: .raw(TextAutocapitalizationType.self)),
        .bindMain(.autocorrectionType, \UISearchBar.autocorrectionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.spellCheckingType, \UISearchBar.spellCheckingType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartQuotesType, \UISearchBar.smartQuotesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartDashesType, \UISearchBar.smartDashesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartInsertDeleteType, \UISearchBar.smartInsertDeleteType, as: .raw(TextInputSwitch.self)),
        .bindMain(.inlinePredictionType, \UISearchBar.inlinePredictionType, as: .raw(TextInputSwitch.self)),
        .bindMain(
          .mathExpressionCompletionType, \UISearchBar.mathExpressionCompletionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.enablesReturnKeyAutomatically, \UISearchBar.enablesReturnKeyAutomatically),
        .bindMain(.isSecureTextEntry, \UISearchBar.isSecureTextEntry),
        .bindMain(.textContentType, \UISearchBar.textContentType, as: .textContentType),
        .bindMain(.passwordRules, \UISearchBar.passwordRules, as: .passwordRules),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiSearchBarExceptOnTV: PropertyTable {
        [
          .bindMain(.barStyle, \UISearchBar.barStyle, as: .raw(BarStyle.self, [0, 1, 1, 2])),
          .bindMain(.showsBookmarkButton, \UISearchBar.showsBookmarkButton),
          .bindMain(.showsCancelButton, \UISearchBar.showsCancelButton),
          .bindMain(.showsSearchResultsButton, \UISearchBar.showsSearchResultsButton),
          .bindMain(.isSearchResultsButtonSelected, \UISearchBar.isSearchResultsButtonSelected),
          .bindMain(.searchTextFieldTextColor, \UISearchBar.searchTextField.textColor, as: .color),
          .bindMain(.searchTextFieldFont, \UISearchBar.searchTextField.font, as: .font),
          .bindMain(.searchTextFieldBackgroundColor, \UISearchBar.searchTextField.backgroundColor, as: .color),
        ]
      }
    #endif

    #if !os(visionOS)
      @MainActor
      private static var uiSearchBarExceptOnVision: PropertyTable {
        [
          .view(.inputAccessoryView, \UISearchBar.inputAccessoryView)
        ]
      }
    #endif

    #if !os(tvOS) && !os(visionOS)
      @MainActor
      private static var uiSearchBarOnPhonesAndMacs: PropertyTable {
        [
          .bindMain(
            .writingToolsBehavior, \UISearchBar.writingToolsBehavior,
            as: .raw(WritingToolsBehavior.self, [-1, 0, 1, 2]))
        ]
      }
    #endif
  }
#endif
