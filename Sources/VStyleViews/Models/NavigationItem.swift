public import VStyle

/// What a navigation bar shows for a screen. UIKit: `UINavigationItem`.
open class NavigationItem: Styleable {
  /// The title. Default: nil. UIKit: `UINavigationItem.title`.
  open var title: String?
  /// The line above the title. Default: nil. UIKit: `UINavigationItem.prompt`.
  open var prompt: String?
  /// The view in the place of the title. Default: nil. UIKit: `UINavigationItem.titleView`.
  open var titleView: View?
  /// When the title is large. Default: `automatic`. UIKit: `UINavigationItem.largeTitleDisplayMode`.
  open var largeTitleDisplayMode = NavigationItem.LargeTitleDisplayMode.automatic
  /// Whether there is no button that leads back. Default: false. UIKit: `UINavigationItem.hidesBackButton`.
  open var hidesBackButton = false
  /// The title of the button that leads back here; nil is the title. Default: nil. UIKit:
  /// `UINavigationItem.backButtonTitle`.
  open var backButtonTitle: String?
  /// What the button that leads back here shows. Default: `default`. UIKit: `UINavigationItem.backButtonDisplayMode`.
  open var backButtonDisplayMode = NavigationItem.BackButtonDisplayMode.default
  /// Whether the items on the left stand beside the button that leads back. Default: false. UIKit:
  /// `UINavigationItem.leftItemsSupplementBackButton`.
  open var leftItemsSupplementBackButton = false
  /// Whether scrolling hides the search bar. Default: true. UIKit: `UINavigationItem.hidesSearchBarWhenScrolling`.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar stands. Default: `automatic`. UIKit: `UINavigationItem.preferredSearchBarPlacement`.
  open var preferredSearchBarPlacement = NavigationItem.SearchBarPlacement.automatic
  /// What kind of app the item is for. Default: `navigator`. UIKit: `UINavigationItem.style`.
  open var style = NavigationItem.ItemStyle.navigator
  /// The bar's look at the usual height; nil is the bar's own. Default: nil. UIKit:
  /// `UINavigationItem.standardAppearance`.
  open var standardAppearance: NavigationBarAppearance?
  /// The bar's look at the compact height; nil is the bar's own. Default: nil. UIKit:
  /// `UINavigationItem.compactAppearance`.
  open var compactAppearance: NavigationBarAppearance?
  /// The bar's look while the content is at its edge; nil is the bar's own. Default: nil. UIKit:
  /// `UINavigationItem.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The bar's look at the compact height while the content is at its edge. Default: nil. UIKit:
  /// `UINavigationItem.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable { .navigationItem }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
