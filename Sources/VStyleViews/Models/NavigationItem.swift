public import VStyleProperties

/// The items that a navigation bar displays for one screen. UIKit: `UINavigationItem`.
open class NavigationItem: Styleable {
  /// The title. Default: nil. UIKit: `UINavigationItem.title`.
  open var title: String?
  /// The prompt, a line of text above the title. Default: nil. UIKit: `UINavigationItem.prompt`.
  open var prompt: String?
  /// The custom view that replaces the title. Default: nil. UIKit: `UINavigationItem.titleView`.
  open var titleView: View?
  /// When the title is displayed in a large size. Default: `automatic`. UIKit:
  /// `UINavigationItem.largeTitleDisplayMode`.
  open var largeTitleDisplayMode = NavigationItem.LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden. Default: false. UIKit: `UINavigationItem.hidesBackButton`.
  open var hidesBackButton = false
  /// The title of the back button that leads to this item. If nil, `title` is used. Default: nil. UIKit:
  /// `UINavigationItem.backButtonTitle`.
  open var backButtonTitle: String?
  /// The content of the back button that leads to this item. Default: `default`. UIKit:
  /// `UINavigationItem.backButtonDisplayMode`.
  open var backButtonDisplayMode = NavigationItem.BackButtonDisplayMode.default
  /// Whether the items on the left are displayed in addition to the back button. Default: false. UIKit:
  /// `UINavigationItem.leftItemsSupplementBackButton`.
  open var leftItemsSupplementBackButton = false
  /// Whether scrolling hides the search bar. Default: true. UIKit: `UINavigationItem.hidesSearchBarWhenScrolling`.
  open var hidesSearchBarWhenScrolling = true
  /// The preferred placement of the search bar. Default: `automatic`. UIKit:
  /// `UINavigationItem.preferredSearchBarPlacement`.
  open var preferredSearchBarPlacement = NavigationItem.SearchBarPlacement.automatic
  /// The style of the item, which determines its layout. Default: `navigator`. UIKit: `UINavigationItem.style`.
  open var style = NavigationItem.ItemStyle.navigator
  /// The bar's appearance at standard bar height. If nil, the bar's own applies. Default: nil. UIKit:
  /// `UINavigationItem.standardAppearance`.
  open var standardAppearance: NavigationBarAppearance?
  /// The bar's appearance at compact bar height. If nil, the bar's own applies. Default: nil. UIKit:
  /// `UINavigationItem.compactAppearance`.
  open var compactAppearance: NavigationBarAppearance?
  /// The bar's appearance while the edge of scrollable content meets the bar. If nil, the bar's own applies. Default:
  /// nil. UIKit: `UINavigationItem.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The bar's appearance at compact bar height while the edge of scrollable content meets the bar. Default: nil.
  /// UIKit: `UINavigationItem.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable { .navigationItem }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
