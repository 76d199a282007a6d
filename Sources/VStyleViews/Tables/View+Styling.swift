public import VStyle

extension Property {
  /// Whether the view is left out: `hidden`.
  public static let isHidden = Property("hidden", .bool, aliases: ["is-hidden"])
  /// The opacity: `alpha`, a number in `[0, 1]` or a percentage.
  public static let alpha = Property("alpha", .numberOrPercentage(0...1))
  /// Whether the view covers all that is behind it: `opaque`.
  public static let isOpaque = Property("opaque", .bool, aliases: ["is-opaque"])
  /// The colour of what can be touched: `tint-color`. A view takes its superview's.
  public static let tintColor = Property("tint-color", .color, inheritance: .fromParent)
  /// How the tint colour is adjusted: `tint-adjustment-mode`.
  public static let tintAdjustmentMode = Property("tint-adjustment-mode", .keyword(View.TintAdjustmentMode.self))
  /// Whether subviews are cut at the bounds: `clips-to-bounds`.
  public static let clipsToBounds = Property("clips-to-bounds", .bool)
  /// Whether the bounds are cleared before the view draws: `clears-context-before-drawing`.
  public static let clearsContextBeforeDrawing = Property("clears-context-before-drawing", .bool)
  /// Whether the view takes touches: `user-interaction-enabled`.
  public static let isUserInteractionEnabled = Property(
    "user-interaction-enabled", .bool, aliases: ["is-user-interaction-enabled"])
}

extension PropertyTable {
  /// The rows of ``View``, those of its layer included.
  static let view: PropertyTable =
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
    ] + .layer.of { (view: View) in view.layer }
}
