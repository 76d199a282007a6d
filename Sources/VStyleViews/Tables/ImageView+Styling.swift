import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``ImageView``.
  static var imageView: PropertyTable {
    let rows: PropertyTable = [
      .bind(.image, \ImageView.image),
      .bind(.highlightedImage, \ImageView.highlightedImage),
      .bind(.isHighlighted, \ImageView.isHighlighted),
      .bind(.imageAnimationImages, \ImageView.animationImages),
      .bind(.highlightedAnimationImages, \ImageView.highlightedAnimationImages),
      .bind(.imageAnimationDuration, \ImageView.animationDuration),
      .bind(.imageAnimationRepeatCount, \ImageView.animationRepeatCount),
      .bind(.preferredSymbolConfiguration, \ImageView.preferredSymbolConfiguration),
      .bind(.preferredImageDynamicRange, \ImageView.preferredImageDynamicRange),
      .bind(
        .adjustsImageSizeForAccessibilityContentSizeCategory,
        \ImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
      .bind(.imageRenderingMode, \ImageView.imageRenderingMode),
    ]
    return rows.refusing(.formerAnimationImages, .formerAnimationRepeatCount)
  }
}
