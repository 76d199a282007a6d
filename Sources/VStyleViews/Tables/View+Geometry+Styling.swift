import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``View`` for its geometry.
  static var viewGeometry: PropertyTable {
    [
      .bind(.anchorPoint, \View.anchorPoint),
      .bind(.frame, \View.frame).after(.anchorPoint),
      .bind(.bounds, \View.bounds).after(.frame),
      .bind(.center, \View.center).after(.frame),
      .bind(.transform, \View.transform),
      .bind(.transform3D, \View.transform3D),
      .bind(.contentScaleFactor, \View.contentScaleFactor),
    ]
  }
}
