public import VStyle

extension Property {
  /// Whether the view is left out: `hidden`.
  public static let isHidden = Property("hidden", .bool, aliases: ["is-hidden"])
  /// The opacity: `alpha`, a number in `[0, 1]` or a percentage.
  public static let alpha = Property("alpha", .numberOrPercentage(0...1))
  /// Whether the view covers all that is behind it: `opaque`.
  public static let isOpaque = Property("opaque", .bool, aliases: ["is-opaque"])
  /// The color of what can be touched: `tint-color`. A view takes its superview's.
  public static let tintColor = Property("tint-color", .color, inheritance: .fromParent)
  /// How the tint color is adjusted: `tint-adjustment-mode`.
  public static let tintAdjustmentMode = Property("tint-adjustment-mode", .keyword(View.TintAdjustmentMode.self))
  /// Whether subviews are cut at the bounds: `clips-to-bounds`.
  public static let clipsToBounds = Property("clips-to-bounds", .bool)
  /// Whether the bounds are cleared before the view draws: `clears-context-before-drawing`.
  public static let clearsContextBeforeDrawing = Property("clears-context-before-drawing", .bool)
  /// Whether the view takes touches: `user-interaction-enabled`.
  public static let isUserInteractionEnabled = Property(
    "user-interaction-enabled", .bool, aliases: ["is-user-interaction-enabled"])
  /// How content that has another size than the view is placed: `content-mode`.
  public static let contentMode = Property("content-mode", .keyword(View.ContentMode.self))
  /// Whether several fingers are distinguished: `multiple-touch-enabled`.
  public static let isMultipleTouchEnabled = Property(
    "multiple-touch-enabled", .bool, aliases: ["is-multiple-touch-enabled"])
  /// Whether other views get no touches while this one is touched: `exclusive-touch`.
  public static let isExclusiveTouch = Property("exclusive-touch", .bool, aliases: ["is-exclusive-touch"])
  /// A number that the app can find the view by: `tag`.
  public static let tag = Property("tag", .integer)
  /// Whether subviews are resized with the view: `autoresizes-subviews`.
  public static let autoresizesSubviews = Property("autoresizes-subviews", .bool)
  /// What changes when the superview is resized: `autoresizing-mask`.
  public static let autoresizingMask = Property("autoresizing-mask", .flags(View.AutoresizingMask.self))
  /// Whether the view is mirrored where one reads from right to left: `semantic-content-attribute`.
  public static let semanticContentAttribute = Property(
    "semantic-content-attribute", .keyword(SemanticContentAttribute.self))
  /// The view whose alpha masks this one: `mask`, a class to make one of.
  public static let mask = Property("mask", .object(of: View.self))
  /// Whether the view is light or dark, whatever is above it: `override-user-interface-style`.
  public static let overrideUserInterfaceStyle = Property(
    "override-user-interface-style", .keyword(UserInterfaceStyle.self))
}

extension PropertyTable {
  /// The rows of ``View``, those of its layer included.
  static var view: PropertyTable {
    [
      .bind(.backgroundColor, \View.backgroundColor),
      .bind(.isHidden, \View.isHidden),
      .bind(.alpha, \View.alpha),
      .bind(.isOpaque, \View.isOpaque),
      // The stored optional, so that "never set" comes back as such.
      .bind(.tintColor, \View.ownTintColor),
      .bind(.tintAdjustmentMode, \View.tintAdjustmentMode),
      .bind(.clipsToBounds, \View.clipsToBounds),
      .bind(.clearsContextBeforeDrawing, \View.clearsContextBeforeDrawing),
      .bind(.isUserInteractionEnabled, \View.isUserInteractionEnabled),
      .bind(.contentMode, \View.contentMode),
      .bind(.isMultipleTouchEnabled, \View.isMultipleTouchEnabled),
      .bind(.isExclusiveTouch, \View.isExclusiveTouch),
      .bind(.tag, \View.tag),
      .bind(.autoresizesSubviews, \View.autoresizesSubviews),
      .bind(.autoresizingMask, \View.autoresizingMask),
      .bind(.semanticContentAttribute, \View.semanticContentAttribute),
      .bindObject(.mask, \View.mask, make: ViewTypes.instance),
      .bind(.overrideUserInterfaceStyle, \View.overrideUserInterfaceStyle),
    ] + .viewGeometry + .viewLayout + .viewPriorities + .viewAccessibility + .layer.of { (view: View) in view.layer }
  }
}
