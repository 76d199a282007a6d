/// An affine transform of the plane: a linear map and a translation after it. UIKit: `CGAffineTransform`.
///
/// A point `(x, y)` becomes `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct Transform: Hashable, Sendable, Bindable {
  /// The factor of `x` in the new `x`.
  public var a: Double
  /// The factor of `x` in the new `y`.
  public var b: Double
  /// The factor of `y` in the new `x`.
  public var c: Double
  /// The factor of `y` in the new `y`.
  public var d: Double
  /// The translation to the right, in points.
  public var tx: Double
  /// The translation down, in points.
  public var ty: Double

  /// Creates a transform from its numbers, in the order of `matrix()` in CSS.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a translation. Unit: points.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a scaling.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a clockwise rotation. Unit: degrees.
  public init(rotationInDegrees angle: Double) {
    let (sine, cosine) = (Maths.sine(degrees: angle), Maths.cosine(degrees: angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that applies this transform, and then another one.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The image of a point under the transform.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
