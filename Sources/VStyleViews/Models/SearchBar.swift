public import VStyle

/// A bar with a field for what is searched. UIKit: `UISearchBar`.
open class SearchBar: View, TextInputTraits {
  /// The look of the bar. Default: `default`. UIKit: `UISearchBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The color of the bar; nil is the system's. Default: nil. UIKit: `UISearchBar.barTintColor`.
  open var barTintColor: Color?
  /// The text that is searched. Default: nil. UIKit: `UISearchBar.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }
  /// The line above the field. Default: nil. UIKit: `UISearchBar.prompt`.
  open var prompt: String?
  /// The text while there is no other. Default: nil. UIKit: `UISearchBar.placeholder`.
  open var placeholder: String?
  /// The look of the background. Default: `default`. UIKit: `UISearchBar.searchBarStyle`.
  open var searchBarStyle = SearchBar.Style.default
  /// Whether light comes through the bar. Default: true. UIKit: `UISearchBar.isTranslucent`.
  open var isTranslucent = true
  /// Whether there is a button for bookmarks. Default: false. UIKit: `UISearchBar.showsBookmarkButton`.
  open var showsBookmarkButton = false
  /// Whether there is a button that cancels. Default: false. UIKit: `UISearchBar.showsCancelButton`.
  open var showsCancelButton = false
  /// Whether there is a button for results. Default: false. UIKit: `UISearchBar.showsSearchResultsButton`.
  open var showsSearchResultsButton = false
  /// Whether the button for results is selected. Default: false. UIKit: `UISearchBar.isSearchResultsButtonSelected`.
  open var isSearchResultsButtonSelected = false
  /// Whether the bar of scopes shows. Default: false. UIKit: `UISearchBar.showsScopeBar`.
  open var showsScopeBar = false
  /// The titles of the scopes. Default: nil. UIKit: `UISearchBar.scopeButtonTitles`.
  open var scopeButtonTitles: [String]?
  /// The number of the selected scope, counted from 0. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UISearchBar.selectedScopeButtonIndex`.
  open var selectedScopeButtonIndex = 0
  /// The image behind the bar of scopes. Default: nil. UIKit: `UISearchBar.scopeBarBackgroundImage`.
  open var scopeBarBackgroundImage: Image?
  /// How far the field is moved. Unit: points. Default: zero. UIKit:
  /// `UISearchBar.searchFieldBackgroundPositionAdjustment`.
  open var searchFieldBackgroundPositionAdjustment = Offset.zero
  /// How far the text is moved in the field. Unit: points. Default: zero. UIKit:
  /// `UISearchBar.searchTextPositionAdjustment`.
  open var searchTextPositionAdjustment = Offset.zero
  /// The view above the keyboard. Default: nil. UIKit: `UISearchBar.inputAccessoryView`.
  open var inputAccessoryView: View?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var iconImages = ValuePerKey<KeyPair<Icon, Control.State>, Image>()
  var iconPositions = ValuePerKey<Icon, Offset>()
  var scopeBarButtonDividerImages = ValuePerKey<KeyPair<Control.State, Control.State>, Image>()
  private(set) var searchFieldBackgroundImages = ValuePerState<Image>()
  private(set) var scopeBarButtonBackgroundImages = ValuePerState<Image>()
  private(set) var scopeBarButtonAttributes = ValuePerState<TextAttributes>()

  /// Sets the image behind the field for a state; nil gives it up. UIKit: `setSearchFieldBackgroundImage(_:for:)`.
  open func setSearchFieldBackgroundImage(_ searchFieldBackgroundImage: Image?, for state: Control.State) {
    searchFieldBackgroundImages[own: state] = searchFieldBackgroundImage
  }

  /// Sets the image behind a scope for a state; nil gives it up. UIKit: `setScopeBarButtonBackgroundImage(_:for:)`.
  open func setScopeBarButtonBackgroundImage(_ scopeBarButtonBackgroundImage: Image?, for state: Control.State) {
    scopeBarButtonBackgroundImages[own: state] = scopeBarButtonBackgroundImage
  }

  /// Sets the attributes of a scope's title for a state; nil gives it up. UIKit:
  /// `setScopeBarButtonTitleTextAttributes(_:for:)`.
  open func setScopeBarButtonTitleTextAttributes(
    _ scopeBarButtonTitleTextAttributes: TextAttributes?, for state: Control.State
  ) {
    scopeBarButtonAttributes[own: state] = scopeBarButtonTitleTextAttributes
  }

  /// The text.
  open override var styleText: String? { text }

  /// How the text is typed.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The field, beside the tree of views. UIKit: `UISearchBar.searchTextField`.
  public private(set) lazy var searchTextField = {
    let field = SearchTextField()
    field.backgroundColor = .tertiarySystemFill
    return field
  }()

  /// The rows of the class.
  open override class var properties: PropertyTable {
    super.properties + .searchBar + .textInputTraits(of: SearchBar.self)
  }
}

extension SearchBar {
  /// The image behind the field for a state. Default: nil. UIKit: `searchFieldBackgroundImage(for:)`.
  public func searchFieldBackgroundImage(for state: Control.State) -> Image? {
    searchFieldBackgroundImages[shown: state]
  }

  /// The image behind a scope for a state. Default: nil. UIKit: `scopeBarButtonBackgroundImage(for:)`.
  public func scopeBarButtonBackgroundImage(for state: Control.State) -> Image? {
    scopeBarButtonBackgroundImages[shown: state]
  }

  /// The attributes of a scope's title for a state. Default: nil. UIKit: `scopeBarButtonTitleTextAttributes(for:)`.
  public func scopeBarButtonTitleTextAttributes(for state: Control.State) -> TextAttributes? {
    scopeBarButtonAttributes[shown: state]
  }
}
