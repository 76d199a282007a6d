public import VStyleProperties

/// An item in a tab bar. UIKit: `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image while the item is selected. If nil, `image` is used. Default: nil. UIKit: `UITabBarItem.selectedImage`.
  open var selectedImage: Image?
  /// The text of the badge. Default: nil. UIKit: `UITabBarItem.badgeValue`.
  open var badgeValue: String?
  /// The color of the badge. If nil, the system's red applies. Default: nil. UIKit: `UITabBarItem.badgeColor`.
  open var badgeColor: Color?
  /// The offset of the title. Unit: points. Default: zero. UIKit: `UITabBarItem.titlePositionAdjustment`.
  open var titlePositionAdjustment = Offset.zero
  /// The bar's appearance while the item is selected. If nil, the bar's own applies. Default: nil. UIKit:
  /// `UITabBarItem.standardAppearance`.
  open var standardAppearance: TabBarAppearance?
  /// The bar's appearance while the edge of scrollable content meets the bar. If nil, the bar's own applies. Default:
  /// nil. UIKit: `UITabBarItem.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: TabBarAppearance?

  private(set) var badgeAttributes = ValuePerState<TextAttributes>()

  /// Sets the text attributes of the badge for a state; nil removes them. UIKit: `setBadgeTextAttributes(_:for:)`.
  open func setBadgeTextAttributes(_ badgeTextAttributes: TextAttributes?, for state: Control.State) {
    badgeAttributes[own: state] = badgeTextAttributes
  }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .tabBarItem }
}

extension TabBarItem {
  /// The text attributes of the badge for a state. Default: nil. UIKit: `badgeTextAttributes(for:)`.
  public func badgeTextAttributes(for state: Control.State) -> TextAttributes? { badgeAttributes[shown: state] }
}
