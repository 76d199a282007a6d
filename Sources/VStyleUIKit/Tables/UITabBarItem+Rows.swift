#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITabBarItem`.
    @MainActor
    static var uiTabBarItem: PropertyTable {
      .uiTabBarItemRows
    }

    @MainActor
    private static var uiTabBarItemRows: PropertyTable {
      [
        .bindMain(.selectedImage, \UITabBarItem.selectedImage, as: .image),
        .bindMain(.badgeValue, \UITabBarItem.badgeValue),
        .bindMain(.badgeColor, \UITabBarItem.badgeColor, as: .color),
        .perState(
          .badgeTextAttributes, as: .attributes,
          read: { (object: UITabBarItem, state) in AttributeDictionary(object.badgeTextAttributes(for: state)) },
          write: { $0.setBadgeTextAttributes($1?.attributes, for: $2) }
        ).mergingAttributes(),
        .bindMain(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, as: .offset),
        .bindMain(
          .standardAppearance, \UITabBarItem.standardAppearance, as: .tabBarAppearance,
          kind: .record(TabBarAppearance.self)),
        .bindMain(
          .scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, as: .tabBarAppearance,
          kind: .record(TabBarAppearance.self)),
      ]
    }
  }
#endif
