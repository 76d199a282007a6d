import TestSupport
import Testing
import VStyleMotion
import VStyleSyntax
import VStyleValues

/// Tests of easing functions against the values that CSS Easing 2 gives.
@Suite struct EasingTests {
  /// A text of each form, with its canonical text.
  static let texts: [(String, String)] = [
    ("linear", "linear"), ("EASE", "ease"), ("ease-in", "ease-in"), ("ease-out", "ease-out"),
    ("ease-in-out", "ease-in-out"), ("step-start", "steps(1, start)"), ("step-end", "steps(1)"),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", "ease"), ("Cubic-Bezier(0,-1,1,2)", "cubic-bezier(0, -1, 1, 2)"),
    ("cubic-bezier(calc(1 / 4), calc(-1 * 2), min(1, 3), 0)", "cubic-bezier(0.25, -2, 1, 0)"),
    ("cubic-bezier(calc(3), 0, calc(-2), 1)", "cubic-bezier(1, 0, 0, 1)"),
    ("steps(3)", "steps(3)"), ("steps(3, jump-end)", "steps(3)"), ("steps(3, END)", "steps(3)"),
    ("steps(3, jump-start)", "steps(3, jump-start)"), ("steps(3, start)", "steps(3, start)"),
    ("steps(2, jump-none)", "steps(2, jump-none)"), ("steps(1, jump-both)", "steps(1, jump-both)"),
    ("steps(calc(1 + 1.6))", "steps(3)"), ("steps(calc(-3))", "steps(1)"),
    ("linear(0, 1)", "linear(0 0%, 1 100%)"), ("linear(1 20%, 0)", "linear(1 20%, 0 100%)"),
    ("linear(0, 0.5, 1)", "linear(0 0%, 0.5 50%, 1 100%)"),
    ("linear(0, 25% 0.25 , 1)", "linear(0 0%, 0.25 25%, 1 100%)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0, 25% 75% 0.25, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0 50%, 1 20%, 2)", "linear(0 50%, 1 50%, 2 100%)"),
    ("linear(0, 1 150%, 2)", "linear(0 0%, 1 150%, 2 150%)"),
    ("linear(0 -50%, 1, 2, 3 100%)", "linear(0 -50%, 1 0%, 2 50%, 3 100%)"),
    ("linear(0, calc(1 / 4) calc(10% * 2), 1)", "linear(0 0%, 0.25 20%, 1 100%)"),
    ("spring()", "spring(0.5s)"), ("spring(300ms)", "spring(0.3s)"), ("spring(0.3)", "spring(0.5s 0.3)"),
    ("spring(0.4s -0.5)", "spring(0.4s -0.5)"), ("spring(calc(1s / 4) calc(1 / 4))", "spring(0.25s 0.25)"),
    ("spring(0s)", "spring(0s)"), ("spring(0)", "spring(0.5s)"), ("spring(calc(0.25))", "spring(0.5s 0.25)"),
  ]

  @Test("an easing has one canonical text, which parses as an equal easing", arguments: texts)
  func canonical(_ text: String, _ expected: String) throws {
    let easing = try Easing(text: text)
    #expect(easing.text == expected)
    #expect(try Easing(text: easing.text).text == expected)
  }

  /// Texts that are no easing, with the rule that each breaks.
  static let mistakes: [(String, String)] = [
    ("", "value-type-mismatch"), ("1", "value-type-mismatch"), ("ease-in-in", "unknown-keyword"),
    ("bounce(1)", "unknown-function"), ("ease ease", "wrong-arity"),
    ("cubic-bezier(0 0 1 1)", "wrong-arity"), ("cubic-bezier(0, 0, 1)", "wrong-arity"),
    ("cubic-bezier(0, 0, 1, 1, 1)", "wrong-arity"), ("cubic-bezier(1.1, 0, 1, 1)", "number-out-of-range"),
    ("cubic-bezier(0, 0, -0.1, 1)", "number-out-of-range"), ("cubic-bezier(0, 10%, 1, 1)", "unit-not-allowed"),
    ("steps()", "value-type-mismatch"), ("steps(0)", "number-out-of-range"), ("steps(1.5)", "integer-required"),
    ("steps(1, jump-none)", "number-out-of-range"), ("steps(2, middle)", "unknown-keyword"),
    ("steps(2 end)", "wrong-arity"), ("steps(2, end, end)", "wrong-arity"),
    ("linear()", "value-type-mismatch"), ("linear(0)", "wrong-arity"), ("linear(0%)", "bad-argument"),
    ("linear(0, 50%, 1)", "bad-argument"), ("linear(0, 1 1)", "wrong-arity"), ("linear(0, 1,)", "value-type-mismatch"),
    ("linear(0, 0.5 10% 20% 30%, 1)", "wrong-arity"), ("linear(0, 10% 0.5 20%, 1)", "wrong-arity"),
    ("linear(0, 1px)", "unit-not-allowed"),
    ("spring(-1s)", "number-out-of-range"), ("spring(1)", "number-out-of-range"),
    ("spring(0.5s, 0)", "value-type-mismatch"), ("spring(0.5s -1)", "number-out-of-range"),
    ("spring(0 0.5s)", "wrong-arity"), ("spring(2px)", "unit-not-allowed"), ("spring(0.5s 0 0)", "wrong-arity"),
  ]

  @Test("a text that is no easing is refused with the rule that it breaks", arguments: mistakes)
  func refuses(_ text: String, _ rule: String) {
    let error = #expect(throws: ValueError.self) { try Easing(text: text) }
    #expect(error?.rule.name == rule)
  }

  @Test("functions that are nested too deep are refused")
  func depth() {
    let text = "linear(0, " + String(repeating: "calc(", count: 5000) + "1" + String(repeating: ")", count: 5001)
    let error = #expect(throws: ValueError.self) { try Easing(text: text) }
    #expect(error?.rule.name == "limit-exceeded")
  }

  /// A text, an input, whether the input is before the start, and the output.
  static let outputs: [(String, Double, Bool, Double)] = [
    ("linear", 1.5, false, 1.5), ("ease", 0, false, 0), ("ease", 1, false, 1), ("ease", 0.5, false, 0.802403),
    ("ease-in", 0.5, false, 0.315357), ("ease-out", 0.5, false, 0.684643), ("ease-in-out", 0.5, false, 0.5),
    // Both control points are on the diagonal.
    ("cubic-bezier(0.3, 0.3, 0.8, 0.8)", 0.37, false, 0.37),
    // Outside of the curve, the tangents at its ends.
    ("cubic-bezier(0.5, 1, 0.5, 0)", -0.5, false, -1), ("cubic-bezier(0.5, 1, 0.5, 0)", 1.5, false, 2),
    ("cubic-bezier(0, 0, 0.5, 1)", -0.5, false, -1), ("cubic-bezier(0.5, 0, 1, 1)", 1.5, false, 2),
    ("cubic-bezier(0, 1, 1, 0)", -0.5, false, 0), ("cubic-bezier(0, 1, 1, 0)", 1.5, false, 1),
    ("cubic-bezier(0, 0, 0, 0)", -0.5, false, -0.5), ("cubic-bezier(1, 1, 1, 1)", 1.5, false, 1.5),
    // Steps: just before, at and after a jump.
    ("steps(2)", 0, false, 0), ("steps(2)", 0.499, false, 0), ("steps(2)", 0.5, false, 0.5), ("steps(2)", 1, false, 1),
    ("steps(2, start)", 0, false, 0.5), ("steps(2, start)", 0, true, 0), ("steps(2, start)", 0.5, true, 0.5),
    ("steps(2, start)", 1, false, 1), ("steps(2, jump-none)", 0.499, false, 0), ("steps(2, jump-none)", 0.5, false, 1),
    ("steps(2, jump-none)", 1, false, 1), ("steps(1, jump-both)", 0, false, 0.5), ("steps(1, jump-both)", 1, false, 1),
    ("steps(2, jump-both)", 0.5, false, 2.0 / 3), ("steps(2)", -0.25, false, -0.5), ("steps(2)", 1.25, false, 1),
    ("steps(2)", 1.5, false, 1.5), ("steps(2, start)", -0.25, false, 0),
    // Points: the last of several at one input counts, and the ends continue.
    ("linear(0, 1)", 0.25, false, 0.25), ("linear(0, 1)", -1, false, -1), ("linear(0, 1)", 3, false, 3),
    ("linear(0, 1 50%, 0 50%, 1)", 0.5, false, 0), ("linear(0, 1 50%, 0 50%, 1)", 0.499, false, 0.998),
    ("linear(0, 1 50%, 0 50%, 1)", 0.75, false, 0.5), ("linear(0, 0.5 20% 80%, 1)", 0.7, false, 0.5),
    ("linear(3 50%, 4 50%)", 0, false, 4), ("linear(3 50%, 4 50%)", 0.5, false, 4),
    ("linear(1, 1 50%, 0 100%)", 1, false, 0), ("linear(0, 1, 1)", 2, false, 1),
    ("spring(1s)", 0, false, 0), ("spring(1s)", 1, false, 1), ("spring(0s)", 0.1, false, 1),
  ]

  @Test("an easing has the output of the specification", arguments: outputs)
  func computes(_ text: String, _ input: Double, _ isBefore: Bool, _ expected: Double) throws {
    let output = try Easing(text: text).output(at: input, isBefore: isBefore)
    #expect(abs(output - expected) < 1e-6, "\(output)")
  }

  @Test("a random curve starts at 0, ends at 1, rises where its points do, and is found again at each input")
  func curves() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<300 {
      let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      let curve = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      #expect(curve.output(at: 0) == 0 && curve.output(at: 1) == 1)
      var last = 0.0
      for step in 1...50 {
        let input = Double(step) / 50
        #expect(abs(curve.point(at: curve.parameter(at: input)).x - input) < 1e-7, "\(curve) at \(input)")
        let output = curve.output(at: input)
        #expect(output >= last - 1e-9, "\(curve) at \(input)")
        last = output
      }
    }
  }

  @Test("steep and flat curves are found again at each input", arguments: [0, 1e-9, 0.5, 1 - 1e-9, 1], [0, 0.5, 1])
  func extremes(_ x1: Double, _ x2: Double) {
    let curve = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1)
    for step in 0...1000 {
      let input = Double(step) / 1000
      #expect(abs(curve.point(at: curve.parameter(at: input)).x - input) < 1e-7, "\(curve) at \(input)")
    }
  }

  @Test("a random line parses back from its text, and goes through its points")
  func lines() throws {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<1000 {
      let stops = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
        PointEasing.Stop(
          Double.random(in: -1...2, using: &generator),
          at: (0..<Int.random(in: 0...2, using: &generator)).map { _ in Double.random(in: -0.5...1.5, using: &generator)
          })
      }
      let line = try #require(PointEasing(stops))
      guard case .points(let same) = try Easing(text: Easing.points(line).text) else {
        Issue.record("\(line) is no line")
        continue
      }
      #expect(same.points.map(\.output) == line.points.map(\.output))
      #expect(zip(same.points, line.points).allSatisfy { abs($0.input - $1.input) < 1e-15 })
      #expect(line.points.map(\.input) == line.points.map(\.input).sorted())
      for (point, next) in zip(line.points, line.points.dropFirst()) where point.input < next.input {
        #expect(abs(line.output(at: point.input) - point.output) < 1e-9)
      }
    }
  }

  @Test(
    "steps rise, and reach each of their outputs",
    arguments: [StepEasing.Jump.jumpStart, .jumpEnd, .jumpNone, .jumpBoth])
  func steps(_ jump: StepEasing.Jump) {
    for count in 1...20 {
      let steps = StepEasing(count, jump)
      let outputs = (0...1000).map { steps.output(at: Double($0) / 1000, isBefore: false) }
      #expect(outputs == outputs.sorted() && outputs.allSatisfy { (0...1).contains($0) })
      #expect(
        Set(outputs).count == max(count, jump == .jumpNone ? 2 : 1) + (jump == .jumpNone || jump == .jumpStart ? 0 : 1))
    }
  }
}
