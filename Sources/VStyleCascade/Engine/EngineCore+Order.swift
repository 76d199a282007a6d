/// The order in which nodes are looked at, and listed.
extension EngineCore {
  /// Puts the nodes that have to be looked at in an order in which outer ones come first: none is looked at again
  /// for each of those above it that changed.
  mutating func orderDirty() {
    guard dirty.count > 1 else { return }
    var depths = NodeDepths()
    var order: [(depth: Int32, node: Int32)] = []
    order.reserveCapacity(dirty.count)
    var isInOrder = true
    for node in dirty where nodes.contains(node) {
      let place = (depth: depths.depth(below: nodes.parent[Int(node)], nodes), node: node)
      if let last = order.last, last >= place {
        if last == place { continue }
        isInOrder = false
      }
      order.append(place)
    }
    if !isInOrder { order.sort { $0 < $1 } }
    dirty.removeAll(keepingCapacity: true)
    for place in order { dirty.append(place.node) }
  }

  /// Takes nodes out of a list that stand in it already.
  mutating func dropRepeated(_ list: inout [Int32]) {
    // A node that was met is taken for one without a style meanwhile.
    var count = 0
    for node in list where nodes.outcomes[Int(node)].record >= 0 {
      nodes.outcomes[Int(node)].record = ~nodes.outcomes[Int(node)].record
      list[count] = node
      count += 1
    }
    list.removeLast(list.count - count)
    for node in list { nodes.outcomes[Int(node)].record = ~nodes.outcomes[Int(node)].record }
  }
}

/// How many nodes are above others, each counted once.
private struct NodeDepths {
  private var depths = IntegerTable()
  private var path: [Int32] = []
  /// The parent that was asked for last, and the depth below it: siblings come in a row.
  private var last = (parent: NodeTable.none, depth: Int32(0))

  /// How many nodes are above the children of a node.
  mutating func depth(below parent: Int32, _ nodes: borrowing NodeTable) -> Int32 {
    guard parent != last.parent else { return last.depth }
    path.removeAll(keepingCapacity: true)
    var current = parent
    while current != NodeTable.none, depths[IntegerTable.key(0, current)] == nil {
      path.append(current)
      current = nodes.parent[Int(current)]
    }
    var depth = current == NodeTable.none ? 0 : depths[IntegerTable.key(0, current)] ?? 0
    for node in path.reversed() {
      depth += 1
      depths.set(IntegerTable.key(0, node), depth)
    }
    last = (parent, depth)
    return depth
  }
}
