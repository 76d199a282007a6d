import VStyleValues

/// Functions that move as one: all of a family can be written as its last member.
private struct TransformFamily {
  /// The names of the functions.
  let names: Set<String>
  /// The names of functions that leave the plane.
  let space: Set<String>
  /// The name that stands for all functions of the plane.
  let plane: String
  /// The name that stands for all functions.
  let solid: String

  static let translation = TransformFamily(
    names: ["translate", "translateX", "translateY", "translateZ", "translate3d"],
    space: ["translateZ", "translate3d"], plane: "translate", solid: "translate3d")
  static let scaling = TransformFamily(
    names: ["scale", "scaleX", "scaleY", "scaleZ", "scale3d"], space: ["scaleZ", "scale3d"], plane: "scale",
    solid: "scale3d")
  static let rotation = TransformFamily(
    names: ["rotate", "rotateX", "rotateY", "rotateZ", "rotate3d"], space: ["rotateX", "rotateY", "rotate3d"],
    plane: "rotate", solid: "rotate3d")
  static let matrices = TransformFamily(
    names: ["matrix", "matrix3d"], space: ["matrix3d"], plane: "matrix", solid: "matrix3d")

  static let all = [translation, scaling, rotation, matrices]
}

extension TransformCall {
  /// A function that does nothing, of the same name.
  var identity: TransformCall {
    switch name {
    case "matrix": TransformCall(name, [1, 0, 0, 1, 0, 0])
    case "matrix3d": .matrix(.identity)
    case "perspective": TransformCall(name, [.infinity])
    case "rotate3d": TransformCall(name, Array(arguments.prefix(3)) + [0])
    default: TransformCall(name, arguments.map { _ in name.hasPrefix("scale") ? 1 : 0 })
    }
  }

  /// This function and another one, written as the same function; `nil` if they are of different families.
  func unified(with other: TransformCall) -> (TransformCall, TransformCall)? {
    if name == other.name, name != "rotate3d" { return (complete, other.complete) }
    guard let family = TransformFamily.all.first(where: { $0.names.contains(name) }), family.names.contains(other.name)
    else { return nil }
    let isSolid = family.space.contains(name) || family.space.contains(other.name)
    let target = isSolid ? family.solid : family.plane
    return (written(as: target), other.written(as: target))
  }

  /// The function with all of its arguments.
  private var complete: TransformCall {
    guard arguments.count == 1 else { return self }
    switch name {
    case "translate", "skew": return TransformCall(name, [arguments[0], 0])
    case "scale": return TransformCall(name, [arguments[0], arguments[0]])
    default: return self
    }
  }

  /// The equal function of another name of the family.
  func written(as target: String) -> TransformCall {
    let own = complete.arguments
    switch target {
    case "matrix3d": return .matrix(matrix)
    case "translate", "scale", "translate3d", "scale3d":
      let rest = target.hasPrefix("scale") ? 1.0 : 0
      var values = [rest, rest, rest]
      if name.hasSuffix("X") {
        values[0] = own[0]
      } else if name.hasSuffix("Y") {
        values[1] = own[0]
      } else if name.hasSuffix("Z") {
        values[2] = own[0]
      } else {
        values.replaceSubrange(0..<own.count, with: own)
      }
      return TransformCall(target, Array(values.prefix(target.hasSuffix("3d") ? 3 : 2)))
    case "rotate": return TransformCall(target, own)
    default:
      guard name != "rotate3d" else { return self }
      let axis: [Double] = name == "rotateX" ? [1, 0, 0] : name == "rotateY" ? [0, 1, 0] : [0, 0, 1]
      return TransformCall(target, axis + own)
    }
  }

  /// The weighted sum of two functions of the same name.
  func mixed(_ weight: Double, with other: TransformCall, _ otherWeight: Double) -> TransformCall? {
    switch name {
    case "matrix", "matrix3d":
      guard let mixed = matrix.mixed(weight, with: other.matrix, otherWeight) else { return nil }
      guard name == "matrix", let plane = mixed.plane else { return .matrix(mixed) }
      return TransformCall(name, [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty])
    case "perspective":
      let sum = weight / max(arguments[0], 1) + otherWeight / max(other.arguments[0], 1)
      return TransformCall(name, [sum > 0 ? 1 / sum : .infinity])
    case "rotate3d": return rotation(weight, with: other, otherWeight)
    default:
      let base = name.hasPrefix("scale") ? 1.0 : 0
      return TransformCall(
        name,
        zip(arguments, other.arguments).map { base + ($0 - base) * weight + ($1 - base) * otherWeight })
    }
  }

  /// The weighted sum of two rotations: along their axis if they have the same one, and otherwise the shorter way.
  private func rotation(_ weight: Double, with other: TransformCall, _ otherWeight: Double) -> TransformCall {
    let (axis, otherAxis) = (direction, other.direction)
    let (angle, otherAngle) = (arguments[3], other.arguments[3])
    let common: SIMD3<Double>?
    switch (axis, otherAxis) {
    case (nil, nil): common = SIMD3(0, 0, 1)
    case (let axis?, nil): common = axis
    case (nil, let other?): common = other
    case (let axis?, let other?):
      common = angle == 0 ? other : otherAngle == 0 || (axis * other).sum() > 1 - 1e-9 ? axis : nil
    }
    if let common {
      let sum = (axis == nil ? 0 : angle) * weight + (otherAxis == nil ? 0 : otherAngle) * otherWeight
      return TransformCall(name, [common.x, common.y, common.z, sum])
    }
    let turn = Quaternion(axis: axis ?? .zero, degrees: angle)
      .mixed(weight, with: Quaternion(axis: otherAxis ?? .zero, degrees: otherAngle), otherWeight)
    let (direction, degrees) = turn.axisAndDegrees
    return TransformCall(name, [direction.x, direction.y, direction.z, degrees])
  }

  /// The axis of `rotate3d()`, of length 1; `nil` if it has no direction.
  private var direction: SIMD3<Double>? {
    let axis = SIMD3(arguments[0], arguments[1], arguments[2])
    let length = (axis * axis).sum().squareRoot()
    return length > 0 && length.isFinite ? axis / length : nil
  }
}
