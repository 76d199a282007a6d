public import VStyle

extension Property {
  /// The image while the view is highlighted. In sheets: `highlighted-image`.
  public static let highlightedImage = Property("highlighted-image", .image)
  /// The images of the animation, displayed instead of `image`. In sheets: `animation-images`.
  public static let animationImages = Property("animation-images", .image.list)
  /// The images of the animation while the view is highlighted. In sheets: `highlighted-animation-images`.
  public static let highlightedAnimationImages = Property("highlighted-animation-images", .image.list)
  /// The duration of one cycle of the animation, in seconds. In sheets: `animation-duration`, in `[0, ∞]`.
  public static let animationDuration = Property("animation-duration", .time(0...))
  /// The number of times that the animation repeats. In sheets: `animation-repeat-count`, in `[0, ∞]`.
  public static let animationRepeatCount = Property("animation-repeat-count", .integer(0...))
  /// The preferred dynamic range of the image. In sheets: `preferred-image-dynamic-range`.
  public static let preferredImageDynamicRange = Property(
    "preferred-image-dynamic-range", .keyword(ImageView.DynamicRange.self))
  /// Whether the image scales with the user's text size. In sheets:
  /// `adjusts-image-size-for-accessibility-content-size-category`.
  public static let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjusts-image-size-for-accessibility-content-size-category", .bool)
  /// The rendering mode of images that set none: in their own colors or in the tint color. In sheets:
  /// `image-rendering-mode`.
  public static let imageRenderingMode = Property("image-rendering-mode", .keyword(Image.RenderingMode.self))
}

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
