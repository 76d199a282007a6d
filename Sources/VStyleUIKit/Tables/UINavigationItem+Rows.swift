#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UINavigationItem`.
    @MainActor
    static var uiNavigationItem: PropertyTable {
      var table = PropertyTable.uiNavigationItemRows
      #if !os(tvOS)
        table = table + .uiNavigationItemExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiNavigationItemRows: PropertyTable {
      [
        .bindMain(.title, \UINavigationItem.title),
        .view(.titleView, \UINavigationItem.titleView),
        .bindMain(.backButtonTitle, \UINavigationItem.backButtonTitle),
        .bindMain(.standardAppearance, \UINavigationItem.standardAppearance, as: .navigationBarAppearance),
        .bindMain(.compactAppearance, \UINavigationItem.compactAppearance, as: .navigationBarAppearance),
        .bindMain(.scrollEdgeAppearance, \UINavigationItem.scrollEdgeAppearance, as: .navigationBarAppearance),
        .bindMain(
          .compactScrollEdgeAppearance, \UINavigationItem.compactScrollEdgeAppearance, as: .navigationBarAppearance),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiNavigationItemExceptOnTV: PropertyTable {
        [
          .bindMain(.prompt, \UINavigationItem.prompt),
          .bindMain(
            .largeTitleDisplayMode, \UINavigationItem.largeTitleDisplayMode,
            as: .raw(NavigationItemLargeTitleDisplayMode.self)),
          .bindMain(.hidesBackButton, \UINavigationItem.hidesBackButton),
          .bindMain(
            .backButtonDisplayMode, \UINavigationItem.backButtonDisplayMode,
            as: .raw(NavigationItemBackButtonDisplayMode.self)),
          .bindMain(.leftItemsSupplementBackButton, \UINavigationItem.leftItemsSupplementBackButton),
          .bindMain(.hidesSearchBarWhenScrolling, \UINavigationItem.hidesSearchBarWhenScrolling),
          .bindMain(
            .preferredSearchBarPlacement, \UINavigationItem.preferredSearchBarPlacement,
            as: .raw(NavigationItemSearchBarPlacement.self)),
          .bindMain(
            .style, \UINavigationItem.style, as: .raw(NavigationItemStyle.self),
            kind: .keyword(NavigationItemStyle.self)),
        ]
      }
    #endif
  }
#endif
