public import VStyleProperties

/// A bar with a text field for search terms. UIKit: `UISearchBar`.
open class SearchBar: View, TextInputTraits {
  /// The style of the bar. Default: `default`. UIKit: `UISearchBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The tint color of the bar's background. If nil, the system default applies. Default: nil. UIKit:
  /// `UISearchBar.barTintColor`.
  open var barTintColor: Color?
  /// The search term. Default: nil. UIKit: `UISearchBar.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }
  /// The prompt, a line of text above the search field. Default: nil. UIKit: `UISearchBar.prompt`.
  open var prompt: String?
  /// The placeholder, displayed while the text is empty. Default: nil. UIKit: `UISearchBar.placeholder`.
  open var placeholder: String?
  /// The style of the bar's background. Default: `default`. UIKit: `UISearchBar.searchBarStyle`.
  open var searchBarStyle = SearchBar.Style.default
  /// Whether the bar is translucent. Default: true. UIKit: `UISearchBar.isTranslucent`.
  open var isTranslucent = true
  /// Whether the bookmark button is displayed. Default: false. UIKit: `UISearchBar.showsBookmarkButton`.
  open var showsBookmarkButton = false
  /// Whether the cancel button is displayed. Default: false. UIKit: `UISearchBar.showsCancelButton`.
  open var showsCancelButton = false
  /// Whether the search results button is displayed. Default: false. UIKit: `UISearchBar.showsSearchResultsButton`.
  open var showsSearchResultsButton = false
  /// Whether the search results button is selected. Default: false. UIKit: `UISearchBar.isSearchResultsButtonSelected`.
  open var isSearchResultsButtonSelected = false
  /// Whether the scope bar is displayed. Default: false. UIKit: `UISearchBar.showsScopeBar`.
  open var showsScopeBar = false
  /// The titles of the scope buttons. Default: nil. UIKit: `UISearchBar.scopeButtonTitles`.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button, from 0. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UISearchBar.selectedScopeButtonIndex`.
  open var selectedScopeButtonIndex = 0
  /// The background image of the scope bar. Default: nil. UIKit: `UISearchBar.scopeBarBackgroundImage`.
  open var scopeBarBackgroundImage: Image?
  /// The offset of the search field in the bar. Unit: points. Default: zero. UIKit:
  /// `UISearchBar.searchFieldBackgroundPositionAdjustment`.
  open var searchFieldBackgroundPositionAdjustment = Offset.zero
  /// The offset of the text in the search field. Unit: points. Default: zero. UIKit:
  /// `UISearchBar.searchTextPositionAdjustment`.
  open var searchTextPositionAdjustment = Offset.zero
  /// The accessory view above the keyboard. Default: nil. UIKit: `UISearchBar.inputAccessoryView`.
  open var inputAccessoryView: View?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var iconImages = ValuePerKey<KeyPair<Icon, Control.State>, Image>()
  var iconPositions = ValuePerKey<Icon, Offset>()
  var scopeBarButtonDividerImages = ValuePerKey<KeyPair<Control.State, Control.State>, Image>()
  private(set) var searchFieldBackgroundImages = ValuePerState<Image>()
  private(set) var scopeBarButtonBackgroundImages = ValuePerState<Image>()
  private(set) var scopeBarButtonAttributes = ValuePerState<TextAttributes>()

  /// Sets the background image of the search field for a state; nil removes it. UIKit:
  /// `setSearchFieldBackgroundImage(_:for:)`.
  open func setSearchFieldBackgroundImage(_ searchFieldBackgroundImage: Image?, for state: Control.State) {
    searchFieldBackgroundImages[own: state] = searchFieldBackgroundImage
  }

  /// Sets the background image of the scope buttons for a state; nil removes it. UIKit:
  /// `setScopeBarButtonBackgroundImage(_:for:)`.
  open func setScopeBarButtonBackgroundImage(_ scopeBarButtonBackgroundImage: Image?, for state: Control.State) {
    scopeBarButtonBackgroundImages[own: state] = scopeBarButtonBackgroundImage
  }

  /// Sets the text attributes of the scope buttons' titles for a state; nil removes them. UIKit:
  /// `setScopeBarButtonTitleTextAttributes(_:for:)`.
  open func setScopeBarButtonTitleTextAttributes(
    _ scopeBarButtonTitleTextAttributes: TextAttributes?, for state: Control.State
  ) {
    scopeBarButtonAttributes[own: state] = scopeBarButtonTitleTextAttributes
  }

  /// The text that `:empty` tests.
  open override var styleText: String? { text }

  /// The text input traits.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The search field. It is not part of the view tree. Default background color: `tertiarySystemFill`. UIKit:
  /// `UISearchBar.searchTextField`.
  public private(set) lazy var searchTextField = {
    let field = SearchTextField()
    field.backgroundColor = .tertiarySystemFill
    return field
  }()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    super.properties + .searchBar + .textInputTraits(of: SearchBar.self)
  }
}

extension SearchBar {
  /// The background image of the search field for a state. Default: nil. UIKit: `searchFieldBackgroundImage(for:)`.
  public func searchFieldBackgroundImage(for state: Control.State) -> Image? {
    searchFieldBackgroundImages[shown: state]
  }

  /// The background image of the scope buttons for a state. Default: nil. UIKit: `scopeBarButtonBackgroundImage(for:)`.
  public func scopeBarButtonBackgroundImage(for state: Control.State) -> Image? {
    scopeBarButtonBackgroundImages[shown: state]
  }

  /// The text attributes of the scope buttons' titles for a state. Default: nil. UIKit:
  /// `scopeBarButtonTitleTextAttributes(for:)`.
  public func scopeBarButtonTitleTextAttributes(for state: Control.State) -> TextAttributes? {
    scopeBarButtonAttributes[shown: state]
  }
}
