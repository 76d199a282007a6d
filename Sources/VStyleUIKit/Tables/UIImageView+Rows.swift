#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIImageView`.
    @MainActor
    static var uiImageView: PropertyTable {
      .uiImageViewRows
    }

    @MainActor
    private static var uiImageViewRows: PropertyTable {
      [
        .bindMain(.image, \UIImageView.image, as: .image),
        .bindMain(.highlightedImage, \UIImageView.highlightedImage, as: .image),
        .bindMain(.isHighlighted, \UIImageView.isHighlighted),
        .bindMain(.animationImages, \UIImageView.animationImages, as: .images),
        .bindMain(.highlightedAnimationImages, \UIImageView.highlightedAnimationImages, as: .images),
        .bindMain(.animationDuration, \UIImageView.animationDuration),
        .bindMain(.animationRepeatCount, \UIImageView.animationRepeatCount),
        .bindMain(.preferredSymbolConfiguration, \UIImageView.preferredSymbolConfiguration, as: .symbolConfiguration),
        .bindMain(
          .preferredImageDynamicRange, \UIImageView.preferredImageDynamicRange,
          as: .raw(ImageViewDynamicRange.self, [-1, 0, 1, 2])),
        .bindMain(
          .adjustsImageSizeForAccessibilityContentSizeCategory,
          \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
        .renderingMode,
      ]
    }
  }
#endif
