public import VStyle

/// The bar below a screen that leads to other screens. UIKit: `UITabBar`.
open class TabBar: View {
  /// The look of the bar. Default: `default`. UIKit: `UITabBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The color of the bar; nil is the system's. Default: nil. UIKit: `UITabBar.barTintColor`.
  open var barTintColor: Color?
  /// The image of the line at the edge of the bar; nil is the system's. Default: nil. UIKit: `UITabBar.shadowImage`.
  open var shadowImage: Image?
  /// The image behind the items. Default: nil. UIKit: `UITabBar.backgroundImage`.
  open var backgroundImage: Image?
  /// The image behind the selected item. Default: nil. UIKit: `UITabBar.selectionIndicatorImage`.
  open var selectionIndicatorImage: Image?
  /// The color of the items that are not selected; nil is the system's. Default: nil. UIKit:
  /// `UITabBar.unselectedItemTintColor`.
  open var unselectedItemTintColor: Color?
  /// Whether light comes through the bar. Default: true. UIKit: `UITabBar.isTranslucent`.
  open var isTranslucent = true
  /// Where the items stand. Default: `automatic`. UIKit: `UITabBar.itemPositioning`.
  open var itemPositioning = TabBar.ItemPositioning.automatic
  /// The width of an item; 0 is the system's. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit: `UITabBar.itemWidth`.
  open var itemWidth = 0.0
  /// The space between two items; 0 is the system's. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBar.itemSpacing`.
  open var itemSpacing = 0.0
  /// The look. Default: a fresh one. UIKit: `UITabBar.standardAppearance`.
  open var standardAppearance = TabBarAppearance()
  /// The look while the content is at its edge; nil is the standard one. Default: nil. UIKit:
  /// `UITabBar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: TabBarAppearance?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .tabBar }
}
