import VStyleSelectors
package import VStyleStylesheet

/// A root of a scope that contains an element.
package struct ScopeRoot {
  package let root: TreeElement
  /// The number of generations between the element and the root.
  package fileprivate(set) var distance: Int
}

/// What is known of the scopes of a tree.
package struct ScopeMemo {
  private struct Key: Hashable {
    let clause: ObjectIdentifier
    let element: Int
    let forced: ForcedStates?

    init(_ clause: ScopeClause, _ element: TreeElement) {
      (self.clause, self.element, forced) = (ObjectIdentifier(clause), element.index, element.forced)
    }
  }

  private var roots: [Key: [ScopeRoot]] = [:]
  /// The matchers of limits, for each root. Nested scopes ask about the same elements repeatedly.
  private var matchers: [Int: SelectorMatcher<TreeElement>] = [:]

  package init() {}

  fileprivate subscript(clause: ScopeClause, element: TreeElement) -> [ScopeRoot]? {
    get { roots[Key(clause, element)] }
    set { roots[Key(clause, element)] = newValue }
  }

  /// Whether an element is a limit in a scope with a root.
  fileprivate mutating func isLimit(_ element: TreeElement, of limits: SelectorList, _ root: TreeElement) -> Bool {
    matchers[root.index, default: SelectorMatcher(scope: root)].matches(limits, element)
  }
}

extension ScopeClause {
  /// The roots of the scopes that contain an element, nearest first, with their distances.
  ///
  /// A scope inside another one ends where that one ends.
  ///
  /// The roots follow from those around the parent, so all elements of a tree take a step for each pair of an element
  /// and a root around it.
  ///
  /// - Parameter memo: what is known of the tree.
  package func roots(around element: TreeElement, _ memo: inout ScopeMemo) -> [ScopeRoot] {
    var path: [TreeElement] = []
    var known: [ScopeRoot]?
    var next: TreeElement? = element
    while known == nil, let current = next {
      known = memo[self, current]
      if known == nil { path.append(current) }
      next = current.parent
    }
    var roots = known ?? []
    for current in path.reversed() {
      roots = self.roots(around: current, inside: roots, &memo)
      memo[self, current] = roots
    }
    return roots
  }

  /// The roots around an element.
  ///
  /// - Parameter outerRoots: the roots around its parent.
  private func roots(
    around element: TreeElement, inside outerRoots: [ScopeRoot], _ memo: inout ScopeMemo
  ) -> [ScopeRoot] {
    var enclosing = outer.map { $0.roots(around: element, &memo)[...] }
    var roots: [ScopeRoot] = []
    for var root in [ScopeRoot(root: element, distance: -1)] + outerRoots {
      root.distance += 1
      enclosing = enclosing?.drop { $0.distance < root.distance }
      // An element without a scope around this one is a root or not, whichever element asks.
      let isKnown = enclosing == nil && root.distance > 0
      guard isKnown || isRoot(root.root, in: enclosing) else { continue }
      if let limits, memo.isLimit(element, of: limits, root.root) { continue }
      roots.append(root)
    }
    return roots
  }

  /// Whether an element is a root.
  ///
  /// - Parameter enclosing: the roots of the enclosing scopes that contain it; `nil` without a scope around this one.
  private func isRoot(_ element: TreeElement, in enclosing: ArraySlice<ScopeRoot>?) -> Bool {
    guard let enclosing else { return matches(roots, element, scope: nil) }
    return enclosing.contains { matches(roots, element, scope: $0.root) }
  }

  private func matches(_ list: SelectorList?, _ element: TreeElement, scope: TreeElement?) -> Bool {
    guard let list else { return scope.map { $0 == element } ?? (element.parent == nil) }
    var matcher = SelectorMatcher(scope: scope)
    return matcher.matches(list, element)
  }
}
