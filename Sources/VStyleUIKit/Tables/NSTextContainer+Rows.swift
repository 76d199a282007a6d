#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `NSTextContainer`.
    @MainActor
    static var uiTextContainer: PropertyTable {
      .uiTextContainerRows
    }

    @MainActor
    private static var uiTextContainerRows: PropertyTable {
      [
        .bindMain(.lineFragmentPadding, \NSTextContainer.lineFragmentPadding, as: .number),
        .bindMain(.maximumNumberOfLines, \NSTextContainer.maximumNumberOfLines),
        .bindMain(.lineBreakMode, \NSTextContainer.lineBreakMode, as: .raw(LineBreakMode.self)),
      ]
    }
  }
#endif
