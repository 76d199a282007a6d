import VStyleSelectors
package import VStyleStylesheet

extension ScopeClause {
  /// The roots of the scopes that contain an element, nearest first, with their distances.
  ///
  /// A scope inside another one ends where that one ends.
  ///
  /// The roots are cached for each tree, because nested scopes request the same elements repeatedly.
  package func roots(around element: TreeElement) -> [ScopeRoot] {
    let key = ScopeKey(clause: ObjectIdentifier(self), element: element.index, forced: element.forced)
    if let known = element.tree.scopeRoots[key] { return known }
    let found = findRoots(around: element)
    element.tree.scopeRoots[key] = found
    return found
  }

  private func findRoots(around element: TreeElement) -> [ScopeRoot] {
    var enclosing = outer.map { $0.roots(around: element)[...] }
    var found: [ScopeRoot] = []
    var candidate: TreeElement? = element
    var distance = 0
    while let root = candidate {
      enclosing = enclosing?.drop { $0.distance < distance }
      if isRoot(root, in: enclosing), !isLimited(element, below: root) {
        found.append(ScopeRoot(root: root, distance: distance))
      }
      candidate = root.parent
      distance += 1
    }
    return found
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

  /// Whether a limit is between an element, itself included, and a root.
  ///
  /// The search for a limit stays inside the scope. A limit without `:scope` and `&` is below the root.
  private func isLimited(_ element: TreeElement, below root: TreeElement) -> Bool {
    guard let limits else { return false }
    var matcher = SelectorMatcher(scope: root)
    var current: TreeElement? = element
    while let candidate = current {
      if matcher.matches(limits, candidate) { return true }
      if candidate == root { return false }
      current = candidate.parent
    }
    return false
  }
}

/// A root of a scope that contains an element.
package struct ScopeRoot {
  package let root: TreeElement
  /// The number of generations between the element and the root.
  package let distance: Int
}

/// The key of the cached scope roots: a scope and an element.
package struct ScopeKey: Hashable {
  let clause: ObjectIdentifier
  let element: Int
  let forced: ForcedStates?
}
