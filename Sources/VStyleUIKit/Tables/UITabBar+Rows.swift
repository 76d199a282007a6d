#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITabBar`.
    @MainActor
    static var uiTabBar: PropertyTable {
      var table = PropertyTable.uiTabBarRows
      #if !os(tvOS)
        table = table + .uiTabBarExceptOnTV
      #endif
      #if !os(visionOS)
        table = table + .uiTabBarExceptOnVision
      #endif
      return table
    }

    @MainActor
    private static var uiTabBarRows: PropertyTable {
      [
        .bindMain(.barTintColor, \UITabBar.barTintColor, as: .color),
        .bindMain(.shadowImage, \UITabBar.shadowImage, as: .image),
        .bindMain(.backgroundImage, \UITabBar.backgroundImage, as: .image),
        .bindMain(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, as: .image),
        .bindMain(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, as: .color),
        .bindMain(.itemWidth, \UITabBar.itemWidth, as: .number),
        .bindMain(.itemSpacing, \UITabBar.itemSpacing, as: .number),
        .bindMain(
          .standardAppearance, \UITabBar.standardAppearance, as: .tabBarAppearance, kind: .record(TabBarAppearance.self)
        ),
        .bindMain(
          .scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, as: .tabBarAppearance,
          kind: .record(TabBarAppearance.self)),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiTabBarExceptOnTV: PropertyTable {
        [
          .bindMain(.barStyle, \UITabBar.barStyle, as: .raw(BarStyle.self, [0, 1, 1, 2])),
          .bindMain(.itemPositioning, \UITabBar.itemPositioning, as: .raw(TabBarItemPositioning.self)),
        ]
      }
    #endif

    #if !os(visionOS)
      @MainActor
      private static var uiTabBarExceptOnVision: PropertyTable {
        [
          .bindMain(.isTranslucent, \UITabBar.isTranslucent)
        ]
      }
    #endif
  }
#endif
