import TestSupport
import Testing
import VStyleMotion
import VStyleSyntax
import VStyleValues

/// Tests of transforms between two others.
@Suite struct TransformMotionTests {
  static func transform(_ text: String) throws -> MotionTransform {
    MotionTransform(try TransformCall.parse(TokenCursor(TokenTape(SourceText(text))), in: ValueContext()))
  }

  /// Two transforms, a progress, and the transform there.
  static let rows: [(String, String, Double, String)] = [
    ("none", "none", 0.5, "none"), ("none", "translate(10px, 20px)", 0.25, "translate(2.5px, 5px)"),
    ("rotate(0)", "rotate(720deg)", 0.5, "rotate(360deg)"), ("rotate(90deg)", "none", 0.5, "rotate(45deg)"),
    ("translateX(10px)", "translateX(20px)", 2, "translateX(30px)"),
    ("translateX(10px)", "translateY(20px)", 0.5, "translate(5px, 10px)"),
    ("translate(10px)", "translateZ(20px)", 0.5, "translate3d(5px, 0px, 10px)"),
    ("scaleX(3)", "scaleY(5)", 0.5, "scale(2, 3)"), ("scale(2)", "none", 0.5, "scale(1.5)"),
    ("scale(2)", "scaleZ(3)", 0.5, "scale3d(1.5, 1.5, 2)"), ("none", "scale3d(0, 2, 3)", 0.5, "scale3d(0.5, 1.5, 2)"),
    ("skew(10deg)", "skew(20deg, 30deg)", 0.5, "skew(15deg, 15deg)"), ("skewX(10deg)", "none", 0.5, "skewX(5deg)"),
    ("rotate(30deg)", "rotateZ(60deg)", 0.5, "rotate(45deg)"),
    ("rotateX(30deg)", "rotateX(-30deg)", 0.25, "rotateX(15deg)"),
    ("rotate3d(0, 0, 2, 30deg)", "rotate(90deg)", 0.5, "rotate3d(0, 0, 1, 60deg)"),
    ("rotate3d(1, 1, 0, 0deg)", "rotateX(90deg)", 0.5, "rotate3d(1, 0, 0, 45deg)"),
    ("rotate3d(0, 0, 0, 50deg)", "rotateX(90deg)", 0.5, "rotate3d(1, 0, 0, 45deg)"),
    // A quarter around x, then half of the way to a quarter around y: the axis is between them.
    ("rotateX(90deg)", "rotateY(90deg)", 0.5, "rotate3d(0.70710678, 0.70710678, 0, 70.5287794deg)"),
    // The inverse of the distance moves.
    ("perspective(100px)", "perspective(300px)", 0.5, "perspective(150px)"),
    ("none", "perspective(100px)", 0.25, "perspective(400px)"), ("none", "perspective(100px)", -1, "perspective(none)"),
    // Functions of one family move one by one, also if one of the transforms has more of them.
    ("translate(10px) rotate(90deg)", "translate(20px)", 0.5, "translate(15px) rotate(45deg)"),
    // From the first pair of other functions on, matrices move by their parts.
    (
      "rotate(90deg)", "translate(10px)", 0.5,
      "matrix3d(0.70710678, 0.70710678, 0, 0, -0.70710678, 0.70710678, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1)"
    ),
    (
      "translate(10px) rotate(90deg)", "translate(20px) scale(3)", 0.5,
      "translate(15px) matrix3d(1.41421356, 1.41421356, 0, 0, -1.41421356, 1.41421356, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)"
    ),
    // The shorter way around.
    ("matrix(0, 1, -1, 0, 0, 0)", "matrix(0, -1, 1, 0, 0, 0)", 0.5, "matrix(1, 0, 0, 1, 0, 0)"),
    (
      "matrix(-0.8660254, 0.5, -0.5, -0.8660254, 0, 0)", "matrix(-0.8660254, -0.5, 0.5, -0.8660254, 0, 0)", 0.5,
      "matrix(-1, 0, 0, -1, 0, 0)"
    ),
    ("matrix(2, 0, 0, 4, 6, 8)", "none", 0.5, "matrix(1.5, 0, 0, 2.5, 3, 4)"),
  ]

  @Test("a transform between two others is what the specification defines", arguments: rows)
  func between(_ start: String, _ end: String, _ progress: Double, _ expected: String) throws {
    let (from, to) = (try TransformMotionTests.transform(start), try TransformMotionTests.transform(end))
    let value = try #require(from.interpolated(to: to, at: progress))
    // Half a turn has two shortest ways.
    let isHalfTurn = start == "matrix(0, 1, -1, 0, 0, 0)"
    let opposite = ComparedText("matrix(-1, 0, 0, -1, 0, 0)")
    #expect(
      ComparedText(value.text) == ComparedText(expected) || isHalfTurn && ComparedText(value.text) == opposite,
      "\(value.text)")
  }

  @Test(
    "a transform whose matrix has no inverse flips, as a whole", arguments: ["scale(0)", "matrix(1, 1, 1, 1, 0, 0)"])
  func singular(_ text: String) throws {
    let from = try TransformMotionTests.transform("translate(1px) rotate(10deg)")
    let to = try TransformMotionTests.transform("translate(2px) " + text)
    #expect(from.interpolated(to: to, at: 0.3) == nil && to.interpolated(to: from, at: 0.3) == nil)
    // Of the same function, none is needed.
    #expect(
      try TransformMotionTests.transform("scale(2)").interpolated(to: .init([.init("scale", [0])]), at: 0.5) != nil)
  }

  /// A random matrix of which no part is extreme.
  private func matrix(_ isPlane: Bool, _ generator: inout SeededGenerator) -> Transform3D {
    var matrix = Transform3D.identity
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let count = isPlane ? 2 : 3
    for row in 1...count { for column in 1...count { matrix[row, column] = number(-2...2) } }
    for column in 1...count { matrix[4, column] = number(-50...50) }
    if !isPlane, Bool.random(using: &generator) { for row in 1...3 { matrix[row, 4] = number(-0.1...0.1) } }
    return matrix
  }

  @Test("a matrix that is taken apart and put together is itself", arguments: [true, false])
  func parts(_ isPlane: Bool) {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var count = 0
    for _ in 0..<2000 {
      let matrix = matrix(isPlane, &generator)
      guard let same = matrix.mixed(1, with: .identity, 0) else { continue }
      count += 1
      let scale = matrix.numbers.map(abs).max() ?? 1
      #expect(
        zip(matrix.numbers, same.numbers).allSatisfy { abs($0 - $1) < 1e-7 * max(scale, 1) },
        "\(matrix.numbers) \(same.numbers)")
      #expect(!isPlane || same.plane != nil)
      // Next to its ends, a motion is close to them.
      let near = matrix.interpolated(to: .identity, at: 1e-9)
      #expect(zip(matrix.numbers, near?.numbers ?? []).allSatisfy { abs($0 - $1) < 1e-5 * max(scale, 1) })
    }
    #expect(count > 1900)
  }

  @Test("rotations take the shorter way, at a steady speed")
  func rotations() throws {
    let (from, to) = (
      try TransformMotionTests.transform("rotateX(50deg)"), try TransformMotionTests.transform("rotateY(80deg)")
    )
    let whole = try #require(from.matrix.mixed(1, with: .identity, 0))
    #expect(zip(whole.numbers, from.matrix.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
    // The traces of the steps between neighbors are equal: each turns by the same angle.
    let steps = try (0...10).map { try #require(from.interpolated(to: to, at: Double($0) / 10)).matrix }
    let traces = zip(steps, steps.dropFirst()).map { step, next -> Double in
      (1...3).reduce(0) { sum, row in sum + (1...3).reduce(0) { $0 + step[row, $1] * next[row, $1] } }
    }
    #expect(traces.allSatisfy { abs($0 - traces[0]) < 1e-9 })
  }
}
