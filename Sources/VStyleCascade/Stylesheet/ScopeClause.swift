package import VStyleSelectors

/// What `@scope` says: where its rules begin to hold and where they end.
///
/// - Spec: https://www.w3.org/TR/css-cascade-6/#scoped-styles
package final class ScopeClause: Sendable {
  /// What the scope's roots match; `nil` for the root of the tree.
  package let roots: SelectorList?

  /// What the first elements match that no longer belong to the scope.
  package let limits: SelectorList?

  /// The `@scope` around this one.
  package let outer: ScopeClause?

  init(roots: SelectorList?, limits: SelectorList?, outer: ScopeClause?) {
    self.roots = roots
    self.limits = limits
    self.outer = outer
  }

  /// The roots of the scopes that an element belongs to, the nearest first, with the number of
  /// generations between.
  ///
  /// Remembered per tree: nested scopes ask for the same elements again and again.
  package func roots(around element: TreeElement) -> [ScopeRoot] {
    let key = ScopeKey(clause: ObjectIdentifier(self), element: element.index, forced: element.forced)
    if let known = element.tree.scopeRoots[key] { return known }
    let found = findRoots(around: element)
    element.tree.scopeRoots[key] = found
    return found
  }

  private func findRoots(around element: TreeElement) -> [ScopeRoot] {
    var found: [ScopeRoot] = []
    var candidate: TreeElement? = element
    var distance = 0
    while let root = candidate {
      if isRoot(root), !isLimited(element, below: root) { found.append(ScopeRoot(root: root, distance: distance)) }
      candidate = root.parent
      distance += 1
    }
    return found
  }

  private func isRoot(_ element: TreeElement) -> Bool {
    guard let outer else { return matches(roots, element, scope: nil) }
    return outer.roots(around: element).contains { matches(roots, element, scope: $0.root) }
  }

  private func matches(_ list: SelectorList?, _ element: TreeElement, scope: TreeElement?) -> Bool {
    guard let list else { return scope.map { $0 == element } ?? (element.parent == nil) }
    var matcher = SelectorMatcher(scope: scope)
    return matcher.matches(list, element)
  }

  /// Whether a limit stands between an element, itself included, and a root.
  ///
  /// A limit is looked for inside the scope; the root itself is one only if the limit names it by `:scope` or `&`.
  private func isLimited(_ element: TreeElement, below root: TreeElement) -> Bool {
    guard let limits else { return false }
    var matcher = SelectorMatcher(scope: root)
    var current: TreeElement? = element
    while let candidate = current {
      if candidate == root {
        return limits.selectors.contains { $0.namesScope && matcher.matches($0, candidate) }
      }
      if matcher.matches(limits, candidate) { return true }
      current = candidate.parent
    }
    return false
  }
}

/// A root of a scope that an element belongs to.
package struct ScopeRoot {
  package let root: TreeElement
  /// The number of generations between the element and the root.
  package let distance: Int
}

/// An element and a scope.
package struct ScopeKey: Hashable {
  let clause: ObjectIdentifier
  let element: Int
  let forced: ForcedStates?
}
