import Testing
import VStyleViews

@testable import VStyle

/// How much a flush does to views, in counts.
@Suite("what a flush does")
struct FlushCounts {
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

  @Test("a class that no rule mentions: nothing")
  func unknownViewType() {
    let (scope, _, labels) = scope()
    labels[3].styleClasses = ["whatever"]
    #expect(scope.flush() == FlushReport())
  }

  @Test("a state that the view is in already: nothing")
  func sameState() {
    let (scope, _, labels) = scope()
    labels[3].styleClasses = ["on"]
    #expect(scope.flush().written == 1)
    labels[3].styleClasses = ["on"]
    #expect(!scope.needsFlush)
    #expect(scope.flush() == FlushReport())
  }

  @Test("a custom property that nobody uses: no value, no write")
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

  @Test("a custom property: those who use it, each once")
  func token() {
    let (scope, root, labels) = scope()
    root.styleClasses = ["night"]
    let report = scope.flush()
    #expect(report.visited == 1 && report.written == labels.count)
    #expect(scope.flush().written == 0)
  }

  @Test("a scheme that no rule and no value asks for: no write")
  func scheme() {
    let (scope, _, _) = scope()
    scope.traits.colorScheme = .dark
    let report = scope.flush()
    #expect(report.visited == 1 && report.written == 0)
  }

  @Test("ten thousand equal rows: one difference, found out once")
  func equalRows() {
    let root = View()
    let labels = (0..<10_000).map { _ in Label() }
    for label in labels { root.addSubview(label) }
    let scope = StyleScope(root: root, sheets: [sheet])
    let report = scope.flush()
    #expect(report.visited == 10_001 && report.matched == 2 && report.resolved <= 2 && report.written == 10_000)
    let deltas = scope.tree?.deltas.compactMap(\.self) ?? []
    #expect(deltas.count == 2)
    root.styleClasses = ["night"]
    #expect(scope.flush().written == 10_000)
    // That of the root is another look's now, and that of the labels another one for their style.
    let later = scope.tree?.deltas.compactMap(\.self) ?? []
    #expect(later.count { delta in !deltas.contains { $0 === delta } } <= 2)
    #expect(labels.allSatisfy { $0.textColor == .white })
  }

  @Test("rows that come and go: those rows")
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

  @Test("everything looked at again: no write")
  func again() {
    let (scope, _, _) = scope()
    scope.setNeedsFlush()
    #expect(scope.flush() == FlushReport())
  }

  @Test("a sheet in which one declaration was edited: those who use it")
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

  @Test("a sheet that was edited badly: the last good one stays")
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
}
