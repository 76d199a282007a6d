#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIPopoverPresentationController`.
    @MainActor
    static var uiPopoverPresentationController: PropertyTable {
      var table = PropertyTable([])
      #if !os(visionOS)
        table = table + .uiPopoverPresentationControllerExceptOnVision
      #endif
      return table
    }

    #if !os(visionOS)
      @MainActor
      private static var uiPopoverPresentationControllerExceptOnVision: PropertyTable {
        [
          .bindMain(.backgroundColor, \UIPopoverPresentationController.backgroundColor, as: .color)
        ]
      }
    #endif
  }
#endif
