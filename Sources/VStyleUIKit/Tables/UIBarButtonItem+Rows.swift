#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIBarButtonItem`.
    @MainActor
    static var uiBarButtonItem: PropertyTable {
      var table = PropertyTable.uiBarButtonItemRows
      #if !os(tvOS)
        table = table + .uiBarButtonItemExceptOnTV
      #endif
      return table + .barButtonItemPlaces
    }

    @MainActor
    private static var uiBarButtonItemRows: PropertyTable {
      [
        .bindMain(.tintColor, \UIBarButtonItem.tintColor, as: .color),
        .bindMain(
          .style, \UIBarButtonItem.style, as: .raw(BarButtonItemStyle.self), kind: .keyword(BarButtonItemStyle.self)),
        .bindMain(.width, \UIBarButtonItem.width, as: .number),
        .view(.customView, \UIBarButtonItem.customView),
        .bindMain(.possibleTitles, \UIBarButtonItem.possibleTitles, as: .strings),
        .bindMain(.changesSelectionAsPrimaryAction, \UIBarButtonItem.changesSelectionAsPrimaryAction),
        .bindMain(
          .preferredMenuElementOrder, \UIBarButtonItem.preferredMenuElementOrder, as: .raw(MenuElementOrder.self)),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiBarButtonItemExceptOnTV: PropertyTable {
        [
          .bindMain(.isSelected, \UIBarButtonItem.isSelected),
          .bindMain(.isHidden, \UIBarButtonItem.isHidden),
        ]
      }
    #endif
  }
#endif
