#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIProgressView`.
    @MainActor
    static var uiProgressView: PropertyTable {
      .uiProgressViewRows
    }

    @MainActor
    private static var uiProgressViewRows: PropertyTable {
      [
        .bindMain(.progressTintColor, \UIProgressView.progressTintColor, as: .color),
        .bindMain(.trackTintColor, \UIProgressView.trackTintColor, as: .color),
        .bindMain(.progressImage, \UIProgressView.progressImage, as: .image),
        .bindMain(.trackImage, \UIProgressView.trackImage, as: .image),
        .bindMain(.progressViewStyle, \UIProgressView.progressViewStyle, as: .raw(ProgressViewBarStyle.self)),
        .bindMain(.progress, \UIProgressView.progress, as: .number),
      ]
    }
  }
#endif
