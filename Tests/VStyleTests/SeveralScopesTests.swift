import Testing
import VStyleViews

/// Scopes whose trees meet.
@Suite("Several scopes", .serialized)
struct SeveralScopes {
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
    "the root of a scope belongs to it with all that is inside, whichever is flushed first", arguments: [false, true])
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

  @Test("a view that leaves an inner scope is given back what it was")
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

  @Test("an outer scope takes in the root of a scope that is gone")
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

  @Test("of two scopes with one root the one that is flushed last for the first time has it")
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

/// A view whose issues are told from those of other tests.
private final class RivalView: View {}
