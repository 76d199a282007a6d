#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIColorWell`.
    @MainActor
    static var uiColorWell: PropertyTable {
      .uiColorWellRows
    }

    @MainActor
    private static var uiColorWellRows: PropertyTable {
      [
        .bindMain(.selectedColor, \UIColorWell.selectedColor, as: .color),
        .bindMain(.supportsAlpha, \UIColorWell.supportsAlpha),
        .bindMain(.title, \UIColorWell.title),
      ]
    }
  }
#endif
