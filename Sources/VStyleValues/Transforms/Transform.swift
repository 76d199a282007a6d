/// A linear map of the plane and a move after it. UIKit: `CGAffineTransform`.
///
/// A point `(x, y)` becomes `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct Transform: Hashable, Sendable, Bindable {
  /// What `x` adds to the new `x`.
  public var a: Double
  /// What `x` adds to the new `y`.
  public var b: Double
  /// What `y` adds to the new `x`.
  public var c: Double
  /// What `y` adds to the new `y`.
  public var d: Double
  /// The move to the right, in points.
  public var tx: Double
  /// The move down, in points.
  public var ty: Double

  /// Makes a transform of its numbers, in the order of CSS's `matrix()`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a move. Unit: points.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Makes a scaling.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Makes a clockwise rotation. Unit: degrees.
  public init(rotationInDegrees angle: Double) {
    let (sine, cosine) = (Maths.sine(degrees: angle), Maths.cosine(degrees: angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that does what this one does and then what another one does.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Where a point comes to lie.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
