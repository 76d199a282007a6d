import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Layer``.
  static var layer: PropertyTable {
    ownLayer + .layerGeometry + .layerContents
  }

  private static var ownLayer: PropertyTable {
    [
      .bind(.layer.contentsGravity, \Layer.contentsGravity),
      .bind(.layer.opacity, \Layer.opacity),
      .bind(.layer.isHidden, \Layer.isHidden),
      .bind(.layer.masksToBounds, \Layer.masksToBounds),
      .bindObject(.layer.mask, \Layer.mask, kind: .layer, make: ViewTypes.instance),
      .bind(.layer.isDoubleSided, \Layer.isDoubleSided),
      .bind(.layer.cornerRadius, \Layer.cornerRadius),
      .bind(.layer.borderWidth, \Layer.borderWidth),
      .bind(.layer.borderColor, \Layer.borderColor),
      .bind(.layer.backgroundColor, \Layer.backgroundColor),
      .bind(.layer.shadowOpacity, \Layer.shadowOpacity),
      .bind(.layer.shadowRadius, \Layer.shadowRadius),
      .bind(.layer.shadowOffset, \Layer.shadowOffset),
      .bind(.layer.shadowColor, \Layer.shadowColor),
      .bind(.layer.shadowPath, \Layer.shadowPath),
      .bind(.layer.allowsEdgeAntialiasing, \Layer.allowsEdgeAntialiasing),
      .bind(.layer.allowsGroupOpacity, \Layer.allowsGroupOpacity),
      .bind(.layer.maskedCorners, \Layer.maskedCorners),
      .bind(.layer.cornerCurve, \Layer.cornerCurve),
      .bind(.layer.isOpaque, \Layer.isOpaque),
      .bind(.layer.needsDisplayOnBoundsChange, \Layer.needsDisplayOnBoundsChange),
      .bind(.layer.drawsAsynchronously, \Layer.drawsAsynchronously),
      .bind(.layer.shouldRasterize, \Layer.shouldRasterize),
      .bind(.layer.name, \Layer.name),
    ]
  }
}
