public import VStyle

/// Properties of all views.
extension Property {
  /// Whether the view is hidden. In sheets: `hidden`.
  public static let isHidden = Property("hidden", .bool, aliases: ["is-hidden"])
  /// The opacity. In sheets: `alpha`, a number in `[0, 1]` or a percentage.
  public static let alpha = Property("alpha", .numberOrPercentage(0...1))
  /// Whether the view is opaque, so that nothing behind it is visible. In sheets: `opaque`.
  public static let isOpaque = Property("opaque", .bool, aliases: ["is-opaque"])
  /// The color of interactive elements, inherited from the superview. In sheets: `tint-color`.
  public static let tintColor = Property("tint-color", .color, inheritance: .fromParent)
  /// The adjustment of the tint color. In sheets: `tint-adjustment-mode`.
  public static let tintAdjustmentMode = Property("tint-adjustment-mode", .keyword(ViewTintAdjustmentMode.self))
  /// Whether subviews are clipped to the bounds. In sheets: `clips-to-bounds`.
  public static let clipsToBounds = Property("clips-to-bounds", .bool)
  /// Whether the bounds are cleared before the view draws. In sheets: `clears-context-before-drawing`.
  public static let clearsContextBeforeDrawing = Property("clears-context-before-drawing", .bool)
  /// Whether the view receives touches. In sheets: `user-interaction-enabled`.
  public static let isUserInteractionEnabled = Property(
    "user-interaction-enabled", .bool, aliases: ["is-user-interaction-enabled"])
  /// The position and scaling of content whose size differs from the view's. In sheets: `content-mode`.
  public static let contentMode = Property("content-mode", .keyword(ViewContentMode.self))
  /// Whether the view receives more than one touch at a time. In sheets: `multiple-touch-enabled`.
  public static let isMultipleTouchEnabled = Property(
    "multiple-touch-enabled", .bool, aliases: ["is-multiple-touch-enabled"])
  /// Whether the view blocks touches in other views while it is touched. In sheets: `exclusive-touch`.
  public static let isExclusiveTouch = Property("exclusive-touch", .bool, aliases: ["is-exclusive-touch"])
  /// An integer that identifies the view. In sheets: `tag`.
  public static let tag = Property("tag", .integer)
  /// Whether subviews are resized with the view. In sheets: `autoresizes-subviews`.
  public static let autoresizesSubviews = Property("autoresizes-subviews", .bool)
  /// The dimensions and margins that adapt when the superview is resized. In sheets: `autoresizing-mask`.
  public static let autoresizingMask = Property("autoresizing-mask", .flags(ViewAutoresizingMask.self))
  /// Whether the view is mirrored in right-to-left layouts. In sheets: `semantic-content-attribute`.
  public static let semanticContentAttribute = Property(
    "semantic-content-attribute", .keyword(SemanticContentAttribute.self))
  /// The view whose alpha channel masks this view. In sheets: `mask`, the name of a view type.
  public static let mask = Property("mask", .object(ofType: "View"))
  /// The interface style, light or dark, that overrides the inherited one. In sheets: `override-user-interface-style`.
  public static let overrideUserInterfaceStyle = Property(
    "override-user-interface-style", .keyword(UserInterfaceStyle.self))
  /// The view's rectangle in the superview's coordinates, in points. In sheets: `frame`.
  public static let frame = Property("frame", .rect)
  /// The view's rectangle in its own coordinates, in points. In sheets: `bounds`.
  public static let bounds = Property("bounds", .rect)
  /// The anchor point in the superview's coordinates, in points. In sheets: `center`.
  public static let center = Property("center", .point)
  /// The point that `center` refers to, in unit coordinates of the bounds. In sheets: `anchor-point`.
  public static let anchorPoint = Property("anchor-point", .point)
  /// The 2D transform of the view, such as a translation, scale or rotation. In sheets: `transform`.
  public static let transform = Property("transform", .transform)
  /// The 3D transform of the view, such as a translation, scale or rotation. In sheets: `transform-3d`.
  public static let transform3D = Property("transform-3d", .transform3D)
  /// The number of pixels per point. In sheets: `content-scale-factor`, in `[0, ∞]`.
  public static let contentScaleFactor = Property("content-scale-factor", .number(0...))
  /// The layout margins between the edges and the content, in points. In sheets: `layout-margins`.
  public static let layoutMargins = Property("layout-margins", .insets)
  /// The layout margins in terms of the reading direction, in points. In sheets: `directional-layout-margins`.
  public static let directionalLayoutMargins = Property("directional-layout-margins", .directionalInsets)
  /// Whether the superview's layout margins also apply. In sheets: `preserves-superview-layout-margins`.
  public static let preservesSuperviewLayoutMargins = Property("preserves-superview-layout-margins", .bool)
  /// Whether the layout margins are inset to the safe area. In sheets: `insets-layout-margins-from-safe-area`.
  public static let insetsLayoutMarginsFromSafeArea = Property("insets-layout-margins-from-safe-area", .bool)
  /// Whether the autoresizing mask is translated into constraints. In sheets:
  /// `translates-autoresizing-mask-into-constraints`.
  public static let translatesAutoresizingMaskIntoConstraints = Property(
    "translates-autoresizing-mask-into-constraints", .bool)
  /// The minimum content size category of the view. In sheets: `minimum-content-size-category`.
  public static let minimumContentSizeCategory = Property(
    "minimum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The maximum content size category of the view. In sheets: `maximum-content-size-category`.
  public static let maximumContentSizeCategory = Property(
    "maximum-content-size-category", .keyword(ContentSizeCategory.self))
  /// The identifier of the focus group of the view. In sheets: `focus-group-identifier`.
  public static let focusGroupIdentifier = Property("focus-group-identifier", .string)
  /// The identifier for restoring the state of the view. In sheets: `restoration-identifier`.
  public static let restorationIdentifier = Property("restoration-identifier", .string)
  /// Whether a long press shows the large content viewer. In sheets: `shows-large-content-viewer`.
  public static let showsLargeContentViewer = Property("shows-large-content-viewer", .bool)
  /// The title in the large content viewer. In sheets: `large-content-title`.
  public static let largeContentTitle = Property("large-content-title", .string)
  /// The image in the large content viewer. In sheets: `large-content-image`.
  public static let largeContentImage = Property("large-content-image", .image)
  /// The insets of the image in the large content viewer, in points. In sheets: `large-content-image-insets`.
  public static let largeContentImageInsets = Property("large-content-image-insets", .insets)
  /// Whether the image in the large content viewer scales with the text size. In sheets: `scales-large-content-image`.
  public static let scalesLargeContentImage = Property("scales-large-content-image", .bool)
  /// The priority with which the view resists growing beyond its content, in `[0, 1000]`, for each axis. In sheets:
  /// `content-hugging-priority-horizontal`; in Swift `.contentHuggingPriority.at(Axis.horizontal)`.
  public static let contentHuggingPriority = Property("content-hugging-priority", .number(0...1000))
  /// The priority with which the view resists shrinking below its content, in `[0, 1000]`, for each axis. In sheets:
  /// `content-compression-resistance-priority-vertical`.
  public static let contentCompressionResistancePriority = Property(
    "content-compression-resistance-priority", .number(0...1000))
  /// Whether the view is an accessibility element. In sheets: `accessibility-element`.
  public static let isAccessibilityElement = Property(
    "accessibility-element", .bool, aliases: ["is-accessibility-element"])
  /// The accessibility label, a short name of the view. In sheets: `accessibility-label`.
  public static let accessibilityLabel = Property("accessibility-label", .string)
  /// The accessibility hint, a description of the result of an action on the view. In sheets: `accessibility-hint`.
  public static let accessibilityHint = Property("accessibility-hint", .string)
  /// The accessibility value of the view. In sheets: `accessibility-value`.
  public static let accessibilityValue = Property("accessibility-value", .string)
  /// The identifier of the view for UI tests. In sheets: `accessibility-identifier`.
  public static let accessibilityIdentifier = Property("accessibility-identifier", .string)
  /// The language in which assistive technologies read the view, as a BCP 47 tag. In sheets: `accessibility-language`.
  public static let accessibilityLanguage = Property("accessibility-language", .string)
  /// The accessibility traits of the view. In sheets: `accessibility-traits`.
  public static let accessibilityTraits = Property("accessibility-traits", .flags(AccessibilityTraits.self))
  /// Whether the accessibility elements inside the view are hidden. In sheets: `accessibility-elements-hidden`.
  public static let accessibilityElementsHidden = Property("accessibility-elements-hidden", .bool)
  /// Whether assistive technologies ignore the siblings of the view. In sheets: `accessibility-view-is-modal`.
  public static let accessibilityViewIsModal = Property("accessibility-view-is-modal", .bool)
  /// Whether the view keeps its colors when the system inverts colors. In sheets:
  /// `accessibility-ignores-invert-colors`.
  public static let accessibilityIgnoresInvertColors = Property("accessibility-ignores-invert-colors", .bool)
  /// The way in which assistive technologies navigate the elements of the view. In sheets:
  /// `accessibility-navigation-style`.
  public static let accessibilityNavigationStyle = Property(
    "accessibility-navigation-style", .keyword(AccessibilityNavigationStyle.self))
  /// Whether assistive technologies read the elements inside the view as a group. In sheets:
  /// `should-group-accessibility-children`.
  public static let shouldGroupAccessibilityChildren = Property("should-group-accessibility-children", .bool)
}
