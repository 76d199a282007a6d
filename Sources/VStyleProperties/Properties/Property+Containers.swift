public import VStyle

/// Properties of stacks, images, indicators, controllers and windows.
extension Property {
  /// The axis along which the views are laid out. In sheets: `axis`.
  public static let axis = Property("axis", .keyword(Axis.self))
  /// The distribution of the views along the axis. In sheets: `distribution`.
  public static let distribution = Property("distribution", .keyword(StackViewDistribution.self))
  /// The alignment of the views perpendicular to the axis. In sheets: `alignment`.
  public static let alignment = Property("alignment", .keyword(StackViewAlignment.self))
  /// The spacing between two views, in points. In sheets: `spacing`, a length, `use-default` or `use-system`.
  public static let spacing = Property("spacing", .stackSpacing)
  /// Whether vertical spacing is measured from the baselines of text. In sheets: `baseline-relative-arrangement`.
  public static let isBaselineRelativeArrangement = Property(
    "baseline-relative-arrangement", .bool, aliases: ["is-baseline-relative-arrangement"])
  /// Whether the views are laid out inside the layout margins. In sheets: `layout-margins-relative-arrangement`.
  public static let isLayoutMarginsRelativeArrangement = Property(
    "layout-margins-relative-arrangement", .bool, aliases: ["is-layout-margins-relative-arrangement"])
  /// The effect. In sheets: `effect`.
  public static let effect = Property("effect", .effect)
  /// The blur style, used if no effect is set. In sheets: `blur-effect-style`.
  public static let blurEffectStyle = Property("blur-effect-style", .keyword(VisualEffect.BlurStyle.self))
  /// The vibrancy style of content on the blur, used if no effect is set. In sheets: `vibrancy-effect-style`.
  public static let vibrancyEffectStyle = Property("vibrancy-effect-style", .keyword(VisualEffect.VibrancyStyle.self))
  /// The color of the completed part. In sheets: `progress-tint-color`.
  public static let progressTintColor = Property("progress-tint-color", .color)
  /// The color of the remaining part. In sheets: `track-tint-color`.
  public static let trackTintColor = Property("track-tint-color", .color)
  /// The image of the completed part. In sheets: `progress-image`.
  public static let progressImage = Property("progress-image", .image)
  /// The image of the remaining part. In sheets: `track-image`.
  public static let trackImage = Property("track-image", .image)
  /// The style of the bar. In sheets: `progress-view-style`.
  public static let progressViewStyle = Property("progress-view-style", .keyword(ProgressViewBarStyle.self))
  /// The progress of the task. In sheets: `progress`, a number in `[0, 1]` or a percentage.
  public static let progress = Property("progress", .numberOrPercentage(0...1))
  /// Whether the indicator is hidden while it does not animate. In sheets: `hides-when-stopped`.
  public static let hidesWhenStopped = Property("hides-when-stopped", .bool)
  /// Whether the indicator animates. In sheets: `animating`.
  public static let isAnimating = Property("animating", .bool, aliases: ["is-animating"])
  /// Whether lines mark the selected row. In sheets: `shows-selection-indicator`.
  public static let showsSelectionIndicator = Property("shows-selection-indicator", .bool)
  /// The image while the view is highlighted. In sheets: `highlighted-image`.
  public static let highlightedImage = Property("highlighted-image", .image)
  /// The images of the animation, displayed instead of `image`. In sheets: `image-animation-images`.
  public static let imageAnimationImages = Property("image-animation-images", .image.list)
  /// The images of the animation while the view is highlighted. In sheets: `highlighted-animation-images`.
  public static let highlightedAnimationImages = Property("highlighted-animation-images", .image.list)
  /// The duration of one cycle of the animation, in seconds. In sheets: `image-animation-duration`, in `[0, ∞]`.
  public static let imageAnimationDuration = Property("image-animation-duration", .time(0...))
  /// The number of times that the animation repeats. In sheets: `image-animation-repeat-count`, in `[0, ∞]`.
  public static let imageAnimationRepeatCount = Property("image-animation-repeat-count", .integer(0...))
  /// The preferred dynamic range of the image. In sheets: `preferred-image-dynamic-range`.
  public static let preferredImageDynamicRange = Property(
    "preferred-image-dynamic-range", .keyword(ImageViewDynamicRange.self))
  /// Whether the image scales with the user's text size. In sheets:
  /// `adjusts-image-size-for-accessibility-content-size-category`.
  public static let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjusts-image-size-for-accessibility-content-size-category", .bool)
  /// The rendering mode of images that set none: in their own colors or in the tint color. In sheets:
  /// `image-rendering-mode`.
  public static let imageRenderingMode = Property("image-rendering-mode", .keyword(Image.RenderingMode.self))
  /// The preferred style of the status bar, which determines the color of its text. In sheets:
  /// `preferred-status-bar-style`.
  public static let preferredStatusBarStyle = Property("preferred-status-bar-style", .keyword(StatusBarStyle.self))
  /// The presentation style of the screen when it is modal. In sheets: `modal-presentation-style`.
  public static let modalPresentationStyle = Property(
    "modal-presentation-style", .keyword(ViewControllerModalPresentationStyle.self))
  /// The transition style of the screen when it is modal. In sheets: `modal-transition-style`.
  public static let modalTransitionStyle = Property(
    "modal-transition-style", .keyword(ViewControllerModalTransitionStyle.self))
  /// The edges at which the content extends under bars. In sheets: `edges-for-extended-layout`.
  public static let edgesForExtendedLayout = Property("edges-for-extended-layout", .flags(RectEdge.self))
  /// Whether the content also extends under opaque bars. In sheets: `extended-layout-includes-opaque-bars`.
  public static let extendedLayoutIncludesOpaqueBars = Property("extended-layout-includes-opaque-bars", .bool)
  /// Whether the bottom bar is hidden while the screen is pushed. In sheets: `hides-bottom-bar-when-pushed`.
  public static let hidesBottomBarWhenPushed = Property("hides-bottom-bar-when-pushed", .bool)
  /// The preferred size of the content, in points. In sheets: `preferred-content-size`.
  public static let preferredContentSize = Property("preferred-content-size", .size)
  /// The level of the window. Windows with higher levels are in front. In sheets: `window-level`.
  public static let windowLevel = Property("window-level", .windowLevel)
  /// Whether the window can resize to fit its content. In sheets: `can-resize-to-fit-content`.
  public static let canResizeToFitContent = Property("can-resize-to-fit-content", .bool)
}
