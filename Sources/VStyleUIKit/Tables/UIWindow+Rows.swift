#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIWindow`.
    @MainActor
    static var uiWindow: PropertyTable {
      .uiWindowRows
    }

    @MainActor
    private static var uiWindowRows: PropertyTable {
      [
        .bindMain(.windowLevel, \UIWindow.windowLevel, as: .level),
        .bindMain(.canResizeToFitContent, \UIWindow.canResizeToFitContent),
      ]
    }
  }
#endif
