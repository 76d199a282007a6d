/// A map of space by a matrix of four rows and columns. UIKit: `CATransform3D`.
///
/// A point is a row `(x, y, z, 1)` that is multiplied by the matrix; `m41`, `m42` and `m43` are the move.
public struct Transform3D: Hashable, Sendable, Bindable {
  /// The numbers row by row, `m11`, `m12` to `m44`; always sixteen.
  private var storage: [Double]

  /// Makes a transform of its sixteen numbers, in the order of CSS's `matrix3d()`; `nil` for another number of them.
  public init?(_ numbers: [Double]) {
    guard numbers.count == 16 else { return nil }
    storage = numbers
  }

  /// The number in a row and a column, each from 1 to 4: `transform[4, 1]` is `m41`.
  public subscript(row: Int, column: Int) -> Double {
    get { storage[(row - 1) * 4 + column - 1] }
    set { storage[(row - 1) * 4 + column - 1] = newValue }
  }

  /// The sixteen numbers, in the order of CSS's `matrix3d()`.
  public var numbers: [Double] { storage }

  private init(storage: [Double]) { self.storage = storage }

  /// The transform that changes nothing.
  public static let identity = Transform3D(storage: (0..<16).map { $0 % 5 == 0 ? 1 : 0 })

  /// Makes the transform of space that leaves what is in front or behind where it is.
  public init(_ plane: Transform) {
    self = .identity
    self[1, 1] = plane.a
    self[1, 2] = plane.b
    self[2, 1] = plane.c
    self[2, 2] = plane.d
    self[4, 1] = plane.tx
    self[4, 2] = plane.ty
  }

  /// Makes a move. Unit: points.
  public init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    self[4, 1] = x
    self[4, 2] = y
    self[4, 3] = z
  }

  /// Makes a scaling.
  public init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    self[1, 1] = x
    self[2, 2] = y
    self[3, 3] = z
  }

  /// Makes a rotation around an axis; a point of the axis is its direction. Unit: degrees.
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

  /// Makes what is seen from a distance; a distance below 1 counts as 1. Unit: points.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-2/#funcdef-perspective
  public init(perspective distance: Double) {
    self = .identity
    self[3, 4] = -1 / max(1, distance)
  }

  /// The transform that does what this one does and then what another one does.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    var product = Transform3D.identity
    for row in 1...4 {
      for column in 1...4 { product[row, column] = (1...4).reduce(0) { $0 + self[row, $1] * other[$1, column] } }
    }
    return product
  }

  /// The transform of the plane, if what is in front or behind stays where it is.
  public var plane: Transform? {
    let plane = Transform(
      a: self[1, 1], b: self[1, 2], c: self[2, 1], d: self[2, 2], tx: self[4, 1], ty: self[4, 2])
    return Transform3D(plane) == self ? plane : nil
  }
}
