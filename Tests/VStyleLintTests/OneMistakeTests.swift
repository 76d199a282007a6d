import Testing
import VStyleStylesheet
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests that one mistake has one diagnostic, although other parts of the sheets follow from it.
@Suite("one mistake")
struct OneMistakeTests {
  private static func rules(
    _ text: String, files: [String: String] = [:], preset: LintConfiguration.Preset = .core
  ) -> [String] {
    let sheets = ([("app.vstyle", text)] + files.map { ($0.key, $0.value) }).map { SourceText($0.1, path: $0.0) }
    var configuration = LintConfiguration()
    configuration.preset = preset
    let report = Linter(schema: .views, configuration: configuration).lint(sheets)
    return report.diagnostics.map(\.rule.name)
  }

  @Test(
    "a mistake that is no consequence of another one is reported",
    arguments: [
      "[role=\"title\"] { alpha: 0.5; } . { alpha: 1; } Label { aplha: 1; }",
      "<!-- Label { alpha: 0.5; } . { alpha: 1; } Label { aplha: 1; } -->",
      "Button { { alpha: 0.5; } } Label { aplha: 1; }", "{ alpha: 0.5; } Label { aplha: 1; }",
      ". { alpha: 0.5; } Label { aplha: 1; }",
    ])
  func independentMistakes(_ sheet: String) {
    #expect(Set(OneMistakeTests.rules(sheet)) == ["invalid-selector", "unknown-property"])
  }

  @Test(
    "a property that only the unknown view type of its rule can have is no mistake of its own",
    arguments: [
      ("Knob { needle-hue: red; }", []), ("View > Knob.big, Label { needle-hue: red; }", []),
      ("Knob { &:selected { needle-hue: red; } }", []), ("@style big for Knob { needle-hue: red; }", []),
      ("@scope (Knob) { :scope { needle-hue: red; } }", ["unknown-property"]),
      ("Knob { aplha: 1; alpha: red; }", ["unknown-property", "value-type-mismatch"]),
      ("Knob Label { needle-hue: red; }", ["unknown-property"]),
      ("Knob { Label { needle-hue: red; } }", ["unknown-property"]),
      ("View:not(Knob) { needle-hue: red; }", ["unknown-property"]),
      ("Knob { tag: 1; } Label { needle-hue: red; }", ["unknown-property"]),
    ])
  func propertiesOfUnknownTypes(_ sheet: String, _ others: [String]) {
    #expect(OneMistakeTests.rules(sheet) == ["unknown-view-type"] + others)
  }

  @Test(
    "another language is one mistake",
    arguments: [
      "[{ \"alpha\": 1 }, { \"b\": 2 }]", "<style> Label { aplha: 1; } </style>", "{ \"a\": { \"b\": 1 } }",
    ])
  func otherLanguages(_ sheet: String) { #expect(OneMistakeTests.rules(sheet).count == 1) }

  @Test(
    "names that a mistake does not declare are no mistakes of their own",
    arguments: [
      ("@style for View { alpha: 0.5; } @style b extends a { hidden: true; }", "invalid-prelude"),
      ("@style big card { alpha: 0.6; } View { @apply card; }", "invalid-prelude"),
      ("@theme { color-scheme: dark; --x: red; } View:theme(dark) { tint-color: var(--x); }", "invalid-prelude"),
      ("@property { syntax: \"*\"; inherits: true; } View { tint-color: var(--x); }", "invalid-prelude"),
      ("TextField { password-rules: minlength: 6; required: digit; }", "value-type-mismatch"),
      (
        "@theme a { --x: red; --y: red; } @theme b { } View { tint-color: var(--x); background-color: var(--y); }",
        "missing-custom-property-in-theme"
      ),
      ("@media (width > 300) View { alpha: 0.5; } }", "invalid-media-query"),
      ("@media (width > 300 { View { alpha: 0.5; } }", "unclosed-block"),
      ("Label { number-of-lines; 2; }", "unexpected-token"),
      (
        "@theme a { color-scheme: light; --x: red; } @theme b {{ color-scheme: dark; --x: blue; } "
          + "View { tint-color: var(--x); }", "unclosed-block"
      ),
      ("@property --a { syntax \"<color>\"; inherits: true; initial-value: red; }", "unexpected-token"),
      ("property --a { syntax: \"*\"; inherits: true; } View { tint-color: var(--a); }", "unknown-view-type"),
      ("@style my style { alpha: 0.5; } Label { @apply my-style; }", "invalid-prelude"),
      ("@style a.b { alpha: 0.5; } Label { @apply a.b; }", "invalid-prelude"),
      ("@style 1a { alpha: 0.5; } Label { @apply 1a; }", "invalid-prelude"),
      ("@view Gauge, Dial: View { limit: <number>; } Gauge { limit: 4; } Dial { limit: 5; }", "invalid-prelude"),
      ("@view Gauge: View { var limit: <number>; } Gauge { limit: 4; }", "unexpected-token"),
      ("@view Gauge: View { limit: <number>, needle: <color>; } Gauge { limit: 4; needle: red; }", "invalid-prelude"),
    ])
  func names(_ sheet: String, _ rule: String) { #expect(OneMistakeTests.rules(sheet) == [rule]) }

  @Test(
    "what follows from a name that does not exist is no mistake of its own",
    arguments: [
      ("TextField { layer-border-width: 1; } TetxField:focused { layer-border-width: 2; }", "unknown-view-type"),
      ("Buton:focused { alpha: 0.5; }", "unknown-view-type"),
      ("Buton { &:focused { alpha: 0.5; } }", "unknown-view-type"),
      ("View:is(.card Label >) { alpha: 0.5; }", "invalid-selector"),
      ("View.card:where(::part(thumb)) { alpha: 0.5; }", "unknown-part"),
      ("TextField:focused { layer-bordr-width: 2; text-color: none; }", "unknown-property"),
      ("Slider { minimum-value: 10; maximmu-value: 100; value: 10; }", "unknown-property"),
      ("Slider { maximmu-value: 100; } Slider.volume { value: 50; }", "unknown-property"),
      ("View { layer-shadow-color: black; layer-shadow-opactiy: 0.5; }", "unknown-property"),
      ("Viwe { layer-shadow-opacity: 0.2; } View.card { layer-shadow-color: black; }", "unknown-view-type"),
      ("View { layer-shadow-opacity: 0.2; } Viwe.card { layer-shadow-color: black; }", "unknown-view-type"),
      (
        "@theme a { color-scheme: light; Laebl.x { alpha: 0.5; } } @theme b { color-scheme: dark; Label.x { alpha: 0.7; } }",
        "unknown-view-type"
      ),
      ("Label { is-ihdden: true; /* vstyle-ignore-line VS1025 -- old */ }", "unknown-property"),
      ("Label { /* vstyle-ignore-next property-alias -- old */ is-ihdden: true; }", "unknown-property"),
      ("Label { /* vstyle-ignore-nxt property-alias -- old */ is-hidden: true; }", "unknown-suppression"),
      ("Label { /* vstyle-ignore-next property-alais -- old */ is-hidden: true; }", "unknown-suppression"),
    ])
  func followed(_ sheet: String, _ rule: String) {
    #expect(OneMistakeTests.rules(sheet) == [rule])
    // The preset with all rules has more that could follow, without those about names and literals.
    let consequences = OneMistakeTests.rules(sheet, preset: .strict).filter { $0 != rule }
    let others = ["theme-without-scheme", "hard-coded-value", "theme-not-distinct"]
    #expect(consequences.allSatisfy(others.contains), "\(consequences)")
  }

  @Test("a misspelled custom property of one theme is reported once, as the one that the theme lacks")
  func misspelledInTheme() {
    let sheet = """
      @property --accent { syntax: "<color>"; inherits: true; initial-value: #036eb7; }
      @theme light { color-scheme: light; --acecnt: #036eb7; }
      @theme dark { color-scheme: dark; --accent: #4cb3ff; }
      View { tint-color: var(--accent); }
      """
    #expect(OneMistakeTests.rules(sheet, preset: .strict) == ["missing-custom-property-in-theme"])
  }

  @Test(
    "a rule for the focus and bounds are judged beside mistakes elsewhere",
    arguments: [
      (
        "TextField { layer-border-width: 1; } TextField:focused { layer-border-width: 1; } Buton { }", "focus-invisible"
      ),
      ("Slider { maximum-value: 1; value: 5; minimmu-value: 0; }", "value-out-of-bounds"),
      (
        "Label { alpah: 1; } Label { /* vstyle-ignore-next property-alias -- old */ hidden: true; }",
        "needless-suppression"
      ),
    ])
  func judged(_ sheet: String, _ rule: String) { #expect(OneMistakeTests.rules(sheet).contains(rule)) }

  @Test(
    "names of a sheet whose import has a mistake are no mistakes of their own",
    arguments: [
      ("@import \"a.vstyle\"\n@import \"b.vstyle\" layer(parts);", "missing-semicolon"),
      ("@import \"a.vstyle\" layer(parts)\n@import \"b.vstyle\";", "missing-semicolon"),
      ("@import \"a.vstyle\" \"b.vstyle\";", "invalid-prelude"),
      ("@import b.vstyle;", "invalid-prelude"), ("@import nix;", "invalid-prelude"),
      ("@use \"b.vstyle\";\n@import \"a.vstyle\";", "unknown-at-rule"),
      ("@improt \"b.vstyle\";", "unknown-at-rule"), ("@import \"c.vstyle\";", "import-not-found"),
      ("View { alpha: 0.5; }\n@import \"b.vstyle\";", "misplaced-at-rule"),
    ])
  func imports(_ start: String, _ rule: String) {
    let rest = "\nGauge { @apply card; tint-color: var(--accent); }"
    let files = ["a.vstyle": "Label { alpha: 0.5; }"]
    #expect(OneMistakeTests.rules(start + rest, files: files) == [rule])
  }

  @Test(
    "a mistake of its own is reported beside another one",
    arguments: [
      "@mixin field { } View { @apply other; }", "@style .dim { } View { @apply other; }",
      "View { $gap: 12; tint-color: var(--other); }", "@import nix; Buton { alpha: 0.5; }",
      "@theme a { --x: red; } @theme b { x: blue; --y: red; } View { tint-color: var(--x); layer-border-color: var(--z); }",
    ])
  func others(_ sheet: String) { #expect(OneMistakeTests.rules(sheet).count >= 2) }
}
