#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIPickerView`.
    @MainActor
    static var uiPickerView: PropertyTable {
      var table = PropertyTable([])
      #if !os(visionOS)
        table = table + .uiPickerViewExceptOnVision
      #endif
      return table
    }

    #if !os(visionOS)
      @MainActor
      private static var uiPickerViewExceptOnVision: PropertyTable {
        [
          .bindMain(.showsSelectionIndicator, \UIPickerView.showsSelectionIndicator)
        ]
      }
    #endif
  }
#endif
