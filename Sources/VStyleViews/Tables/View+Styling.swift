public import VStyle

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
  public static let tintAdjustmentMode = Property("tint-adjustment-mode", .keyword(View.TintAdjustmentMode.self))
  /// Whether subviews are clipped to the bounds. In sheets: `clips-to-bounds`.
  public static let clipsToBounds = Property("clips-to-bounds", .bool)
  /// Whether the bounds are cleared before the view draws. In sheets: `clears-context-before-drawing`.
  public static let clearsContextBeforeDrawing = Property("clears-context-before-drawing", .bool)
  /// Whether the view receives touches. In sheets: `user-interaction-enabled`.
  public static let isUserInteractionEnabled = Property(
    "user-interaction-enabled", .bool, aliases: ["is-user-interaction-enabled"])
  /// The position and scaling of content whose size differs from the view's. In sheets: `content-mode`.
  public static let contentMode = Property("content-mode", .keyword(View.ContentMode.self))
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
  public static let autoresizingMask = Property("autoresizing-mask", .flags(View.AutoresizingMask.self))
  /// Whether the view is mirrored in right-to-left layouts. In sheets: `semantic-content-attribute`.
  public static let semanticContentAttribute = Property(
    "semantic-content-attribute", .keyword(SemanticContentAttribute.self))
  /// The view whose alpha channel masks this view. In sheets: `mask`, the name of a view type.
  public static let mask = Property("mask", .object(of: View.self))
  /// The interface style, light or dark, that overrides the inherited one. In sheets: `override-user-interface-style`.
  public static let overrideUserInterfaceStyle = Property(
    "override-user-interface-style", .keyword(UserInterfaceStyle.self))
}

extension PropertyTable {
  /// The property bindings of ``View``, including those of its layer.
  static var view: PropertyTable { madeView }

  // OPTIMIZATION: Making the bindings for each subclass would be simpler, but there are some 30, and the bindings are
  // most of their tables. The compiler folds no key path in the expression of a constant, so it calls a getter.
  private static let madeView = newView

  @inline(never) private static var newView: PropertyTable {
    [
      .bind(.backgroundColor, \View.backgroundColor),
      .bind(.isHidden, \View.isHidden),
      .bind(.alpha, \View.alpha),
      .bind(.isOpaque, \View.isOpaque),
      // The binding uses the stored optional, so that removing a style restores nil.
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
