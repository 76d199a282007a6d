import Testing
import VStyle
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Tests of what a sheet says about motion.
@Suite struct MotionSheetTests {
  private static func rules(_ sheet: String) -> [String] { Stylesheet(sheet).diagnostics.map(\.rule.name) }

  /// Sheets with the rules of their diagnostics.
  static let sheets: [(String, [String])] = [
    ("View { transition: alpha 1s, tag 2s spring(); animation: a 1s, \"b c\" 2s; }", []),
    ("View { transition: alpha 1s, --x 2s; }", ["unsupported-css"]),
    ("View { --t: 1s; transition: alpha var(--t); }", []),
    ("@keyframes a { from { --x: 1; } }", ["unsupported-css"]),
    ("View { transition-property: none; animation-composition: add; transitionDuration: 1s; }", []),
    ("View { transition: alpha 1px; }", ["unit-not-allowed"]),
    ("View { transition-duration: -1s; }", ["number-out-of-range"]),
    ("View { transition: 1s 2s 3s; }", ["wrong-arity"]), ("View { animation: a spring(); }", ["bad-argument"]),
    ("View { animation-timeline: auto; }", ["unsupported-css"]),
    ("@starting-style { View { alpha: 0; .a & { alpha: 0; } } } View { @starting-style { alpha: 0; } }", []),
    ("@starting-style { View { alhpa: 0; } }", ["unknown-property"]),
    ("@starting-style View { alpha: 0; }", ["invalid-prelude"]), ("@starting-style;", ["invalid-prelude"]),
    ("@supports at-rule(@starting-style) { View { alpha: 0.5; } }", []),
    ("@keyframes a { from { alpha: 0; } 20%, 40% { alpha: 1; } to { } }", []),
    ("@keyframes a { 120% { alpha: 0; } }", ["number-out-of-range"]),
    ("@keyframes a { middle { alpha: 0; } }", ["unknown-keyword"]),
    ("@keyframes { from { alpha: 0; } }", ["invalid-prelude"]), ("@keyframes none { }", ["invalid-prelude"]),
    ("@keyframes a b { }", ["invalid-prelude"]), ("@keyframes a;", ["invalid-prelude"]),
    ("@keyframes a { from { alpha: 0 !important; } }", ["misplaced-declaration"]),
    ("@keyframes a { alpha: 0; }", ["misplaced-declaration"]),
    ("@keyframes a { from { & { alpha: 0; } } }", ["misplaced-at-rule"]),
    ("@keyframes a { from { alhpa: 0; } }", ["unknown-property"]),
    ("@keyframes a { from { alpha: red; } }", ["value-type-mismatch"]),
    ("View { @keyframes a { from { alpha: 0; } } }", ["misplaced-at-rule"]),
    ("@supports at-rule(@keyframes) { View { alpha: 0.5; } }", []),
    ("ImageView { animation-images: none; }", ["property-not-applicable"]),
    ("ImageView { animation-repeat-count: 2; image-animation-repeat-count: 2; }", ["property-not-applicable"]),
  ]

  @Test("a sheet says what it means, or what is wrong", arguments: sheets)
  func diagnostics(_ sheet: String, _ rules: [String]) {
    #expect(MotionSheetTests.rules(sheet) == rules)
  }

  @Test("a former name of the properties of image views names the new one")
  func formerNames() {
    let found = Stylesheet("ImageView { animation-images: none; }").diagnostics.map(\.message)
    #expect(found.count == 1 && found[0].contains("`image-animation-images`"))
  }

  @Test("no property of a view begins as those of CSS that move")
  func names() {
    let schema = StyleSchema(viewTypes: ViewTypes.all)
    let names = schema.allPropertyNames.filter { name in
      ["animation-", "transition-", "container-"].contains { name.hasPrefix($0) }
    }
    #expect(names.isEmpty)
    #expect(MotionProperties.names.count == 14 && MotionProperties.names.allSatisfy(MotionProperties.contains))
  }

  @Test("transitions follow layers, importance, custom properties and keywords as other properties do")
  func cascade() {
    let stage = Stage(
      """
      @layer low { View { transition: alpha 9s !important; } }
      View { transition: alpha 1s linear; --time: 2s; }
      .on { alpha: 0; } .off { transition: inherit; }
      .slow { transition-duration: var(--time); }
      """)
    stage.show("on", "slow")
    #expect(stage.alpha(at: 1) > 0.8)
    let other = Stage(
      "View { transition: alpha 1s linear; --time: 2s; } .slow { transition-duration: var(--time); } .on { alpha: 0; } .all { all: unset; alpha: 0; }"
    )
    other.show("on", "slow")
    #expect(other.alpha(at: 1) == 0.5)
    // A transition to the same value goes on.
    other.show("all")
    #expect(other.view.alpha == 0.5)
    other.show()
    #expect(other.view.alpha == 0.5)
  }
}
