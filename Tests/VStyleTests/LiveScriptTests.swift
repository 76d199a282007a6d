import Testing
import VStyleViews

/// Changes of a running app after which other engines have shown old values.
@Suite("Changes of a running app")
struct LiveScriptTests {
  private let root = View()
  private let card = View()
  private let label = Label()

  init() {
    root.addSubview(card)
    card.addSubview(label)
  }

  @Test("each change of the sheets shows with the next flush, back to the values without a sheet")
  func sheets() {
    let (first, second) = (Stylesheet("Label { alpha: 0.5; }"), Stylesheet("Label { alpha: 0.25; tag: 3; }"))
    let scope = StyleScope(root: root, sheets: [])
    for (sheets, alpha, tag) in [
      ([first], 0.5, 0), ([first, second], 0.25, 3), ([second, first], 0.5, 3), ([first], 0.5, 0), ([], 1, 0),
      ([second], 0.25, 3),
    ] {
      scope.sheets = sheets
      scope.flush()
      #expect(label.alpha == alpha && label.tag == tag)
    }
  }

  @Test("a view that was away while the sheet or the theme changed has the new values")
  func away() {
    let scope = StyleScope(root: root, sheets: [Stylesheet("Label { tag: 1; }")])
    scope.flush()
    label.removeFromSuperview()
    scope.sheets = [Stylesheet("Label { tag: 2; } @theme dark { Label { alpha: 0.5; } }")]
    scope.flush()
    scope.themeName = "dark"
    scope.flush()
    card.addSubview(label)
    scope.flush()
    #expect(label.tag == 2 && label.alpha == 0.5)
    scope.themeName = nil
    scope.flush()
    #expect(label.tag == 2 && label.alpha == 1)
  }

  @Test("the descendants of a view lose what its former class gave them")
  func classes() {
    let scope = StyleScope(
      root: root, sheets: [Stylesheet(".red Label { tag: 1; alpha: 0.5; } .green Label { tag: 2; }")])
    for (names, tag, alpha) in [(["red"], 1, 0.5), (["green"], 2, 1), ([], 0, 1), (["red", "green"], 2, 0.5)] {
      card.styleClasses = Set(names)
      scope.flush()
      #expect(label.tag == tag && label.alpha == alpha)
    }
  }

  @Test("a theme switches again and again, with the view in the tree and out of it", arguments: [false, true])
  func themes(_ isAway: Bool) {
    let sheet = Stylesheet(
      "@theme dark { --tag: 1; } @theme light { --tag: 2; } Label { tag: var(--tag, 3); }")
    let scope = StyleScope(root: root, sheets: [sheet])
    for (theme, tag) in [("dark", 1), ("light", 2), ("dark", 1), ("light", 2), (nil, 3)] {
      if isAway { card.removeFromSuperview() }
      scope.themeName = theme
      scope.flush()
      if isAway { root.addSubview(card) }
      scope.flush()
      #expect(label.tag == tag)
    }
  }

  @Test(
    "siblings are styled again when one comes, goes or moves",
    arguments: [
      "Label:only-child", "Label:nth-last-child(2)", "Label:has(+ .b)", ":nth-child(1 of .a) Label",
      "View:has(:nth-child(2))",
      "Label:last-of-type", ".b ~ Label", ".b + Label", "Label:nth-child(2 of .b)", "View:not(:has(> .b))",
    ])
  func siblings(_ selector: String) {
    let sheet = Stylesheet("\(selector) { tag: 7; }")
    let scope = StyleScope(root: root, sheets: [sheet])
    let views = (0..<4).map { _ in Label() }
    func check(_ step: String) {
      scope.flush()
      let fresh = copy(of: root)
      StyleScope(root: fresh, sheets: [sheet]).flush()
      #expect(tags(of: root) == tags(of: fresh), "\(step)")
    }
    for (index, view) in views.enumerated() {
      view.styleClasses = index % 2 == 0 ? ["a"] : ["b"]
      card.insertSubview(view, at: index / 2)
      check("insert \(index)")
    }
    card.styleClasses = ["a"]
    check("a class")
    for (from, to) in [(0, 3), (4, 1), (2, 2)] {
      card.insertSubview(card.subviews[from], at: to)
      check("move \(from) to \(to)")
    }
    for view in [views[1], label, views[2], views[0], views[3]] {
      view.removeFromSuperview()
      check("remove")
    }
  }

  /// A new tree of the same types and classes.
  private func copy(of view: View) -> View {
    let copy = view is Label ? Label() : View()
    copy.styleClasses = view.styleClasses
    for child in view.subviews { copy.addSubview(self.copy(of: child)) }
    return copy
  }

  private func tags(of view: View) -> [Int] { [view.tag] + view.subviews.flatMap(tags) }

  @Test("a custom property that a state of an ancestor sets passes through views without styles")
  func state() {
    var inner = card
    for _ in 0..<5 {
      let view = View()
      inner.addSubview(view)
      inner = view
    }
    inner.addSubview(label)
    let button = Button()
    root.addSubview(button)
    button.addSubview(card)
    let scope = StyleScope(
      root: root, sheets: [Stylesheet("Button:disabled { --tag: 4; } Label { tag: var(--tag, 1); }")])
    for isEnabled in [true, false, true, false] {
      button.isEnabled = isEnabled
      scope.flush()
      #expect(label.tag == (isEnabled ? 1 : 4))
    }
  }

  @Test("the sheet of an inner scope decides, whatever happens to the outer one")
  func scopes() {
    let outer = StyleScope(root: root, sheets: [Stylesheet("Label { tag: 1; alpha: 0.5; }")])
    let inner = StyleScope(root: card, sheets: [Stylesheet("Label { tag: 2; }")])
    for scope in [outer, inner] { scope.flush() }
    #expect(label.tag == 2 && label.alpha == 1)
    outer.sheets = [Stylesheet("View Label { tag: 3 !important; alpha: 0.25; }")]
    for scope in [outer, inner] { scope.flush() }
    #expect(label.tag == 2 && label.alpha == 1)
  }
}
