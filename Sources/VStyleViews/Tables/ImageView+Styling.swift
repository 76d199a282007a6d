import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ImageView``.
  static var imageView: PropertyTable {
    [
      .bind(.image, \ImageView.image),
      .bind(.highlightedImage, \ImageView.highlightedImage),
      .bind(.isHighlighted, \ImageView.isHighlighted),
      .bind(.animationImages, \ImageView.animationImages),
      .bind(.highlightedAnimationImages, \ImageView.highlightedAnimationImages),
      .bind(.animationDuration, \ImageView.animationDuration),
      .bind(.animationRepeatCount, \ImageView.animationRepeatCount),
      .bind(.preferredSymbolConfiguration, \ImageView.preferredSymbolConfiguration),
      .bind(.preferredImageDynamicRange, \ImageView.preferredImageDynamicRange),
      .bind(
        .adjustsImageSizeForAccessibilityContentSizeCategory,
        \ImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
      .bind(.imageRenderingMode, \ImageView.imageRenderingMode),
    ]
  }
}
