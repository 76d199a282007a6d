import Testing
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@Suite("Scopes")
struct ScopeTests {
  private let sheet = Stylesheet(
    """
    :root { --ink: black; tint-color: red; }
    @theme dark { color-scheme: dark; --ink: white; }
    Label { text-color: var(--ink); }
    .card > Label { alpha: 0.5; }
    Button.primary { background-color: blue; &:highlighted { background-color: navy; } }
    """)

  private func tree() -> (root: View, card: View, label: Label, button: Button) {
    let (root, card, label, button) = (View(), View(), Label(), Button())
    card.styleClasses = ["card"]
    root.addSubview(card)
    card.addSubview(label)
    card.addSubview(button)
    return (root, card, label, button)
  }

  @Test("a view has the scope of its nearest ancestor in one, a new view too")
  func scopeOfView() {
    let (root, card, label, _) = tree()
    #expect(label.styleScope == nil)
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    #expect(label.styleScope === scope)
    let inner = StyleScope(root: card, sheets: [sheet])
    inner.flush()
    #expect(root.styleScope === scope && label.styleScope === inner)
    let late = Label()
    late.addSubview(View())
    card.addSubview(late)
    #expect(late.subviews.first?.styleScope === inner)
    card.removeFromSuperview()
    root.addSubview(late)
    #expect(late.styleScope === scope && label.styleScope === inner)
  }

  @Test("a flush styles a tree; a second flush writes nothing")
  func flush() {
    let (root, _, label, button) = tree()
    button.styleClasses = ["primary"]
    let scope = StyleScope(root: root, sheets: [sheet])
    let first = scope.flush()
    #expect(first.visited == 4)
    #expect(first.written > 0)
    #expect(label.alpha == 0.5)
    #expect(label.textColor?.description == "rgb(0, 0, 0)")
    #expect(button.tintColor?.description == "rgb(255, 0, 0)")
    #expect(scope.flush().written == 0)
    #expect(scope.diagnostics == [])
  }

  @Test("a scope of several sheets says where a diagnostic is; one of its sheets does not trap")
  func locations() throws {
    let (root, _, _, _) = tree()
    let scope = StyleScope(root: root, sheets: [sheet, Stylesheet("Label {\n  text-color: var(--inc)\n}")])
    scope.flush()
    let diagnostic = try #require(scope.diagnostics.first)
    #expect(scope.location(of: diagnostic).line == 2)
    #expect(scope.description(of: diagnostic).hasPrefix("<text>:2:"))
    #expect(sheet.location(of: diagnostic).line == 1)
  }

  @Test("a custom property without a value says that its theme is misspelled")
  func misspelledTheme() throws {
    let text = "@theme light { --ink: black } @theme dark { --ink: white } Label { text-color: var(--ink) }"
    let (root, _, _, _) = tree()
    let scope = StyleScope(root: root, sheets: [Stylesheet(text)])
    scope.themeName = "drak"
    scope.flush()
    let diagnostic = try #require(scope.diagnostics.first)
    #expect(scope.description(of: diagnostic).contains("no sheet declares the theme `drak`; did you mean `dark`?"))
    scope.themeName = "dark"
    scope.flush()
    #expect(scope.diagnostics == [])
    scope.themeName = nil
    scope.flush()
    #expect(scope.diagnostics.first?.help == "no theme is in force: give one a `color-scheme`, or set `themeName`")
  }

  @Test("the diagnostics of a scope are those of the values that it shows, and of the control states with their own")
  func shownDiagnostics() {
    let button = Button()
    let sheet = Stylesheet(
      """
      @layer base { Button { tag: var(--lost) } }
      Button { tag: var(--none, revert-layer) }
      Button:disabled { title-color: var(--gone) }
      Button:disabled { alpha: var(--gone) }
      """)
    let scope = StyleScope(root: button, sheets: [sheet])
    func lines() -> [Int] { scope.diagnostics.map { scope.location(of: $0).line }.sorted() }
    scope.flush()
    #expect(lines() == [1, 3])
    button.isEnabled = false
    scope.flush()
    #expect(lines() == [1, 3, 4])
    button.isEnabled = true
    scope.flush()
    #expect(lines() == [1, 3])
  }

  @Test("a property in a sheet without view types says that they are missing")
  func missingViewTypes() {
    let sheet = Stylesheet(source: SourceText("Label { font: 17 system }"), schema: StyleSchema())
    #expect(sheet.diagnostics.map(\.help).contains { $0?.contains("pass the classes in `viewTypes:`") ?? false })
  }

  @Test("a location of a trace is in the scope's sheets, before the first flush too")
  func traceLocations() throws {
    let (root, _, label, _) = tree()
    label.styleID = "title"
    let second = Stylesheet(
      source: SourceText("\n#title { alpha: 0.25 }", path: "second.vstyle"), schema: StyleSchema(viewTypes: []))
    let scope = StyleScope(root: root, sheets: [sheet, second])
    let location = try #require(scope.explain(label, .alpha)?.candidates.first?.location)
    #expect(scope.location(of: location).description == "second.vstyle:2:10")
    scope.flush()
    #expect(scope.location(of: location).description == "second.vstyle:2:10")
  }

  /// A view that removes another view when its `alpha` is set.
  private final class Eraser: View {
    weak var victim: View?

    override var alpha: Double { didSet { victim?.removeFromSuperview() } }
  }

  @Test("a view that is removed during a flush keeps its unstyled values", .timeLimit(.minutes(1)))
  func removalDuringFlush() {
    let (root, eraser, victim, last) = (View(), Eraser(), Button(), Label())
    for view in [eraser, victim, last] { root.addSubview(view) }
    eraser.victim = victim
    let scope = StyleScope(root: root, sheets: [Stylesheet("View { alpha: 0.5; }")])
    scope.flush()
    #expect([eraser.alpha, last.alpha] == [0.5, 0.5])
    #expect(victim.alpha == 1 && victim.superview == nil)
    #expect(scope.flush().written == 0)
  }

  @Test("losing a style class, a state or an ancestor restores the baseline")
  func removal() {
    let (root, card, label, button) = tree()
    let scope = StyleScope(root: root, sheets: [sheet])
    button.styleClasses = ["primary"]
    scope.flush()
    button.isHighlighted = true
    #expect(scope.needsFlush)
    scope.flush()
    #expect(button.backgroundColor?.description == "rgb(0, 0, 128)")
    button.isHighlighted = false
    button.styleClasses = []
    scope.flush()
    #expect(button.backgroundColor == nil)
    root.addSubview(label)
    scope.flush()
    #expect(label.alpha == 1)
    card.removeFromSuperview()
    scope.flush()
    #expect(button.tintColor == .systemBlue)
  }

  @Test(
    "a view type that is absent while sheets change is styled after its return",
    arguments: [[], ["new"]] as [Set<String>])
  func returningClass(classes: Set<String>) {
    final class Chip: View {}
    let (root, chip) = (View(), Chip())
    root.addSubview(chip)
    let scope = StyleScope(root: root, sheets: [Stylesheet("View { alpha: 0.5; }")])
    scope.flush()
    #expect(chip.alpha == 0.5)
    chip.removeFromSuperview()
    scope.sheets = [Stylesheet("View { alpha: 0.25; }")]
    scope.flush()
    #expect(chip.alpha == 1)
    chip.styleClasses = classes
    root.addSubview(chip)
    scope.flush()
    #expect(chip.alpha == 0.25)
  }

  @Test("a theme applies to the tree, or to the subtree of a view")
  func themes() {
    let (root, card, label, _) = tree()
    let other = Label()
    root.addSubview(other)
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.themeName = "dark"
    scope.flush()
    #expect(label.textColor?.description == "rgb(255, 255, 255)")
    scope.themeName = "none"
    card.styleThemeName = "dark"
    scope.flush()
    #expect(label.textColor?.description == "rgb(255, 255, 255)")
    #expect(other.textColor?.description == "rgb(0, 0, 0)")
  }

  @Test("`em` uses the inherited font size through views without a font")
  func relativeSizes() {
    let root = View()
    let (outer, inner, alone) = (Label(), Label(), Label())
    for (label, parent) in [(alone, root), (outer, root), (inner, outer)] {
      let between = View()
      parent.addSubview(between)
      between.addSubview(label)
    }
    // The views contribute equal values to inheritance, so only the inherited font size differs.
    let sheet = Stylesheet("View { tint-color: green } Label { font-size: 2em }")
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    #expect([alone, outer, inner].map { $0.font?.size } == [34, 34, 68])
  }

  @Test("a skin applies to the tree until another skin replaces it")
  func skins() {
    let label = Label()
    let scope = StyleScope(
      root: label,
      sheets: [Stylesheet("Label { text-color: skin-color(\"ink\"); font: skin-font(\"body\"); alpha: 0.5 }")])
    scope.skin = Skin(name: "day", colors: ["ink": .blue], fonts: ["body": .system(12)])
    scope.flush()
    #expect(label.textColor == .blue && label.font == .system(12))
    scope.skin = Skin(name: "night", colors: ["ink": .yellow], fallback: scope.skin)
    scope.flush()
    #expect(label.textColor == .yellow && label.font == .system(12))
    scope.skin = nil
    scope.flush()
    #expect(label.textColor == .white && label.font == .system(14))
  }

  @Test("a view's own styles have precedence over the sheets")
  func local() {
    let (root, _, label, _) = tree()
    let scope = StyleScope(root: root, sheets: [sheet])
    label.styles = Stylesheet("@style s for Label { alpha: 0.25; text-color: var(--ink) }")["s"]
    scope.flush()
    #expect(label.alpha == 0.25)
    #expect(label.textColor?.description == "rgb(0, 0, 0)")
    label.styles = nil
    scope.flush()
    #expect(label.alpha == 0.5)
  }

  @Test("styles, tables and scopes do not retain a removed view")
  func leaks() {
    weak var gone: View?
    let scope = StyleScope(root: View(), sheets: [sheet])
    do {
      let child = Label()
      child.styles = Stylesheet("@style x for Label { alpha: 0.5 }")["x"]
      child.mi_styles = [.alpha: 0.5]
      (scope.root as? View)?.addSubview(child)
      scope.flush()
      gone = child
      child.removeFromSuperview()
    }
    #expect(gone == nil)
    scope.flush()
  }
}

@Suite("Explaining")
struct ScopeExplanationTests {
  @Test("`explain` names the winner, the losers with reasons, and the custom properties")
  func explain() throws {
    let sheet = Stylesheet(
      """
      :root { --base: white; --ink: var(--base); }
      Label { text-color: black; }
      .title { text-color: red; }
      Label.title { text-color: var(--ink); }
      """)
    let (root, label) = (View(), Label())
    label.styleClasses = ["title"]
    root.addSubview(label)
    let scope = StyleScope(root: root, sheets: [sheet])
    let trace = try #require(scope.explain(label, .textColor))
    #expect(trace.value?.text == "rgb(255, 255, 255)")
    #expect(
      trace.candidates.map(\.verdict) == [
        .won, .lost("lower specificity (0,1,0) than (0,1,1)"), .lost("lower specificity (0,0,1) than (0,1,1)"),
      ])
    #expect(trace.customProperties.map(\.name) == ["--ink", "--base"])
    #expect(scope.explain(label, .rowHeight) == nil)
    #expect(scope.explain(View(), .alpha) == nil)
  }
}

@Suite("Traits and shared objects", .serialized)
struct ScopeEnvironmentTests {
  @Test("traits decide whether a media rule applies")
  func traits() {
    let label = Label()
    let sheet = Stylesheet("@media (horizontal-size-class: regular) and (width >= 768) { Label { alpha: 0.5 } }")
    #expect(sheet.diagnostics == [])
    let scope = StyleScope(root: label, sheets: [sheet])
    scope.flush()
    #expect(label.alpha == 1)
    scope.traits.horizontalSizeClass = .regular
    scope.traits.width = 1024
    scope.flush()
    #expect(label.alpha == 0.5)
    #expect(scope.traits.idiom == .phone)
  }

  @Test("an object that views would share is accepted in strict mode")
  func shared() throws {
    let table = TableView()
    let backdrop = View()
    try table.mi_setStyles([.backgroundView: backdrop], mode: .strict)
    #expect(table.backgroundView === backdrop)
  }
}
