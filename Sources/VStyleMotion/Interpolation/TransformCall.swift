package import VStyleSyntax
package import VStyleValues

/// A transform function with its arguments.
package struct TransformCall: Hashable, Sendable {
  /// The name, as in CSS: `translate`, `rotateX`.
  package let name: String
  /// The arguments without optional ones that are omitted: lengths in points, angles in degrees.
  package let arguments: [Double]

  /// Creates a call of a function that exists.
  ///
  /// - Precondition: the function takes so many arguments.
  package init(_ name: String, _ arguments: [Double]) { (self.name, self.arguments) = (name, arguments) }

  /// Creates the call of `matrix3d()`.
  package static func matrix(_ matrix: Transform3D) -> TransformCall { TransformCall("matrix3d", matrix.numbers) }

  /// The matrix of the function.
  package var matrix: Transform3D {
    let own = arguments
    switch name {
    case "matrix": return Transform3D(Transform(a: own[0], b: own[1], c: own[2], d: own[3], tx: own[4], ty: own[5]))
    case "matrix3d": return Transform3D(own) ?? .identity
    case "perspective": return Transform3D(perspective: own[0])
    case "skew": return skew(x: own[0], y: own.count > 1 ? own[1] : 0)
    case "skewX": return skew(x: own[0], y: 0)
    case "skewY": return skew(x: 0, y: own[0])
    case "rotate", "rotateX", "rotateY", "rotateZ", "rotate3d":
      let axis = written(as: "rotate3d").arguments
      return Transform3D(rotationInDegrees: axis[3], x: axis[0], y: axis[1], z: axis[2])
    default:
      let parts = written(as: name.hasPrefix("scale") ? "scale3d" : "translate3d").arguments
      return name.hasPrefix("scale")
        ? Transform3D(scaleX: parts[0], y: parts[1], z: parts[2])
        : Transform3D(translationX: parts[0], y: parts[1], z: parts[2])
    }
  }

  private func skew(x: Double, y: Double) -> Transform3D {
    Transform3D(Transform(a: 1, b: Maths.tangent(degrees: y), c: Maths.tangent(degrees: x), d: 1, tx: 0, ty: 0))
  }

  /// The canonical text, such as `translate(1px, 2px)`.
  package var text: String {
    // The second argument is left out where the function without it is the same.
    let isShort = arguments.count == 2 && arguments[1] == (name == "scale" ? arguments[0] : 0)
    let isLength = name.hasPrefix("translate") || name == "perspective"
    let texts = arguments.prefix(isShort ? 1 : 16).enumerated().map { index, number in
      guard number.isFinite else { return "none" }
      let isAngle = name.hasPrefix("skew") || name.hasPrefix("rotate") && index == arguments.count - 1
      return CSSSerialization.serialize(number: number) + (isLength ? "px" : isAngle ? "deg" : "")
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Parses the functions of a transform of space that consists of all the tokens of a cursor; none for the identity.
  ///
  /// - Parameter context: the context in which the arguments are resolved.
  /// - Throws: ``ValueError`` if the tokens are no transform.
  package static func parse(_ cursor: TokenCursor, in context: ValueContext) throws(ValueError) -> [TransformCall] {
    try Transform3D.functions(cursor, in: context).map { TransformCall($0.name, $0.arguments) }
  }
}
