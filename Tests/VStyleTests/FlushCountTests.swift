import Testing
import VStyleViews

@testable import VStyle

/// Checks the counts in the report of a flush.
@Suite("The work of a flush")
struct FlushCountTests {
  private let sheet = Stylesheet(
    """
    :root { --ink: black; --paper: white; }
    .night { --ink: white; }
    .idle { --nobody: 1; }
    Label { text-color: var(--ink); }
    .card { background-color: var(--paper); }
    .on { alpha: 0.5; }
    """)

  private func scope() -> (scope: StyleScope, root: View, labels: [Label]) {
    let root = View()
    let labels = (0..<20).map { _ in Label() }
    for label in labels {
      let card = View()
      card.styleClasses = ["card"]
      card.addSubview(label)
      root.addSubview(card)
    }
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    return (scope, root, labels)
  }

  @Test("a style class that no rule mentions causes no work but a comparison")
  func unknownViewType() {
    let (scope, _, labels) = scope()
    labels[3].styleClasses = ["whatever"]
    #expect(scope.flush() == report(compared: 1))
  }

  @Test(
    "a change that no rule asks for causes no work beside rules that look at other views",
    arguments: [
      "View:has(.late) { tag: 1; }", "View:nth-child(2 of .late) { tag: 1; }", "@scope (.late) { View { tag: 1; } }",
    ])
  func otherViews(_ rule: String) {
    let (scope, _, labels) = scope()
    scope.sheets.append(Stylesheet(rule))
    scope.flush()
    labels[3].styleClasses = ["whatever"]
    #expect(scope.flush() == report(compared: 1))
    labels[3].styleClasses = ["late"]
    let flush = scope.flush()
    #expect(flush.visited > 0 && flush.visited <= 3)
  }

  @Test("setting the same style classes again causes no work")
  func sameState() {
    let (scope, _, labels) = scope()
    labels[3].styleClasses = ["on"]
    #expect(scope.flush().written == 1)
    labels[3].styleClasses = ["on"]
    #expect(!scope.needsFlush)
    #expect(scope.flush() == FlushReport())
  }

  @Test("a change of an unused custom property computes and writes no values")
  func unusedCustomProperty() {
    let (scope, root, _) = scope()
    for classes in [["idle"], [], ["idle"]] as [Set<String>] {
      root.styleClasses = classes
      #expect(scope.flush().written == 0)
    }
    root.styleClasses = []
    let report = scope.flush()
    #expect(report.visited == 1 && report.resolved == 0 && report.written == 0)
  }

  @Test("a change of a custom property writes once to each view that uses it")
  func token() {
    let (scope, root, labels) = scope()
    root.styleClasses = ["night"]
    let report = scope.flush()
    #expect(report.visited == 1 && report.written == labels.count)
    #expect(scope.flush().written == 0)
  }

  @Test("a theme that returns computes no values")
  func returningTheme() {
    let (scope, root, labels) = scope()
    root.styleClasses = ["night"]
    #expect(scope.flush().resolved > 0)
    for classes in [[], ["night"], []] as [Set<String>] {
      root.styleClasses = classes
      let report = scope.flush()
      #expect(report.resolved == 0 && report.written == labels.count)
      #expect(labels.allSatisfy { $0.textColor == (classes.isEmpty ? .black : .white) })
    }
  }

  @Test("a theme that returns after another change has its new values")
  func changedTheme() {
    let root = View()
    let label = Label()
    root.addSubview(label)
    let text = """
      :root { --ink: black; }
      .night { --ink: light-dark(white, yellow); }
      Label { text-color: var(--ink); }
      """
    let scope = StyleScope(root: root, sheets: [Stylesheet(text)])
    let color: (Set<String>) -> Color? = { classes in
      root.styleClasses = classes
      scope.flush()
      return label.textColor
    }
    #expect(color(["night"]) == .white)
    #expect(color([]) == .black)
    scope.traits.colorScheme = .dark
    #expect(color([]) == .black)
    #expect(color(["night"]) == .yellow)
    #expect(color([]) == .black)
    scope.sheets = [Stylesheet(text.replacing("yellow", with: "red"))]
    #expect(color([]) == .black)
    #expect(color(["night"]) == .red)
    #expect(color([]) == .black)
    scope.sheets = [Stylesheet(text.replacing("white, yellow", with: "white, blue"))]
    #expect(color(["night"]) == .blue)
  }

  @Test("a color scheme that no rule and no value uses causes no writes")
  func scheme() {
    let (scope, _, _) = scope()
    scope.traits.colorScheme = .dark
    let report = scope.flush()
    #expect(report.visited == 1 && report.written == 0)
  }

  @Test("ten thousand equal views share one match result and one delta")
  func equalRows() {
    let root = View()
    let labels = (0..<10_000).map { _ in Label() }
    for label in labels { root.addSubview(label) }
    let scope = StyleScope(root: root, sheets: [sheet])
    let report = scope.flush()
    #expect(report.visited == 10_001 && report.matched == 2 && report.resolved <= 2 && report.written == 10_000)
    let deltas = scope.tree?.writes.compactMap { $0?.delta } ?? []
    #expect(deltas.count == 2)
    root.styleClasses = ["night"]
    #expect(scope.flush().written == 10_000)
    // At most two deltas are new: for the root's new cascaded style, and for the labels' new values.
    let later = scope.tree?.writes.compactMap { $0?.delta } ?? []
    #expect(later.count { delta in !deltas.contains { $0 === delta } } <= 2)
    #expect(labels.allSatisfy { $0.textColor == .white })
    root.styleClasses = []
    #expect(scope.flush().written == 10_000)
    let last = scope.tree?.writes.compactMap { $0?.delta } ?? []
    #expect(last.allSatisfy { delta in (deltas + later).contains { $0 === delta } })
    #expect(labels.allSatisfy { $0.textColor == .black })
  }

  @Test("views with one style that depends on the parent get values of their own")
  func parents() {
    let root = View()
    let (cards, labels) = ((0..<4).map { _ in View() }, (0..<4).map { _ in Label() })
    for (card, label) in zip(cards, labels) {
      card.addSubview(label)
      root.addSubview(card)
    }
    let scope = StyleScope(
      root: root,
      sheets: [
        Stylesheet(
          """
          .c0 { alpha: 0.1; } .c1 { alpha: 0.2; } .c2 { alpha: 0.3; } .c3 { alpha: 0.4; }
          .own Label { alpha: inherit; }
          """)
      ])
    for (index, card) in cards.enumerated() { card.styleClasses = ["c\(index)"] }
    scope.flush()
    #expect(labels.map(\.alpha) == [1, 1, 1, 1])
    root.styleClasses = ["own"]
    scope.flush()
    #expect(labels.map(\.alpha) == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("adding or removing a view writes to that view only")
  func bindings() {
    let (scope, root, _) = scope()
    let label = Label()
    root.addSubview(label)
    let report = scope.flush()
    #expect(report.visited <= 2 && report.written == 1)
    label.removeFromSuperview()
    #expect(scope.flush().written == 1)
    #expect(label.textColor == Label().textColor)
  }

  @Test("a repeated flush of an unchanged tree compares all nodes, and does nothing else")
  func again() {
    let (scope, _, _) = scope()
    scope.setNeedsFlush()
    #expect(scope.flush() == report(compared: 41))
    #expect(scope.flush() == FlushReport())
  }

  /// The report of a flush that finds no change in the nodes that it compares.
  private func report(compared: Int) -> FlushReport {
    var report = FlushReport()
    report.compared = compared
    return report
  }

  @Test("after the edit of one declaration, only the views that use it are written")
  func reload() {
    let text = (0..<40).map { ".c\($0) { alpha: 0.\($0 + 10); }" }.joined(separator: "\n")
    let root = View()
    let views = (0..<120).map { _ in View() }
    for (number, view) in views.enumerated() {
      view.styleClasses = ["c\(number % 40)"]
      root.addSubview(view)
    }
    let scope = StyleScope(root: root, sheets: [Stylesheet(text)])
    scope.flush()
    scope.sheets = [Stylesheet(text.replacing("alpha: 0.17;", with: "alpha: 0.95;"))]
    let report = scope.flush()
    #expect(report.visited == 1 && report.matched == 0 && report.written == 3)
    #expect(views[7].alpha == 0.95 && views[8].alpha == 0.18)
  }

  @Test("an edited sheet with errors does not replace the valid one")
  func badEdit() {
    let root = View()
    let scope = StyleScope(root: root, sheets: [Stylesheet("View { alpha: 0.5 }")])
    scope.flush()
    #expect(scope.reload(0, with: Stylesheet("View { alpha: loud }")).map(\.rule.name) == ["value-type-mismatch"])
    #expect(scope.flush() == FlushReport())
    #expect(root.alpha == 0.5)
    #expect(scope.reload(0, with: Stylesheet("View { alpha: 0.25 }")) == [])
    scope.flush()
    #expect(root.alpha == 0.25)
  }

  @Test("an edited sheet may apply the styles of the other sheets of the scope in rules")
  func edit() {
    let root = View()
    let scope = StyleScope(root: root, sheets: [Stylesheet("@style faint { alpha: 0.5 }"), Stylesheet("")])
    #expect(scope.reload(1, with: Stylesheet("View { @apply faint; tag: 3 }")) == [])
    scope.flush()
    #expect(root.alpha == 0.5 && root.tag == 3 && scope.diagnostics.isEmpty)
    for text in ["View { @apply fiant }", "@style own extends faint { tag: 4 }"] {
      #expect(scope.reload(1, with: Stylesheet(text)).map(\.rule.name) == ["unknown-style"])
    }
    #expect(scope.reload(0, with: Stylesheet("View { @apply faint }")).map(\.rule.name) == ["unknown-style"])
  }
}
