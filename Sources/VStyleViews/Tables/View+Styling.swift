import VStyleProperties

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
      .bindObject(.mask, \View.mask, kind: .view, make: ViewTypes.instance),
      .bind(.overrideUserInterfaceStyle, \View.overrideUserInterfaceStyle),
    ] + .viewGeometry + .viewLayout + .viewPriorities + .viewAccessibility + .layer.of { (view: View) in view.layer }
  }
}
