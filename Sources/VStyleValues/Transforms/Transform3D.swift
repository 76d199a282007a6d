/// A transform of space by a 4-by-4 matrix. UIKit: `CATransform3D`.
///
/// A point is a row vector `(x, y, z, 1)` that is multiplied by the matrix; `m41`, `m42` and `m43` are the translation.
public struct Transform3D: Hashable, Sendable, Bindable {
  /// The 16 numbers in row-major order: `m11`, `m12`, up to `m44`.
  private var storage: [Double]

  /// Creates a transform from 16 numbers, in the order of `matrix3d()` in CSS; `nil` for another count.
  public init?(_ numbers: [Double]) {
    guard numbers.count == 16 else { return nil }
    storage = numbers
  }

  /// The number in a row and a column: `transform[4, 1]` is `m41`. Range of both: `[1, 4]`.
  public subscript(row: Int, column: Int) -> Double {
    get { storage[(row - 1) * 4 + column - 1] }
    set { storage[(row - 1) * 4 + column - 1] = newValue }
  }

  /// The 16 numbers, in the order of `matrix3d()` in CSS.
  public var numbers: [Double] { storage }

  private init(storage: [Double]) { self.storage = storage }

  /// The identity transform.
  public static let identity = Transform3D(storage: (0..<16).map { $0 % 5 == 0 ? 1 : 0 })

  /// Creates the transform of space that applies a transform of the plane and keeps `z`.
  public init(_ plane: Transform) {
    self = .identity
    self[1, 1] = plane.a
    self[1, 2] = plane.b
    self[2, 1] = plane.c
    self[2, 2] = plane.d
    self[4, 1] = plane.tx
    self[4, 2] = plane.ty
  }

  /// Creates a translation. Unit: points.
  public init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    self[4, 1] = x
    self[4, 2] = y
    self[4, 3] = z
  }

  /// Creates a scaling.
  public init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    self[1, 1] = x
    self[2, 2] = y
    self[3, 3] = z
  }

  /// Creates a rotation around an axis. Unit: degrees.
  ///
  /// The axis goes through the origin and the point `(x, y, z)`. Without a direction, the result is the identity.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-2/#Rotate3dDefined
  public init(rotationInDegrees angle: Double, x: Double, y: Double, z: Double) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (Maths.sine(degrees: angle), Maths.cosine(degrees: angle))
    let rest = 1 - cosine
    self[1, 1] = cosine + x * x * rest
    self[1, 2] = x * y * rest + z * sine
    self[1, 3] = x * z * rest - y * sine
    self[2, 1] = x * y * rest - z * sine
    self[2, 2] = cosine + y * y * rest
    self[2, 3] = y * z * rest + x * sine
    self[3, 1] = x * z * rest + y * sine
    self[3, 2] = y * z * rest - x * sine
    self[3, 3] = cosine + z * z * rest
    storage = storage.map(Maths.withoutNoise)
  }

  /// Creates a perspective projection for a viewer at a distance. Unit: points. A distance below 1 counts as 1. With an
  /// infinite distance, it is the identity.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-2/#funcdef-perspective
  public init(perspective distance: Double) {
    self = .identity
    if distance.isFinite { self[3, 4] = -1 / max(1, distance) }
  }

  /// The transform that applies this transform, and then another one.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    var product = Transform3D.identity
    for row in 1...4 {
      for column in 1...4 { product[row, column] = (1...4).reduce(0) { $0 + self[row, $1] * other[$1, column] } }
    }
    return product
  }

  /// The equal transform of the plane; `nil` if the transform is not one of the plane alone.
  public var plane: Transform? {
    let plane = Transform(
      a: self[1, 1], b: self[1, 2], c: self[2, 1], d: self[2, 2], tx: self[4, 1], ty: self[4, 2])
    return Transform3D(plane) == self ? plane : nil
  }
}
