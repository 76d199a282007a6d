import TestSupport
import Testing
import VStyleInspect
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Trees of views in scopes: selectors, states, changes, traits, reports.
@Suite("A client styles trees")
struct ScopeTests {
  private func tree(_ sheet: String) -> (root: View, rows: [Label], scope: StyleScope) {
    let (root, rows) = (View(), [Label(), Label(), Label(), Label()])
    for row in rows { root.addSubview(row) }
    return (root, rows, StyleScope(root: root, sheets: [Stylesheet(sheet)]))
  }

  @Test(
    "structure, IDs, classes and attributes select",
    arguments: [
      (":root { tag: 1 }", [0, 0, 0, 0], 1), ("Label:first-child { tag: 1 }", [1, 0, 0, 0], 0),
      ("Label:last-child { tag: 1 }", [0, 0, 0, 1], 0), ("Label:nth-child(2n) { tag: 1 }", [0, 1, 0, 1], 0),
      ("Label + Label { tag: 1 }", [0, 1, 1, 1], 0), ("#b ~ Label { tag: 1 }", [0, 0, 1, 1], 0),
      (".c { tag: 1 }", [0, 0, 1, 0], 0), ("View > :not(.c) { tag: 1 }", [1, 1, 0, 1], 0),
      ("View:has(> .c) { tag: 1 }", [0, 0, 0, 0], 1), ("Label:is(#b, .c) { tag: 1 }", [0, 1, 1, 0], 0),
      ("Label { tag: 1 } .c { tag: 2 } #b { tag: 3 }", [1, 3, 2, 1], 0),
      ("#b { tag: 3 } Label { tag: 1 !important }", [1, 1, 1, 1], 0),
      ("@layer a, b; @layer b { Label { tag: 2 } } @layer a { #b { tag: 9 } }", [2, 2, 2, 2], 0),
      ("View { .c { tag: 4 } }", [0, 0, 4, 0], 0), ("@scope (View) to (.none) { #b { tag: 5 } }", [0, 5, 0, 0], 0),
    ])
  func selectors(_ sheet: String, _ expected: [Int], _ rootTag: Int) {
    let (root, rows, scope) = tree(sheet)
    rows[1].styleID = "b"
    rows[2].styleClasses = ["c"]
    scope.flush()
    #expect(rows.map(\.tag) == expected)
    #expect(root.tag == rootTag)
    #expect(scope.diagnostics.isEmpty)
  }

  @Test("a flush looks at what changed, and a second one at nothing")
  func reports() {
    let (_, rows, scope) = tree("Label { alpha: 0.5 } .on { alpha: 1 }")
    #expect(scope.needsFlush)
    let first = scope.flush()
    #expect(first.visited == 5 && first.written == 4)
    #expect(scope.flush() == FlushReport())
    rows[0].styleClasses = ["on"]
    #expect(scope.needsFlush)
    let second = scope.flush()
    #expect(second.written == 1 && second.visited <= 2)
    #expect(rows[0].alpha == 1 && !scope.needsFlush)
  }

  @Test("views that come, move and go are styled, restyled and restored")
  func changes() {
    let (root, rows, scope) = tree("Label { alpha: 0.5 } View > View > Label { tag: 7 }")
    scope.flush()
    let box = View()
    root.addSubview(box)
    box.addSubview(rows[0])
    scope.flush()
    #expect(rows[0].tag == 7 && rows[0].alpha == 0.5)
    rows[0].removeFromSuperview()
    scope.flush()
    #expect(rows[0].tag == 0 && rows[0].alpha == 1)
    let fresh = Label()
    root.insertSubview(fresh, at: 0)
    scope.flush()
    #expect(fresh.alpha == 0.5)
    #expect(root.subviews.first === fresh)
  }

  @Test("styles of a view in a scope show at the next flush, batches at once, and both win over rules")
  func own() {
    let (_, rows, scope) = tree("Label { alpha: 0.5; tag: 1 } @style s { alpha: 0.25 }")
    scope.flush()
    rows[0].styles = scope.sheets[0]["s"]
    #expect(rows[0].alpha == 0.5)
    scope.flush()
    #expect(rows[0].alpha == 0.25 && rows[0].tag == 1)
    rows[0].mi_styles = [.alpha: 0.125]
    #expect(rows[0].alpha == 0.125)
    scope.flush()
    #expect(rows[0].alpha == 0.125)
  }

  @Test("traits decide media rules")
  func traits() {
    let (_, rows, scope) = tree(
      """
      @media (width >= 600) { Label { tag: 1 } } @media (prefers-color-scheme: dark) { Label { alpha: 0.5 } }
      @media (prefers-reduced-motion) { Label { number-of-lines: 4 } }
      """)
    scope.traits.width = 320
    scope.flush()
    #expect(rows[0].tag == 0 && rows[0].alpha == 1)
    scope.traits.width = 1024
    scope.traits.colorScheme = .dark
    scope.traits.prefersReducedMotion = true
    scope.flush()
    #expect(rows[0].tag == 1 && rows[0].alpha == 0.5 && rows[0].numberOfLines == 4)
  }

  @Test("custom properties inherit, fall back and follow the theme")
  func customProperties() {
    let (root, rows, scope) = tree(
      """
      @theme light { --tag: 1; } @theme dark { --tag: 2; }
      Label { tag: var(--tag, 9); alpha: var(--none, 0.5) } .c { --tag: 3 }
      """)
    rows[2].styleClasses = ["c"]
    scope.flush()
    #expect(rows.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
    scope.themeName = "light"
    scope.flush()
    #expect(rows.map(\.tag) == [1, 1, 3, 1])
    scope.themeName = "dark"
    scope.flush()
    #expect(rows.map(\.tag) == [2, 2, 3, 2])
    #expect(scope.computedStyle(of: rows[2])?.customProperty("--tag") != nil)
    _ = root
  }

  @Test("computed values have types, and a trace says where a value comes from")
  func computed() throws {
    let (_, rows, scope) = tree(
      "Label { alpha: 0.5 }\n.c { alpha: 0.25 } Button { title-color: white; &:highlighted { title-color: gray } }")
    rows[1].styleClasses = ["c"]
    scope.flush()
    let style = try #require(scope.computedStyle(of: rows[1]))
    #expect(style.value(of: .alpha, as: Double.self) == 0.25)
    #expect(style[.alpha]?.text == "0.25")
    let trace = try #require(scope.explain(rows[1], .alpha))
    let lines = trace.candidates.compactMap { $0.location.map(scope.location)?.line }
    #expect(lines == [2, 1])
    #expect(scope.computedStyle(of: Label()) == nil)
    let button = Button()
    rows[0].addSubview(button)
    scope.flush()
    let highlighted = scope.computedStyle(of: button)?.value(of: .titleColor.highlighted, as: Color.self)
    #expect(highlighted == .gray && button.titleColor(for: .highlighted) == .gray)
  }

  @Test("a scope without sheets restores every view; a released one leaves them")
  func end() {
    let (root, rows, scope) = tree("Label { alpha: 0.5 }")
    scope.flush()
    scope.sheets = []
    scope.flush()
    #expect(rows.allSatisfy { $0.alpha == 1 })
    do {
      let other = StyleScope(root: root, sheets: [Stylesheet("Label { alpha: 0.25 }")])
      other.flush()
    }
    #expect(rows.allSatisfy { $0.alpha == 0.25 })
  }

  @Test("a reloaded sheet changes what differs")
  func reload() {
    let (_, rows, scope) = tree("Label { alpha: 0.5; tag: 1 }")
    scope.flush()
    _ = scope.reload(0, with: Stylesheet("Label { alpha: 0.25; tag: 1 }"))
    let report = scope.flush()
    #expect(rows.allSatisfy { $0.alpha == 0.25 && $0.tag == 1 })
    #expect(report.written == 4)
  }

  @Test("states of views of the client select")
  func ownStates() {
    let dial = Dial()
    let sheet = Stylesheet("Dial { amount: 0.25 } Dial:turning { amount: 0.75 }", viewTypes: [Dial.self])
    let scope = StyleScope(root: dial, sheets: [sheet])
    scope.flush()
    #expect(dial.amount == 0.25)
    dial.isTurning = true
    scope.flush()
    #expect(dial.amount == 0.75)
  }

  @Test("a wrong index and an ancestor as a subview do not trap")
  func wrongPositions() {
    let (root, rows, scope) = tree("Label { alpha: 0.5 }")
    let late = Label()
    root.insertSubview(late, at: 99)
    rows[0].addSubview(root)
    scope.flush()
    #expect(late.alpha == 0.5 && root.subviews.last === late)
    #expect(root.superview == nil)
  }

  @Test("two scopes exchange a view")
  func exchange() {
    let (left, rows, first) = tree("Label { alpha: 0.5 }")
    let (right, _, second) = tree("Label { tag: 5 }")
    first.flush()
    second.flush()
    right.addSubview(rows[0])
    first.flush()
    second.flush()
    #expect(rows[0].alpha == 1 && rows[0].tag == 5)
    #expect(left.subviews.count == 3)
  }

  @Test("setters, observers and handlers may change the tree and the styles while a flush runs")
  func reentrancy() {
    final class Restless: Label {
      var writes = 0
      override var alpha: Double {
        didSet {
          writes += 1
          if writes < 4 { styleClasses = writes.isMultiple(of: 2) ? [] : ["on"] }
        }
      }
    }
    let (root, label) = (View(), Restless())
    root.addSubview(label)
    let scope = StyleScope(
      root: root, sheets: [Stylesheet("Restless { alpha: 0.5 } .on { alpha: 0.25 }", viewTypes: [Restless.self])])
    for _ in 0..<8 { scope.flush() }
    #expect(!scope.needsFlush)
    #expect(label.alpha == (label.styleClasses.isEmpty ? 0.5 : 0.25))
  }

  @Test("600 random changes leave what a fresh scope computes", arguments: [1, 2, 3])
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sheet = Stylesheet(
      """
      Label { alpha: 0.5 } .a Label { tag: 1 } .b > .a { tag: 2; alpha: 0.25 } :first-child { number-of-lines: 2 }
      .a:has(.b) { tag: 3 } .b + .a { alpha: 0.75 } Label:last-child { tag: 4 }
      """)
    let root = View()
    var views: [View] = [root]
    let scope = StyleScope(root: root, sheets: [sheet])
    for _ in 0..<600 {
      let view = views.randomElement(using: &generator) ?? root
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let added = Bool.random(using: &generator) ? Label() : View()
        view.addSubview(added)
        views.append(added)
      case 2:
        if view !== root, view.subviews.isEmpty {
          view.removeFromSuperview()
          views.removeAll { $0 === view }
        }
      case 3: view.styleClasses = [["a"], ["b"], ["a", "b"], []].randomElement(using: &generator) ?? []
      case 4: view.styleID = Bool.random(using: &generator) ? "x" : nil
      default: scope.flush()
      }
    }
    scope.flush()
    func values() -> [String] { views.map { "\($0.tag) \($0.alpha) \(($0 as? Label)?.numberOfLines ?? 0)" } }
    let live = values()
    scope.sheets = []
    scope.flush()
    StyleScope(root: root, sheets: [sheet]).flush()
    #expect(values() == live)
  }
}
