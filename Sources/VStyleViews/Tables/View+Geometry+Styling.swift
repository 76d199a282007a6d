public import VStyle

extension Property {
  /// The view's rectangle in the superview's coordinates, in points: `frame`.
  public static let frame = Property("frame", .rect)
  /// The view's rectangle in its own coordinates, in points: `bounds`.
  public static let bounds = Property("bounds", .rect)
  /// The anchor point in the superview's coordinates, in points: `center`.
  public static let center = Property("center", .point)
  /// The point that the center places, in parts of the bounds: `anchor-point`.
  public static let anchorPoint = Property("anchor-point", .point)
  /// How the view is moved, scaled and turned in the plane: `transform`.
  public static let transform = Property("transform", .transform)
  /// How the view is moved, scaled and turned in space: `transform-3d`.
  public static let transform3D = Property("transform-3d", .transform3D)
  /// How many pixels a point has: `content-scale-factor`, in `[0, ∞]`.
  public static let contentScaleFactor = Property("content-scale-factor", .number(0...))
}

extension PropertyTable {
  /// The rows of ``View`` about where a view is.
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
