/// A transform function. ``all`` has one row per function.
///
/// - Spec: https://www.w3.org/TR/css-transforms-2/#transform-functions
struct TransformFunction: Sendable {
  let name: String
  /// Whether the function is a transform of the plane, or only one of space.
  let dimension: Dimension
  /// The grammars of the arguments.
  let arguments: [NumericSyntax]
  /// The number of optional arguments, which are the last ones.
  let optionalCount: Int
  /// Creates the matrix from the arguments, without those that are omitted.
  let matrix: @Sendable ([Double]) -> Transform3D

  enum Dimension: Hashable, Sendable { case plane, space }

  private init(
    _ name: String, _ dimension: Dimension, _ arguments: [NumericSyntax], optionalCount: Int = 0,
    _ matrix: @escaping @Sendable ([Double]) -> Transform3D
  ) {
    self.name = name
    self.dimension = dimension
    self.arguments = arguments
    self.optionalCount = optionalCount
    self.matrix = matrix
  }

  /// Creates a scaling function, whose arguments are factors.
  private static func scaling(
    _ name: String, _ dimension: Dimension, _ count: Int, optionalCount: Int = 0,
    _ matrix: @escaping @Sendable ([Double]) -> Transform3D
  ) -> TransformFunction {
    let factors = [NumericSyntax](repeating: .numberOrPercentage, count: count)
    return TransformFunction(name, dimension, factors, optionalCount: optionalCount, matrix)
  }

  private static func skew(_ x: Double, _ y: Double) -> Transform3D {
    Transform3D(Transform(a: 1, b: Maths.tangent(degrees: y), c: Maths.tangent(degrees: x), d: 1, tx: 0, ty: 0))
  }

  static let all: [TransformFunction] = [
    TransformFunction("matrix", .plane, [NumericSyntax](repeating: .number, count: 6)) {
      Transform3D(Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]))
    },
    TransformFunction("translate", .plane, [.length, .length], optionalCount: 1) {
      Transform3D(translationX: $0[0], y: $0.count > 1 ? $0[1] : 0, z: 0)
    },
    TransformFunction("translateX", .plane, [.length]) { Transform3D(translationX: $0[0], y: 0, z: 0) },
    TransformFunction("translateY", .plane, [.length]) { Transform3D(translationX: 0, y: $0[0], z: 0) },
    scaling("scale", .plane, 2, optionalCount: 1) {
      Transform3D(scaleX: $0[0], y: $0.count > 1 ? $0[1] : $0[0], z: 1)
    },
    scaling("scaleX", .plane, 1) { Transform3D(scaleX: $0[0], y: 1, z: 1) },
    scaling("scaleY", .plane, 1) { Transform3D(scaleX: 1, y: $0[0], z: 1) },
    TransformFunction("rotate", .plane, [.angle]) { Transform3D(Transform(rotationInDegrees: $0[0])) },
    TransformFunction("skew", .plane, [.angle, .angle], optionalCount: 1) { skew($0[0], $0.count > 1 ? $0[1] : 0) },
    TransformFunction("skewX", .plane, [.angle]) { skew($0[0], 0) },
    TransformFunction("skewY", .plane, [.angle]) { skew(0, $0[0]) },
    TransformFunction("matrix3d", .space, [NumericSyntax](repeating: .number, count: 16)) {
      Transform3D($0) ?? .identity
    },
    TransformFunction("translate3d", .space, [.length, .length, .length]) {
      Transform3D(translationX: $0[0], y: $0[1], z: $0[2])
    },
    TransformFunction("translateZ", .space, [.length]) { Transform3D(translationX: 0, y: 0, z: $0[0]) },
    scaling("scale3d", .space, 3) { Transform3D(scaleX: $0[0], y: $0[1], z: $0[2]) },
    scaling("scaleZ", .space, 1) { Transform3D(scaleX: 1, y: 1, z: $0[0]) },
    TransformFunction("rotate3d", .space, [.number, .number, .number, .angle]) {
      Transform3D(rotationInDegrees: $0[3], x: $0[0], y: $0[1], z: $0[2])
    },
    TransformFunction("rotateX", .space, [.angle]) { Transform3D(rotationInDegrees: $0[0], x: 1, y: 0, z: 0) },
    TransformFunction("rotateY", .space, [.angle]) { Transform3D(rotationInDegrees: $0[0], x: 0, y: 1, z: 0) },
    TransformFunction("rotateZ", .space, [.angle]) { Transform3D(Transform(rotationInDegrees: $0[0])) },
    TransformFunction("perspective", .space, [NumericSyntax.length.in(NumericRange(0...))]) {
      Transform3D(perspective: $0[0])
    },
  ]

  /// The function with a name in any ASCII case; `nil` if there is none.
  static func named(_ name: String) -> TransformFunction? { byFoldedName[NameStyle.lowercased(name)] }

  private static let byFoldedName = Dictionary(uniqueKeysWithValues: all.map { (NameStyle.lowercased($0.name), $0) })

  /// The accepted numbers of arguments, in words, for messages.
  var arity: String {
    let most = arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments"
    return "\(optionalCount == 0 ? "" : "\(arguments.count - optionalCount) or ")\(most) in `\(name)()`"
  }
}

extension TransformFunction: Hashable {
  static func == (left: TransformFunction, right: TransformFunction) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
