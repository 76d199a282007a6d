public import VStyleProperties

/// A bar at the bottom of a screen, whose items lead to other screens. UIKit: `UITabBar`.
open class TabBar: View {
  /// The style of the bar. Default: `default`. UIKit: `UITabBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The tint color of the bar's background. If nil, the system default applies. Default: nil. UIKit:
  /// `UITabBar.barTintColor`.
  open var barTintColor: Color?
  /// The shadow image, a line at the edge of the bar. If nil, the system default applies. Default: nil. UIKit:
  /// `UITabBar.shadowImage`.
  open var shadowImage: Image?
  /// The background image. Default: nil. UIKit: `UITabBar.backgroundImage`.
  open var backgroundImage: Image?
  /// The image behind the selected item. Default: nil. UIKit: `UITabBar.selectionIndicatorImage`.
  open var selectionIndicatorImage: Image?
  /// The color of unselected items. If nil, the system default applies. Default: nil. UIKit:
  /// `UITabBar.unselectedItemTintColor`.
  open var unselectedItemTintColor: Color?
  /// Whether the bar is translucent. Default: true. UIKit: `UITabBar.isTranslucent`.
  open var isTranslucent = true
  /// The positioning of the items. Default: `automatic`. UIKit: `UITabBar.itemPositioning`.
  open var itemPositioning = TabBar.ItemPositioning.automatic
  /// The width of an item. If 0, the system default applies. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBar.itemWidth`.
  open var itemWidth = 0.0
  /// The space between two items. If 0, the system default applies. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBar.itemSpacing`.
  open var itemSpacing = 0.0
  /// The standard appearance. Default: a record with the default values. UIKit: `UITabBar.standardAppearance`.
  open var standardAppearance = TabBarAppearance()
  /// The appearance while the edge of scrollable content meets the bar. If nil, the standard appearance applies.
  /// Default: nil. UIKit: `UITabBar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: TabBarAppearance?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .tabBar }
}
