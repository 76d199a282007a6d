#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIRefreshControl`.
    @MainActor
    static var uiRefreshControl: PropertyTable {
      .uiRefreshControlRows
    }

    @MainActor
    private static var uiRefreshControlRows: PropertyTable {
      [
        .attributed(.attributedTitle, \UIRefreshControl.attributedTitle),
        .titleTextAttributes,
      ]
    }
  }
#endif
