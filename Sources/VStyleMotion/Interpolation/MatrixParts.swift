import VStyleValues

/// The parts of a matrix, which move independently of each other.
///
/// - Spec: https://www.w3.org/TR/css-transforms-2/#decomposing-a-3d-matrix
struct MatrixParts: Hashable, Sendable {
  var translation = SIMD3<Double>()
  var scale = SIMD3<Double>(1, 1, 1)
  /// The skews of y along x, of z along x, and of z along y.
  var skew = SIMD3<Double>()
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  var rotation = Quaternion(numbers: SIMD4(0, 0, 0, 1))

  /// Takes a matrix apart; `nil` for one that has no inverse.
  init?(_ matrix: Transform3D) {
    guard matrix[4, 4] != 0 else { return nil }
    var matrix = matrix
    if matrix[4, 4] != 1 { matrix = matrix.divided(by: matrix[4, 4]) }
    if let plane = matrix.plane {
      self.init(plane: plane)
    } else {
      self.init(space: matrix)
    }
  }

  /// Takes a matrix of the plane apart.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-1/#decomposing-a-2d-matrix
  private init?(plane: Transform) {
    let determinant = plane.a * plane.d - plane.b * plane.c
    guard determinant != 0, determinant.isFinite else { return nil }
    translation = SIMD3(plane.tx, plane.ty, 0)
    var (x, y) = (SIMD2(plane.a, plane.b), SIMD2(plane.c, plane.d))
    // One axis is flipped. To flip both would be to rotate by half a turn.
    if determinant < 0 {
      if plane.a < plane.d { scale.x = -1 } else { scale.y = -1 }
    }
    scale.x *= (x * x).sum().squareRoot()
    x /= scale.x
    let shear = (x * y).sum()
    y -= x * shear
    scale.y *= (y * y).sum().squareRoot()
    skew.x = shear / scale.y
    rotation = Quaternion(
      axis: SIMD3(0, 0, 1), degrees: Maths.arcTangent(y: x.y, x: x.x) * Maths.degreesPerRadian)
  }

  private init?(space matrix: Transform3D) {
    var affine = matrix
    for row in 1...3 { affine[row, 4] = 0 }
    guard let inverse = affine.affineInverse else { return nil }
    // The last column of the matrix is the affine part times the perspective.
    for index in 0..<4 {
      perspective[index] = (0..<4).reduce(0) { $0 + inverse[index + 1, $1 + 1] * matrix[$1 + 1, 4] }
    }
    translation = SIMD3(matrix[4, 1], matrix[4, 2], matrix[4, 3])
    var rows = (1...3).map { SIMD3(matrix[$0, 1], matrix[$0, 2], matrix[$0, 3]) }
    scale.x = (rows[0] * rows[0]).sum().squareRoot()
    rows[0] /= scale.x
    skew.x = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * skew.x
    scale.y = (rows[1] * rows[1]).sum().squareRoot()
    rows[1] /= scale.y
    skew.x /= scale.y
    skew.y = (rows[0] * rows[2]).sum()
    rows[2] -= rows[0] * skew.y
    skew.z = (rows[1] * rows[2]).sum()
    rows[2] -= rows[1] * skew.z
    scale.z = (rows[2] * rows[2]).sum().squareRoot()
    rows[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    // A mirrored space is not a rotated one.
    if (rows[0] * MatrixParts.cross(rows[1], rows[2])).sum() < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    rotation = Quaternion(rows[0], rows[1], rows[2])
  }

  fileprivate static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The weighted sum of the parts. Scales count from 1.
  func mixed(_ weight: Double, with other: MatrixParts, _ otherWeight: Double) -> MatrixParts {
    let rest = 1 - weight - otherWeight
    var sum = self
    sum.translation = translation * weight + other.translation * otherWeight
    sum.scale = scale * weight + other.scale * otherWeight + SIMD3(repeating: rest)
    sum.skew = skew * weight + other.skew * otherWeight
    sum.perspective = perspective * weight + other.perspective * otherWeight + SIMD4(0, 0, 0, rest)
    sum.rotation = rotation.mixed(weight, with: other.rotation, otherWeight)
    return sum
  }

  /// The matrix of the parts.
  ///
  /// - Spec: https://www.w3.org/TR/css-transforms-2/#recomposing-to-a-3d-matrix
  var matrix: Transform3D {
    var (result, skews, projection) = (Transform3D.identity, Transform3D.identity, Transform3D.identity)
    for index in 0..<3 { result[index + 1, index + 1] = scale[index] }
    for (index, place) in [(2, 1), (3, 1), (3, 2)].enumerated() where skew[index] != 0 {
      skews = .identity
      skews[place.0, place.1] = skew[index]
      result = result.concatenating(skews)
    }
    for index in 0..<4 { projection[index + 1, 4] = perspective[index] }
    result = result.concatenating(rotation.matrix)
    for index in 0..<3 { result[4, index + 1] = translation[index] }
    return perspective == SIMD4(0, 0, 0, 1) ? result : result.concatenating(projection)
  }
}

extension Transform3D {
  fileprivate func divided(by divisor: Double) -> Transform3D { Transform3D(numbers.map { $0 / divisor }) ?? self }

  /// The inverse of a matrix whose last column is that of the identity; `nil` if there is none.
  fileprivate var affineInverse: Transform3D? {
    let rows = (1...3).map { SIMD3(self[$0, 1], self[$0, 2], self[$0, 3]) }
    let columns = [
      MatrixParts.cross(rows[1], rows[2]), MatrixParts.cross(rows[2], rows[0]), MatrixParts.cross(rows[0], rows[1]),
    ]
    let determinant = (rows[0] * columns[0]).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let move = SIMD3(self[4, 1], self[4, 2], self[4, 3])
    var inverse = Transform3D.identity
    for column in 0..<3 {
      for row in 0..<3 { inverse[row + 1, column + 1] = columns[column][row] / determinant }
      inverse[4, column + 1] = -(0..<3).reduce(0) { $0 + move[$1] * columns[column][$1] } / determinant
    }
    return inverse
  }
}
