import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Layer`` for its geometry.
  static var layerGeometry: PropertyTable {
    [
      .bind(.layer.zPosition, \Layer.zPosition),
      .bind(.layer.anchorPoint, \Layer.anchorPoint),
      .bind(.layer.frame, \Layer.frame).after(.layer.anchorPoint),
      .bind(.layer.anchorPointZ, \Layer.anchorPointZ),
      .bind(.layer.position, \Layer.position).after(.layer.frame),
      .bind(.layer.bounds, \Layer.bounds).after(.layer.frame),
      .bind(.layer.transform, \Layer.transform),
      .bind(.layer.sublayerTransform, \Layer.sublayerTransform),
      .bind(.layer.isGeometryFlipped, \Layer.isGeometryFlipped),
    ]
  }
}
