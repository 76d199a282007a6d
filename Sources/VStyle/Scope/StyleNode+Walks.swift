extension StyleNode {
  /// The nearest node for which something holds, this one first; `nil` if there is none up to the root.
  ///
  /// Parents that form a circle are asked a few times, not for ever: a node that is met again ends the walk.
  func nearest(where holds: (any StyleNode) -> Bool) -> (any StyleNode)? {
    var next: (any StyleNode)? = self
    // The node that is compared with what follows moves on after 1, 2, 4, … steps, so that it gets into any circle.
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

  /// The node and all nodes inside it, in document order. A node that is listed again counts once.
  func forEachInside(_ visit: (any StyleNode) -> Void) {
    var seen: Set<ObjectIdentifier> = []
    var pending: [any StyleNode] = [self]
    while let node = pending.popLast() {
      let children = node.styleChildren
      // A leaf may come again: nothing follows it.
      if !children.isEmpty, !seen.insert(ObjectIdentifier(node)).inserted { continue }
      visit(node)
      pending += children.reversed()
    }
  }

  /// The node as an issue names it: the class, and the id if there is one.
  package var issueName: String { type(of: self).styleTypeName + (styleID.map { "#\($0)" } ?? "") }
}
