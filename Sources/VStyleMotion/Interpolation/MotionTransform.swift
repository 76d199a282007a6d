package import VStyleValues

/// A transform as its functions, which move one by one where two transforms have the same ones.
///
/// - Spec: https://www.w3.org/TR/css-transforms-2/#interpolation-of-transform-functions
package struct MotionTransform: Hashable, Sendable {
  /// The functions, of which the last applies first.
  package let calls: [TransformCall]

  /// Creates a transform from its functions; none for the identity.
  package init(_ calls: [TransformCall]) { self.calls = calls }

  /// Creates a transform from a matrix, which moves by its parts.
  package init(_ matrix: Transform3D) { calls = matrix == .identity ? [] : [.matrix(matrix)] }

  /// The canonical text: the functions with spaces between them, or `none`.
  package var text: String { calls.isEmpty ? "none" : calls.map(\.text).joined(separator: " ") }

  /// The matrix of all functions.
  package var matrix: Transform3D { MotionTransform.matrix(calls[...]) }

  fileprivate static func matrix(_ calls: ArraySlice<TransformCall>) -> Transform3D {
    calls.reduce(.identity) { whole, call in call.matrix.concatenating(whole) }
  }
}

extension MotionTransform: Interpolable {
  /// The weighted sum, function by function from the first on. From the first pair on that has no common function, all
  /// others are matrices, of whose parts the sum is.
  ///
  /// - Returns: `nil` if a matrix cannot be taken apart, such as one that scales by 0.
  package func mixed(_ weight: Double, with other: MotionTransform, _ otherWeight: Double) -> MotionTransform? {
    var sum: [TransformCall] = []
    for index in 0..<max(calls.count, other.calls.count) {
      let own = index < calls.count ? calls[index] : other.calls[index].identity
      let others = index < other.calls.count ? other.calls[index] : own.identity
      guard let pair = own.unified(with: others) else {
        let matrix = MotionTransform.matrix(calls[min(index, calls.count)...])
        let otherMatrix = MotionTransform.matrix(other.calls[min(index, other.calls.count)...])
        guard let mixed = matrix.mixed(weight, with: otherMatrix, otherWeight) else { return nil }
        return MotionTransform(sum + [.matrix(mixed)])
      }
      guard let mixed = pair.0.mixed(weight, with: pair.1, otherWeight) else { return nil }
      sum.append(mixed)
    }
    return MotionTransform(sum)
  }

  /// The functions of both, so that this transform applies before the other.
  package func added(to underlying: MotionTransform) -> MotionTransform? {
    MotionTransform(underlying.calls + calls)
  }
}

extension Transform3D: Interpolable {
  package func mixed(_ weight: Double, with other: Transform3D, _ otherWeight: Double) -> Transform3D? {
    guard let parts = MatrixParts(self), let others = MatrixParts(other) else { return nil }
    return parts.mixed(weight, with: others, otherWeight).matrix
  }

  package func added(to underlying: Transform3D) -> Transform3D? { concatenating(underlying) }
}

extension Transform: Interpolable {
  package func mixed(_ weight: Double, with other: Transform, _ otherWeight: Double) -> Transform? {
    Transform3D(self).mixed(weight, with: Transform3D(other), otherWeight)?.plane
  }

  package func added(to underlying: Transform) -> Transform? { concatenating(underlying) }
}
