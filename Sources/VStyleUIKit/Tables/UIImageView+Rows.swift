#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIImageView`.
    @MainActor
    static var uiImageView: PropertyTable {
      .uiImageViewRows.refusing(.formerAnimationImages, .formerAnimationRepeatCount)
    }

    @MainActor
    private static var uiImageViewRows: PropertyTable {
      [
        .bindMain(.image, \UIImageView.image, as: .image),
        .bindMain(.highlightedImage, \UIImageView.highlightedImage, as: .image),
        .bindMain(.isHighlighted, \UIImageView.isHighlighted),
        .bindMain(.imageAnimationImages, \UIImageView.animationImages, as: .images),
        .bindMain(.highlightedAnimationImages, \UIImageView.highlightedAnimationImages, as: .images),
        .bindMain(.imageAnimationDuration, \UIImageView.animationDuration),
        .bindMain(.imageAnimationRepeatCount, \UIImageView.animationRepeatCount),
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
