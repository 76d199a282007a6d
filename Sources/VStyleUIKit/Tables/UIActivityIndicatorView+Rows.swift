#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIActivityIndicatorView`.
    @MainActor
    static var uiActivityIndicatorView: PropertyTable {
      .uiActivityIndicatorViewRows
    }

    @MainActor
    private static var uiActivityIndicatorViewRows: PropertyTable {
      [
        .bindMain(
          .style, \UIActivityIndicatorView.style, as: .raw(ActivityIndicatorViewStyle.self, [100, 101, 0, 1, 2])),
        .bindMain(.color, \UIActivityIndicatorView.color, as: .color).after(.style),
        .bindMain(.hidesWhenStopped, \UIActivityIndicatorView.hidesWhenStopped),
        .bindMain(
          .isAnimating, read: { (view: UIActivityIndicatorView) in view.isAnimating },
          write: { $1 ? $0.startAnimating() : $0.stopAnimating() }),
      ]
    }
  }
#endif
