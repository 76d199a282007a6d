import Testing
import VStyleInspect
import VStyleViews

/// Scopes whose trees overlap.
@Suite("Several scopes", .serialized)
struct SeveralScopesTests {
  private let outer = RivalView()
  private let inner = RivalView()
  private let leaf = RivalView()

  private func tree() -> (outer: StyleScope, inner: StyleScope) {
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let sheets = ["View { alpha: 0.5 }", "View { alpha: 0.2; tag: 7 }"].map {
      Stylesheet($0, viewTypes: [RivalView.self])
    }
    return (StyleScope(root: outer, sheets: [sheets[0]]), StyleScope(root: inner, sheets: [sheets[1]]))
  }

  private var values: [Double] { [outer.alpha, inner.alpha, leaf.alpha] }

  @Test(
    "a nested root and its descendants belong to the inner scope, whichever flushes first", arguments: [false, true])
  func nested(_ isInnerFirst: Bool) {
    let (a, b) = tree()
    let diagnostics = ReportedIssues.of("RivalView") {
      for _ in 0..<3 {
        for scope in isInnerFirst ? [b, a] : [a, b] { scope.flush() }
        for scope in [a, b] { scope.setNeedsFlush() }
      }
      a.flush()
      b.flush()
    }
    #expect(values == [0.5, 0.2, 0.2])
    #expect([inner.tag, leaf.tag] == [7, 7])
    #expect(diagnostics.map(\.rule) == [.severalScopes])
    #expect(diagnostics.first?.found == "RivalView, the root of a scope in the tree of another one")
    #expect(a.computedStyles().count == 1)
  }

  @Test("leaving an inner scope restores the earlier values of a view")
  func left() {
    let (a, b) = tree()
    for scope in [a, b, a] { scope.flush() }
    leaf.removeFromSuperview()
    b.flush()
    #expect(values == [0.5, 0.2, 1])
    outer.addSubview(leaf)
    a.flush()
    #expect(values == [0.5, 0.2, 0.5])
    #expect(leaf.tag == 0)
  }

  @Test("an outer scope styles the root of a deallocated inner scope")
  func gone() {
    let a = StyleScope(root: outer, sheets: [Stylesheet("View { alpha: 0.5 }", viewTypes: [RivalView.self])])
    do {
      let (_, b) = tree()
      b.flush()
      a.flush()
      #expect(values == [0.5, 0.2, 0.2])
    }
    a.setNeedsFlush()
    a.flush()
    #expect(values == [0.5, 0.5, 0.5])
  }

  @Test("of two scopes with one root, the scope with the later first flush owns it")
  func sameRoot() {
    outer.addSubview(inner)
    let sheets = ["View { alpha: 0.5 }", "View { alpha: 0.2 }"].map { Stylesheet($0, viewTypes: [RivalView.self]) }
    let a = StyleScope(root: outer, sheets: [sheets[0]])
    let diagnostics = ReportedIssues.of("RivalView") {
      do {
        let b = StyleScope(root: outer, sheets: [sheets[1]])
        a.flush()
        b.flush()
        for scope in [a, b, a] {
          scope.setNeedsFlush()
          scope.flush()
          #expect([outer.alpha, inner.alpha] == [0.2, 0.2])
          #expect(!scope.needsFlush)
        }
      }
      a.setNeedsFlush()
      a.flush()
    }
    #expect([outer.alpha, inner.alpha] == [0.5, 0.5])
    #expect(diagnostics.map(\.rule) == [.severalScopes])
  }
}

/// A view type for this suite alone, so that its diagnostics differ from those of other tests.
private final class RivalView: View {}
