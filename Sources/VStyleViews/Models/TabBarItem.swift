public import VStyle

/// An item of a tab bar. UIKit: `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image while the item is selected; nil is the usual one. Default: nil. UIKit: `UITabBarItem.selectedImage`.
  open var selectedImage: Image?
  /// The text of the badge. Default: nil. UIKit: `UITabBarItem.badgeValue`.
  open var badgeValue: String?
  /// The color of the badge; nil is the system's red. Default: nil. UIKit: `UITabBarItem.badgeColor`.
  open var badgeColor: Color?
  /// How far the title is moved. Unit: points. Default: zero. UIKit: `UITabBarItem.titlePositionAdjustment`.
  open var titlePositionAdjustment = Offset.zero
  /// The bar's look while the item is selected; nil is the bar's own. Default: nil. UIKit:
  /// `UITabBarItem.standardAppearance`.
  open var standardAppearance: TabBarAppearance?
  /// The bar's look while the content is at its edge; nil is the bar's own. Default: nil. UIKit:
  /// `UITabBarItem.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: TabBarAppearance?

  private(set) var badgeAttributes = ValuePerState<TextAttributes>()

  /// Sets the attributes of the badge's text for a state; nil gives it up. UIKit: `setBadgeTextAttributes(_:for:)`.
  open func setBadgeTextAttributes(_ badgeTextAttributes: TextAttributes?, for state: Control.State) {
    badgeAttributes[own: state] = badgeTextAttributes
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .tabBarItem }
}

extension TabBarItem {
  /// The attributes of the badge's text for a state. Default: nil. UIKit: `badgeTextAttributes(for:)`.
  public func badgeTextAttributes(for state: Control.State) -> TextAttributes? { badgeAttributes[shown: state] }
}
