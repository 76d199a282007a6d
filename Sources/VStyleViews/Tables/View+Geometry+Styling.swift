public import VStyle

extension Property {
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
}

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
