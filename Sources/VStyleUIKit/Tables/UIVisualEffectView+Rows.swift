#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIVisualEffectView`.
    @MainActor
    static var uiVisualEffectView: PropertyTable {
      .uiVisualEffectViewRows
    }

    @MainActor
    private static var uiVisualEffectViewRows: PropertyTable {
      [
        .bindMain(.effect, \UIVisualEffectView.effect, as: .effect),
        .blurEffectStyle,
        .vibrancyEffectStyle,
      ]
    }
  }
#endif
