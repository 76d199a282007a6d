import Testing
import VStyleMotion
import VStyleSyntax
import VStyleValues

/// Tests of values that are added to others and accumulated onto them.
@Suite struct CompositionTests {
  /// A value type, the value below, the value above, and the two results.
  static let rows: [(ValueKind, String, String, added: String, accumulated: String)] = [
    (.number, "10", "5", "15", "15"), (.integer, "2", "-5", "-3", "-3"), (.length, "10px", "-4px", "6", "6"),
    (.color, "rgb(100 200 0)", "rgb(50 100 7)", "rgb(150, 255, 7)", "rgb(150, 255, 7)"),
    (.color, "oklab(0.2 0.1 0)", "oklab(0.3 0.1 none)", "oklab(0.5 0.2 0)", "oklab(0.5 0.2 0)"),
    (.size, "1 2", "10 20", "11 22", "11 22"), (.insets, "1 2 3 4", "1", "2 3 4 5", "2 3 4 5"),
    (.font, "10 system", "4 system", "heavy 14 system", "heavy 14 system"),
    (.font, "10 system", "4 serif", "4 serif", "4 serif"),
    (ValueKind.length.list, "1, 2", "3, 4", "4, 6", "4, 6"), (ValueKind.length.list, "1, 2", "3", "3", "3"),
    // What cannot be added replaces the other.
    (.bool, "true", "false", "false", "false"), (.string, "\"a\"", "\"b\"", "\"b\"", "\"b\""),
    (ValueKind.number.orNone, "none", "2", "2", "2"), (ValueKind.number.orNone, "2", "none", "none", "none"),
    // The value above applies to a point before the value below. Scales of 2 and 3 accumulate to 4.
    (.transform, "translate(10px, 0)", "scale(2)", "matrix(2, 0, 0, 2, 10, 0)", "matrix(2, 0, 0, 2, 10, 0)"),
    (.transform, "scale(2)", "translate(10px, 0)", "matrix(2, 0, 0, 2, 20, 0)", "matrix(2, 0, 0, 2, 10, 0)"),
    (.transform, "scale(2)", "scale(3)", "matrix(6, 0, 0, 6, 0, 0)", "matrix(4, 0, 0, 4, 0, 0)"),
    (.transform, "scale(0)", "scale(3)", "matrix(0, 0, 0, 0, 0, 0)", "matrix(3, 0, 0, 3, 0, 0)"),
    (.transform, "rotate(30deg)", "rotate(60deg)", "matrix(0, 1, -1, 0, 0, 0)", "matrix(0, 1, -1, 0, 0, 0)"),
  ]

  @Test("a value that is added or accumulated has the sum of the specification", arguments: rows)
  func sums(_ row: (kind: ValueKind, below: String, above: String, added: String, accumulated: String)) throws {
    let below = try InterpolationTests.value(row.below, row.kind)
    let above = try InterpolationTests.value(row.above, row.kind)
    let added = row.kind.serialize(above.added(to: below))
    let accumulated = row.kind.serialize(above.accumulated(onto: below))
    #expect(ComparedText(added) == ComparedText(row.added), "\(added)")
    #expect(ComparedText(accumulated) == ComparedText(row.accumulated), "\(accumulated)")
  }

  /// Transforms as functions: the value below, the value above, and the two results.
  static let transforms: [(String, String, added: String, accumulated: String)] = [
    ("none", "rotate(90deg)", "rotate(90deg)", "rotate(90deg)"),
    ("translate(10px)", "translate(5px, 1px)", "translate(10px) translate(5px, 1px)", "translate(15px, 1px)"),
    ("scale(2)", "scale(3)", "scale(2) scale(3)", "scale(4)"),
    ("rotate(200deg)", "rotate(300deg)", "rotate(200deg) rotate(300deg)", "rotate(500deg)"),
    ("translate(1px) scale(2)", "translate(2px)", "translate(1px) scale(2) translate(2px)", "translate(3px) scale(2)"),
    ("perspective(100px)", "perspective(100px)", "perspective(100px) perspective(100px)", "perspective(50px)"),
    (
      "matrix(1, 0, 0, 1, 3, 0)", "matrix(1, 0, 0, 1, 4, 5)", "matrix(1, 0, 0, 1, 3, 0) matrix(1, 0, 0, 1, 4, 5)",
      "matrix(1, 0, 0, 1, 7, 5)"
    ),
    (
      "matrix(0, 1, -1, 0, 0, 0)", "matrix(0, 1, -1, 0, 0, 0)",
      "matrix(0, 1, -1, 0, 0, 0) matrix(0, 1, -1, 0, 0, 0)", "matrix(-1, 0, 0, -1, 0, 0)"
    ),
    (
      "rotateX(90deg)", "rotateY(90deg)", "rotateX(90deg) rotateY(90deg)",
      "rotate3d(0.57735027, 0.57735027, -0.57735027, 120deg)"
    ),
  ]

  @Test("functions of transforms are appended, or accumulated one by one", arguments: transforms)
  func functions(_ row: (below: String, above: String, added: String, accumulated: String)) throws {
    let below = StyleValue(try TransformMotionTests.transform(row.below))
    let above = StyleValue(try TransformMotionTests.transform(row.above))
    let added = above.added(to: below)[as: MotionTransform.self]?.text ?? ""
    let accumulated = above.accumulated(onto: below)[as: MotionTransform.self]?.text ?? ""
    #expect(ComparedText(added) == ComparedText(row.added), "\(added)")
    #expect(ComparedText(accumulated) == ComparedText(row.accumulated), "\(accumulated)")
  }
}
