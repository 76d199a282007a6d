import Testing

@testable import vstyle_conformance

/// Which sheets need a feature that views do not have: what is parsed decides, not the text.
@Suite("features of sheets")
struct SheetFeatureTests {
  /// Sheets that need a feature, by its name. Each asks for the `order` or the `color` of an `a`.
  static let skipped: [(feature: String, css: String)] = [
    ("animations", "@keyframes x { to { order: 2 } } a { animation: 1s x }"),
    ("animations", "@media print { @-webkit-keyframes 'x' { to { order: 2 } } } a { animation-name: y, \"x\" }"),
    ("animations", "@\\6b eyframes x { to { --y: 2 } } root { animation: x 1s; --y: 1 } a { order: var(--y) }"),
    (":lang()", "a:lang(en) { order: 2 }"),
    (":lang()", "a { &:not(:\\6c ang( EN )) { order: 2 } }"),
    (":lang()", "@scope (:lang(en)) to (b) { a { order: 2 } }"),
    (":lang()", "@supports (order: 1) and selector(:lang(en)) { a { order: 2 } }"),
    (":lang()", "a, b:is(:lang(en, \"de\")) { order: 2 }"),
    ("shadow trees", "a:not(:host(.x)) { order: 2 }"),
    ("shadow trees", "a:not(:has-slotted) { order: 2 }"),
    ("shadow trees", "@layer x { :not(:host-context(b)) { order: 2 } }"),
    ("custom elements", ":defined { order: 2 }"),
    ("pseudo-elements", "a, b::before { order: 2 }"),
    ("pseudo-elements", "b:after:hover, a { order: 2 }"),
    ("pseudo-elements", "@supports not selector( ::after ) { a { order: 2 } }"),
    ("pseudo-elements with a prefix", "b::-webkit-Y, a { order: 2 }"),
    ("namespaces", "[*|foo] { order: 2 }"),
    ("namespaces", "a:not( |b ) { order: 2 }"),
    ("scopes of style elements", "@scope { a { order: 2 } }"),
    ("scopes of style elements", "@scope/**/to (.b) { a { order: 2 } }"),
    ("scopes of style elements", "@media all { @SCOPE{ a { order: 2 } } }"),
    ("scripts", "@media (scripting) { a { order: 2 } }"),
    ("scripts", "@media screen and (not (/**/SCRIPTING: none)) { a { order: 2 } }"),
    ("units of paper and of glyphs", "@media (min-width: 1ex) { a { order: 2 } }"),
    ("units of paper and of glyphs", "@media (height) and (MIN-WIDTH: calc(1C\\6d)) { a { order: 2 } }"),
    ("system colors of browsers", "root { color: CANVASTEXT }"),
    ("system colors of browsers", "a { --x: Canvas; color: light-dark(red, var(--x)) }"),
  ]

  /// Sheets that contain the text of a feature and do not need it. In each of them the `order` is 1.
  static let answered: [(feature: String, css: String)] = [
    ("animations", "@keyframes x { to { order: 2 } } a { order: 1 }"),
    ("animations", "@keyframes x { to { order: 2 } } a { order: 1; animation: 1s x } .c { animation: none }"),
    ("animations", "@keyframes x { to { order: 2 } } a { order: 1; animation: 1s y } b { animation: 1s x }"),
    ("animations", "@keyframes x { to { opacity: 0 } } a { order: 1; animation: 1s x }"),
    ("animations", "a { order: 1; quotes: \"@keyframes x { to { order: 2 } }\" \"\"; animation: 1s x }"),
    (":lang()", "a { order: 1 } a:lang(0), a { order: 2 }"),
    (":lang()", "a:not([title=\":lang(en)\"]) /* :lang(en) */ { order: 1 }"),
    (":lang()", "a { order: 1 } a:lang(0), a:lang(), a { order: 2 }"),
    ("shadow trees", "a { order: 1 } a:host() { order: 2 } a:has-slotted(b), a { order: 2 }"),
    ("custom elements", "a { order: 1 } a:defined(b), a { order: 2 }"),
    ("pseudo-elements", "a { order: 1 } a::before { order: 2 } a::after:hover { order: 3 }"),
    ("pseudo-elements", "a { order: 1 } a::unknown, a { order: 2 } a:not(::before), a { order: 3 }"),
    ("pseudo-elements", "a { order: 1 } @supports selector(::unknown) { a { order: 2 } }"),
    ("pseudo-elements", "a:is(::before, .c) { order: 1 }"),
    ("pseudo-elements with a prefix", "a { order: 1 } a::-webkit-x .c, a { order: 2 }"),
    ("namespaces", "a { order: 1 } [*|bar], x|a, a { order: 2 } *|b, [|foo] { order: 3 } [*|bar] { order: 4 }"),
    ("scopes of style elements", "/* @scope { */ @scope (a) { :scope { order: 1 } }"),
    ("scopes of style elements", "a { order: 1 } @scope b { a { order: 2 } } @scope-x { a { order: 3 } }"),
    ("scripts", "@media /* (scripting) */ (width > 1px) { a { order: 1 } }"),
    ("units of paper and of glyphs", "@media (width > 1px) { a { order: 1; quotes: \"(1ex)\" \"\"; --x: 1cm } }"),
    ("system colors of browsers", "a { order: 1; background-color: Canvas; color: var(--x) }"),
  ]

  @Test("a sheet that needs a feature is left out under its name", arguments: skipped)
  func leftOut(_ feature: String, _ css: String) {
    #expect(Requests.computed(css, feature == SuiteFeature.systemColors.name ? "color" : "order") == feature)
  }

  @Test("a sheet that contains only the text of a feature is answered", arguments: answered)
  func text(_ feature: String, _ css: String) { #expect(Requests.computed(css, "order") == "1", "\(feature)") }

  @Test("each feature of sheets has sheets of both sorts")
  func complete() {
    let ofTrees: Set = [SuiteFeature.presentationAttributes.name, SuiteFeature.surrogateHalves.name]
    let names = Set(SuiteFeature.all.map(\.name)).subtracting(ofTrees)
    #expect(Set(Self.skipped.map(\.feature)) == names)
    #expect(Set(Self.answered.map(\.feature)) == names)
  }

  @Test(
    "a system color that another declaration replaces is no reason to leave a case out",
    arguments: [
      "a { color: Canvas } .c { color: rgb(1, 2, 3) }", "b { color: Canvas } a { color: rgb(1, 2, 3) }",
      "a { color: rgb(1, 2, 3) } a { color: Canvas Canvas }",
    ])
  func replaced(_ css: String) { #expect(Requests.computed(css, "color") == "rgb(1, 2, 3)") }
}
