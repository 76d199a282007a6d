extension StyleNode {
  /// Returns the nearest node that satisfies a condition, starting with this one; `nil` if no ancestor does.
  ///
  /// A cycle of parents ends the search.
  func nearest(where holds: (any StyleNode) -> Bool) -> (any StyleNode)? {
    var next: (any StyleNode)? = self
    // Brent's algorithm finds cycles: the compared node moves on after 1, 2, 4, … steps.
    var (seen, steps, limit): (any StyleNode, Int, Int) = (self, 0, 1)
    while let node = next {
      if holds(node) { return node }
      next = node.styleParent
      if next === seen { return nil }
      steps += 1
      if steps == limit { (seen, steps, limit) = (node, 0, limit * 2) }
    }
    return nil
  }

  /// Visits the node and its descendants in document order. A node with children that is listed twice is visited once.
  func forEachInside(_ visit: (any StyleNode) -> Void) {
    var seen: Set<ObjectIdentifier> = []
    var pending: [any StyleNode] = [self]
    while let node = pending.popLast() {
      let children = node.styleChildren
      // A leaf may be visited twice, since it cannot cause a cycle.
      if !children.isEmpty, !seen.insert(ObjectIdentifier(node)).inserted { continue }
      visit(node)
      pending += children.reversed()
    }
  }

  /// The name of the node in diagnostics: the view type, and the ID if there is one.
  package var diagnosticName: String { type(of: self).styleTypeName + (styleID.map { "#\($0)" } ?? "") }
}
