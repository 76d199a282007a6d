public import VStyle

extension Property {
  /// The picture while the view is highlighted: `highlighted-image`.
  public static let highlightedImage = Property("highlighted-image", .image)
  /// The pictures that are shown in turn, instead of the one: `animation-images`.
  public static let animationImages = Property("animation-images", .image.list)
  /// The pictures that are shown in turn while the view is highlighted: `highlighted-animation-images`.
  public static let highlightedAnimationImages = Property("highlighted-animation-images", .image.list)
  /// How long the pictures take together, in seconds: `animation-duration`, in `[0, ∞]`.
  public static let animationDuration = Property("animation-duration", .time(0...))
  /// How often the pictures are shown: `animation-repeat-count`, in `[0, ∞]`.
  public static let animationRepeatCount = Property("animation-repeat-count", .integer(0...))
  /// How bright the brightest parts may be: `preferred-image-dynamic-range`.
  public static let preferredImageDynamicRange = Property(
    "preferred-image-dynamic-range", .keyword(ImageView.DynamicRange.self))
  /// Whether the picture grows with the user's text size:
  /// `adjusts-image-size-for-accessibility-content-size-category`.
  public static let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjusts-image-size-for-accessibility-content-size-category", .bool)
  /// Whether the picture shows its own colors or the tint color: `image-rendering-mode`.
  public static let imageRenderingMode = Property("image-rendering-mode", .keyword(Image.RenderingMode.self))
}

extension PropertyTable {
  /// The rows of ``ImageView``.
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
