#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIBarItem`.
    @MainActor
    static var uiBarItem: PropertyTable {
      var table = PropertyTable.uiBarItemRows
      #if !os(tvOS)
        table = table + .uiBarItemExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiBarItemRows: PropertyTable {
      [
        .perState(
          .titleTextAttributes, as: .attributes,
          read: { (object: UIBarItem, state) in AttributeDictionary(object.titleTextAttributes(for: state)) },
          write: { $0.setTitleTextAttributes($1?.attributes, for: $2) }
        ).mergingAttributes(),
        .bindMain(.image, \UIBarItem.image, as: .image),
        .bindMain(.title, \UIBarItem.title),
        .bindMain(.largeContentSizeImage, \UIBarItem.largeContentSizeImage, as: .image),
        .bindMain(.imageInsets, \UIBarItem.imageInsets, as: .insets),
        .bindMain(.largeContentSizeImageInsets, \UIBarItem.largeContentSizeImageInsets, as: .insets),
        .bindMain(.isEnabled, \UIBarItem.isEnabled),
        .bindMain(.tag, \UIBarItem.tag),
        .bindMain(.accessibilityIdentifier, \UIBarItem.accessibilityIdentifier),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiBarItemExceptOnTV: PropertyTable {
        [
          .bindMain(.landscapeImagePhone, \UIBarItem.landscapeImagePhone, as: .image),
          .bindMain(.landscapeImagePhoneInsets, \UIBarItem.landscapeImagePhoneInsets, as: .insets),
        ]
      }
    #endif
  }
#endif
