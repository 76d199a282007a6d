#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UISearchTextField`.
    @MainActor
    static var uiSearchTextField: PropertyTable {
      .uiSearchTextFieldRows
    }

    @MainActor
    private static var uiSearchTextFieldRows: PropertyTable {
      [
        .bindMain(.tokenBackgroundColor, \UISearchTextField.tokenBackgroundColor, as: .color),
        .bindMain(.allowsDeletingTokens, \UISearchTextField.allowsDeletingTokens),
        .bindMain(.allowsCopyingTokens, \UISearchTextField.allowsCopyingTokens),
      ]
    }
  }
#endif
