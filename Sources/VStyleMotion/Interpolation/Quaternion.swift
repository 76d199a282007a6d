import VStyleValues

/// A rotation of space: four numbers, of which the squares have the sum 1.
///
/// - Spec: https://www.w3.org/TR/css-transforms-2/#interpolation-of-decomposed-3d-matrix-values
struct Quaternion: Hashable, Sendable {
  /// The axis, multiplied by the sine of half the angle, and the cosine of half the angle.
  var numbers: SIMD4<Double>

  init(numbers: SIMD4<Double>) { self.numbers = numbers }

  /// Creates a rotation around an axis of length 1.
  init(axis: SIMD3<Double>, degrees: Double) {
    let half = degrees / Maths.degreesPerRadian / 2
    numbers = SIMD4(axis * Maths.sine(half), Maths.cosine(half))
  }

  /// Creates the rotation of a matrix of rows that are perpendicular to each other and have the length 1.
  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    // The largest of the four numbers is computed first: it is far from 0, so that others can be divided by it.
    let squares = SIMD4(1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let root = squares.max().squareRoot() * 2
    switch squares.max() {
    case squares.w: numbers = SIMD4((y.z - z.y) / root, (z.x - x.z) / root, (x.y - y.x) / root, root / 4)
    case squares.x: numbers = SIMD4(root / 4, (x.y + y.x) / root, (x.z + z.x) / root, (y.z - z.y) / root)
    case squares.y: numbers = SIMD4((x.y + y.x) / root, root / 4, (y.z + z.y) / root, (z.x - x.z) / root)
    default: numbers = SIMD4((x.z + z.x) / root, (y.z + z.y) / root, root / 4, (x.y - y.x) / root)
    }
  }

  /// The rotation after this one has been done a number of times, and another one a number of times.
  ///
  /// For weights whose sum is 1, that is a point on the shortest way from this rotation to the other.
  func mixed(_ weight: Double, with other: Quaternion, _ otherWeight: Double) -> Quaternion {
    guard abs(weight + otherWeight - 1) < 1e-9 else {
      return scaled(by: weight).multiplied(by: other.scaled(by: otherWeight))
    }
    var (from, cosine) = (numbers, (numbers * other.numbers).sum())
    // A quaternion and its opposite are the same rotation.
    if cosine < 0 { (from, cosine) = (-from, -cosine) }
    let half = Maths.arcCosine(min(cosine, 1))
    let sine = Maths.sine(half)
    guard sine > 1e-9 else { return Quaternion(numbers: from) }
    return Quaternion(
      numbers: from * (Maths.sine(weight * half) / sine) + other.numbers * (Maths.sine(otherWeight * half) / sine))
  }

  private func scaled(by factor: Double) -> Quaternion {
    guard factor != 1 else { return self }
    let (axis, degrees) = axisAndDegrees
    return Quaternion(axis: axis, degrees: degrees * factor)
  }

  /// The rotation that does this one and then another one.
  private func multiplied(by other: Quaternion) -> Quaternion {
    let (a, b) = (other.numbers, numbers)
    return Quaternion(
      numbers: SIMD4(
        a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
        a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z))
  }

  /// The axis of length 1, and the angle around it; without a rotation, the axis is that of the plane.
  var axisAndDegrees: (axis: SIMD3<Double>, degrees: Double) {
    let part = SIMD3(numbers.x, numbers.y, numbers.z)
    let sine = (part * part).sum().squareRoot()
    guard sine > 0 else { return (SIMD3(0, 0, 1), 0) }
    return (part / sine, 2 * Maths.arcTangent(y: sine, x: numbers.w) * Maths.degreesPerRadian)
  }

  /// The matrix, whose row vectors are multiplied from the left.
  var matrix: Transform3D {
    let (x, y, z, w) = (numbers.x, numbers.y, numbers.z, numbers.w)
    var matrix = Transform3D.identity
    matrix[1, 1] = 1 - 2 * (y * y + z * z)
    matrix[1, 2] = 2 * (x * y + z * w)
    matrix[1, 3] = 2 * (x * z - y * w)
    matrix[2, 1] = 2 * (x * y - z * w)
    matrix[2, 2] = 1 - 2 * (x * x + z * z)
    matrix[2, 3] = 2 * (y * z + x * w)
    matrix[3, 1] = 2 * (x * z + y * w)
    matrix[3, 2] = 2 * (y * z - x * w)
    matrix[3, 3] = 1 - 2 * (x * x + y * y)
    return matrix
  }
}
