import Testing
import VStyleMotion
import VStyleSyntax
import VStyleValues

/// Tests of the values of `transition`, `animation` and their longhands, and of the selectors of keyframes.
@Suite struct TimingTests {
  private static func parser(_ text: String) -> ValueParser { ValueParser(TokenCursor(TokenTape(SourceText(text)))) }

  private static func transition(_ text: String) throws -> TransitionList {
    var parser = parser(text)
    let list = try TransitionList(shorthand: &parser)
    try parser.expectEnd("`,`")
    return list
  }

  private static func animation(_ text: String) throws -> AnimationList {
    var parser = parser(text)
    let list = try AnimationList(shorthand: &parser)
    try parser.expectEnd("`,`")
    return list
  }

  /// A shorthand with the texts of its longhands.
  static let transitions: [(String, String)] = [
    ("none", "none | 0s | ease | 0s | normal"), ("all", "all | 0s | ease | 0s | normal"),
    ("1s", "all | 1s | ease | 0s | normal"), ("alpha 250ms", "alpha | 0.25s | ease | 0s | normal"),
    ("1s alpha -2s linear", "alpha | 1s | linear | -2s | normal"), ("ALL 0s", "all | 0s | ease | 0s | normal"),
    ("allow-discrete hidden 1s steps(2) 3s", "hidden | 1s | steps(2) | 3s | allow-discrete"),
    (
      "alpha 1s, --accent 2s spring(0.4s 0.2), none-such 3s",
      "alpha, --accent, none-such | 1s, 2s, 3s | ease, spring(0.4s 0.2), ease | 0s, 0s, 0s | normal, normal, normal"
    ),
    ("calc(1s / 2) calc(-1s) cubic-bezier(0, 0, 1, 1)", "all | 0.5s | cubic-bezier(0, 0, 1, 1) | -1s | normal"),
    ("ease ease 1s", "ease | 1s | ease | 0s | normal"), ("normal 1s normal", "normal | 1s | ease | 0s | normal"),
  ]

  @Test(
    "`transition` sets its longhands, and each text of a longhand sets it to the same value", arguments: transitions)
  func transition(_ text: String, _ expected: String) throws {
    let list = try TimingTests.transition(text)
    let texts = TransitionList.longhands.map { list.text(of: $0) ?? "" }
    #expect(texts.joined(separator: " | ") == expected)
    var same = TransitionList()
    for (name, text) in zip(TransitionList.longhands, texts) {
      var parser = TimingTests.parser(text)
      try same.set(name, &parser)
    }
    #expect(same == list)
  }

  /// A shorthand with the texts of its longhands: duration, easing, delay, count, direction, fill, state, name, sum.
  static let animations: [(String, String)] = [
    ("none", "0s | ease | 0s | 1 | normal | none | running | none | replace"),
    ("pulse 1s", "1s | ease | 0s | 1 | normal | none | running | pulse | replace"),
    ("fade 0.6s 0 alternate forwards", "0.6s | ease | 0s | 0 | alternate | forwards | running | fade | replace"),
    (
      "2s linear -1s infinite alternate-reverse both paused \"a b\"",
      "2s | linear | -1s | infinite | alternate-reverse | both | paused | a\\ b | replace"
    ),
    ("auto steps(3) 2.5 spin", "0s | steps(3) | 0s | 2.5 | normal | none | running | spin | replace"),
    ("none none", "0s | ease | 0s | 1 | normal | none | running | none | replace"),
    ("normal normal 1s", "1s | ease | 0s | 1 | normal | none | running | normal | replace"),
    ("calc(1s * 2) calc(3) a calc(1s)", "2s | ease | 1s | 3 | normal | none | running | a | replace"),
    (
      "\"none\" 1s, b 2s reverse",
      "1s, 2s | ease, ease | 0s, 0s | 1, 1 | normal, reverse | none, none | running, running | \"none\", b | replace"
    ),
  ]

  @Test("`animation` sets its longhands, and each text of a longhand sets it to the same value", arguments: animations)
  func animation(_ text: String, _ expected: String) throws {
    let list = try TimingTests.animation(text)
    let texts = AnimationList.longhands.map { list.text(of: $0) ?? "" }
    #expect(texts.joined(separator: " | ") == expected)
    var same = AnimationList()
    for (name, text) in zip(AnimationList.longhands, texts) {
      var parser = TimingTests.parser(text)
      try same.set(name, &parser)
    }
    #expect(same == list)
  }

  /// Values that are none, with the rule that each breaks.
  static let mistakes: [(String, String, String)] = [
    ("transition", "", "wrong-arity"), ("transition", "none, alpha", "bad-argument"),
    ("transition", "alpha, none", "bad-argument"), ("transition", "-1s", "number-out-of-range"),
    ("transition", "1s 2s 3s", "wrong-arity"), ("transition", "alpha bounds 1s", "wrong-arity"),
    ("transition", "1s,", "wrong-arity"), ("transition", "inherit 1s", "unknown-keyword"),
    ("transition", "bounce(2) 1s", "unknown-function"), ("transition", "1px", "unit-not-allowed"),
    ("animation", "", "wrong-arity"), ("animation", "a b 1s", "wrong-arity"),
    ("animation", "a -1s", "number-out-of-range"),
    ("animation", "a 1s 1s 1s", "wrong-arity"), ("animation", "a -1", "number-out-of-range"),
    ("animation", "a 1s spring(1s)", "bad-argument"), ("animation", "a unset", "wrong-arity"),
    ("animation", "unset 1s", "unknown-keyword"), ("animation", "a 1s linear steps(2)", "wrong-arity"),
    ("transition-property", "none, alpha", "bad-argument"), ("transition-property", "1s", "value-type-mismatch"),
    ("transition-property", "alpha, none", "bad-argument"), ("transition-duration", "-1s", "number-out-of-range"),
    ("transition-duration", "1s 2s", "wrong-arity"), ("transition-behavior", "discrete", "unknown-keyword"),
    ("transition-delay", "auto", "value-type-mismatch"), ("transition-speed", "1s", "value-type-mismatch"),
    ("animation-name", "initial", "unknown-keyword"), ("animation-iteration-count", "-1", "number-out-of-range"),
    ("animation-duration", "1", "value-type-mismatch"), ("animation-timing-function", "spring()", "bad-argument"),
    ("animation-composition", "sum", "unknown-keyword"), ("animation-speed", "1s", "value-type-mismatch"),
  ]

  @Test("a value that is none is refused with the rule that it breaks", arguments: mistakes)
  func refuses(_ name: String, _ text: String, _ rule: String) {
    let error = #expect(throws: ValueError.self) {
      if name == "transition" {
        _ = try TimingTests.transition(text)
      } else if name == "animation" {
        _ = try TimingTests.animation(text)
      } else if name.hasPrefix("transition") {
        var (list, parser) = (TransitionList(), TimingTests.parser(text))
        try list.set(name, &parser)
      } else {
        var (list, parser) = (AnimationList(), TimingTests.parser(text))
        try list.set(name, &parser)
      }
    }
    #expect(error?.rule.name == rule)
  }

  @Test("lists with fewer values begin again, and those with more lose the rest")
  func coordination() throws {
    var list = try TimingTests.transition("alpha, bounds, frame")
    for (name, text) in [("transition-duration", "1s, 2s"), ("transition-delay", "1s, 2s, 3s, 4s")] {
      var parser = TimingTests.parser(text)
      try list.set(name, &parser)
    }
    #expect(list.items.map(\.duration) == [1, 2, 1] && list.items.map(\.delay) == [1, 2, 3])
    var animations = try TimingTests.animation("a 1s, b 2s, c 3s")
    var parser = TimingTests.parser("add, replace")
    try animations.set("animation-composition", &parser)
    #expect(animations.items.map(\.composition) == [.add, .replace, .add])
    #expect(animations.items.map(\.name) == ["a", "b", "c"] && animations.items.map(\.duration) == [1, 2, 3])
  }

  @Test("the last transition that is for a property counts")
  func last() throws {
    let list = try TimingTests.transition("alpha 1s, all 2s, bounds 3s, alpha 4s")
    #expect(["alpha", "bounds", "frame"].map { list.item(for: $0)?.duration } == [4, 3, 2])
    #expect(try TimingTests.transition("alpha 1s").item(for: "frame") == nil)
    #expect(try TimingTests.transition("none").items.isEmpty)
  }

  @Test("a transition without time changes nothing over time, unless it is a spring")
  func effective() throws {
    let texts = ["1s", "0s", "1s -1s", "1s -2s", "0s 1s", "spring(1s)", "spring(0s)", "0s spring(1s) -60s"]
    #expect(
      try texts.map { try TimingTests.transition($0).items[0].isEffective }
        == [true, false, false, false, true, true, false, false])
  }

  @Test("iterations go in the directions of the keyword")
  func directions() {
    func row(_ direction: AnimationList.Direction) -> [Bool] { [0, 1, 2, 3].map(direction.isReversed) }
    #expect(row(.normal) == [false, false, false, false] && row(.reverse) == [true, true, true, true])
    #expect(row(.alternate) == [false, true, false, true] && row(.alternateReverse) == [true, false, true, false])
  }

  @Test("a selector of keyframes has an offset for each of its parts")
  func keyframes() throws {
    func offsets(_ text: String) throws -> [Double] {
      try KeyframeSelector(TokenCursor(TokenTape(SourceText(text)))).offsets
    }
    #expect(try offsets("from") == [0] && offsets("TO") == [1] && offsets(" 25% ") == [0.25])
    #expect(try offsets("to, 0%, 67%,from") == [1, 0, 0.67, 0])
    for (text, rule) in [
      ("", "value-type-mismatch"), ("50", "value-type-mismatch"), ("101%", "number-out-of-range"),
      ("-1%", "number-out-of-range"), ("middle", "unknown-keyword"), ("from to", "wrong-arity"),
      ("from,", "value-type-mismatch"),
    ] {
      let error = #expect(throws: ValueError.self) { try offsets(text) }
      #expect(error?.rule.name == rule, "\(text)")
    }
  }
}
