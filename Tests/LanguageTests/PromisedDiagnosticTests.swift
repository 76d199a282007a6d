import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleViews

/// Tests of the diagnostics that the language promises, one row for each promise.
@Suite("promised diagnostics")
struct PromisedDiagnosticTests {
  /// A promise, a sheet with the mistake, and a part of the text of the expected diagnostic.
  struct Promise: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    let sheet: String
    /// A part of the message, the help, the expected text, a fix or a note.
    let words: String

    init(_ promise: String, _ rule: String, _ sheet: String, saying words: String = "") {
      testDescription = promise
      self.rule = rule
      self.sheet = sheet
      self.words = words
    }
  }

  private static let promises: [Promise] = [
    // Syntax
    Promise("no // comments, and what to write", "line-comment", "Label { // x\n alpha: 1 }", saying: "/*"),
    Promise("a string without end", "unclosed-string", "Label { font: 1 \"a\n; }"),
    Promise("a comment without end", "unclosed-comment", "Label { alpha: 1 } /*"),
    Promise("a block without end", "unclosed-block", "Label { alpha: 1;"),
    Promise("an url without end", "unclosed-block", "Button { image: url(a.png"),
    Promise("a file of another encoding", "invalid-encoding", "Label { al\0pha: 1 }"),
    Promise("a foreign spelling", "property-alias", "Label { isHidden: true }", saying: "hidden"),
    Promise("a hyphen within a word", "unknown-property", "Label { te-xt-color: red }", saying: "`text-color`"),
    Promise("a hyphen before a name", "unknown-property", "Label { -alpha: 1 }", saying: "`alpha`"),
    Promise("a hyphen after a name", "unknown-property", "Label { alpha-: 1 }", saying: "`alpha`"),
    Promise("two hyphens for one", "unknown-property", "Label { text--color: red }", saying: "`text-color`"),
    Promise("`all` with another value", "unknown-keyword", "Label { all: red }", saying: "revert-layer"),
    Promise("blocks deeper than 128", "limit-exceeded", String(repeating: "View {", count: 129)),
    Promise(
      "more than 2,048 parts in a selector", "limit-exceeded", String(repeating: ".a", count: 2_049) + " { alpha: 1 }"),
    // Rules
    Promise("a declaration that applies to nothing", "misplaced-declaration", "@layer a { alpha: 1 }"),
    Promise(
      "a property of another class in a style", "property-not-applicable", "@style a for Label { row-height: 1 }"),
    Promise(
      "a property of another class in a rule that names its parent in a list", "property-not-applicable",
      "Label { :is(&) { &:is(.a) { row-height: 1 } } }", saying: "Label"),
    Promise(
      "a property of another class in a scope inside a rule", "property-not-applicable",
      "Label { @scope (&.a) { & { row-height: 1 } } }", saying: "Label"),
    Promise(
      "a property of another class in a scope inside a scope", "property-not-applicable",
      "@scope (Label) { @scope (&) { :scope:is(&) { row-height: 1 } } }", saying: "Label"),
    Promise("a style that nothing declares", "unknown-style", "Label { @apply a; }"),
    Promise("styles in a circle", "style-cycle", "@style a extends b { } @style b extends a { }"),
    Promise("a second style of a name", "duplicate-style", "@style a { alpha: 1 } @style a { alpha: 1 }"),
    Promise("a theme that nothing declares", "unknown-theme", "@theme a from b { --x: 1 }"),
    Promise("a theme without a name", "invalid-prelude", "@theme { --x: 1 }"),
    Promise("a media feature that does not exist", "invalid-media-query", "@media (widht > 1) { }", saying: "width"),
    Promise("an import that cannot be read", "import-not-found", "@import \"a.vstyle\";"),
    Promise("an import out of the folder", "import-not-found", "@import \"../a.vstyle\";", saying: "folder"),
    Promise("a sheet that imports itself", "import-cycle", "@import \"app.vstyle\";"),
    Promise("an import after a rule", "misplaced-at-rule", "Label { alpha: 1 } @import \"a.vstyle\";"),
    Promise(
      "a custom property type that cannot be read", "invalid-prelude",
      "@property --a { syntax: \"<x>\"; inherits: true }"),
    Promise("a view type that extends none", "unknown-view-type", "@view Gauge: Contrl { }", saying: "Control"),
    Promise("a scope that is none", "invalid-prelude", "@scope to { }"),
    Promise("@container is for later", "unsupported-css", "@container (width > 1) { }", saying: "not yet"),
    Promise(
      "animation-timeline is for later", "unsupported-css", "Label { animation-timeline: auto }", saying: "not yet"),
    Promise("::part is for later", "unknown-part", "Switch::part(thumb) { alpha: 1 }"),
    Promise("any other at-rule", "unknown-at-rule", "@thmee a { }", saying: "theme"),
    // Selectors
    Promise("a selector that cannot be read", "invalid-selector", "Label > > { alpha: 1 }"),
    Promise("a class that does not exist", "unknown-view-type", "Lable { alpha: 1 }", saying: "Label"),
    Promise("a state that does not exist", "unknown-state", "Button:highlihgted { alpha: 1 }", saying: "highlighted"),
    // Cascade
    Promise("a custom property without a value", "unknown-custom-property", "Label { alpha: var(--a) }"),
    Promise(
      "a circle of custom properties", "custom-property-cycle", ":root { --a: var(--b); --b: var(--a) }", saying: "--b"),
    Promise(
      "a value that custom properties make invalid", "custom-property-type-mismatch",
      ":root { --a: red } Label { alpha: var(--a) }",
      saying: "--a"),
    Promise(
      "a registered custom property of another type", "value-type-mismatch",
      "@property --a { syntax: \"<number>\"; inherits: true; initial-value: 0 } :root { --a: red }"),
    Promise(
      "a custom property without var()", "missing-var", ":root { --a: red } Label { text-color: --a }",
      saying: "var(--a)"),
    // Values
    Promise("a property that no class has", "unknown-property", "Label { aplha: 1 }", saying: "alpha"),
    Promise("a value of another kind", "value-type-mismatch", "Label { text-color: 1 }"),
    Promise("a keyword that is none", "unknown-keyword", "TableView { separator-style: dotted }"),
    Promise("no inches", "unknown-unit", "TableView { row-height: 1inch }"),
    Promise("a unit of another kind", "unit-not-allowed", "TableView { row-height: 1deg }"),
    Promise("a number out of range", "number-out-of-range", "Label { alpha: 2 }"),
    Promise("a fraction where none fits", "integer-required", "Label { number-of-lines: 1.5 }"),
    Promise("too many parts", "wrong-arity", "TableView { separator-inset: 1 2 3 4 5 }"),
    Promise("a function that does not exist", "unknown-function", "Label { text-color: rbg(1 2 3) }", saying: "rgb"),
    Promise("an argument of another kind", "bad-argument", "Label { text-color: rgb(a 2 3) }"),
    Promise("units that do not fit", "calc-type-error", "TableView { row-height: calc(1px + 1deg) }"),
    Promise("a hex color of five digits", "invalid-hex", "Label { text-color: #12345 }"),
  ]

  @Test("a promised diagnostic is reported with the promised text", arguments: promises)
  func diagnostic(_ promise: Promise) throws {
    let report = Linter(schema: .views).lint([SourceText(promise.sheet, path: "app.vstyle")])
    let diagnostic = try #require(
      report.diagnostics.first { $0.rule.name == promise.rule }, "\(report.diagnostics.map(\.rule.name))")
    let texts =
      [diagnostic.message, diagnostic.help, diagnostic.expected].compactMap(\.self) + diagnostic.fixes.map(\.title)
    #expect(
      (texts + diagnostic.notes.map(\.message)).contains { $0.contains(promise.words) || promise.words.isEmpty },
      "\(texts)")
    #expect(!diagnostic.message.isEmpty && diagnostic.location.range.end <= promise.sheet.utf8.count)
  }

  @Test("an invalid declaration or selector does not affect the rest of the sheet")
  func recovery() {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText("Label { aplha: 1; alpha: 2; hidden: true } Lable > > { } View { opaque: false }"))],
      schema: .views)
    #expect(stylesheet.diagnostics.count == 3)
    #expect(stylesheet.rules.flatMap(\.declarations).map(\.name) == ["hidden", "opaque"])
  }

  @Test("a diagnostic about var() has a note at the declaration of the custom property")
  func notes() throws {
    let sheet = SourceText(":root { --a: red } Label { alpha: var(--a) }", path: "app.vstyle")
    let report = Linter(schema: .views).lint([sheet])
    let note = try #require(report.diagnostics.first?.notes.first?.location)
    #expect(sheet.text(in: note.range).contains("--a: red"))
  }
}
