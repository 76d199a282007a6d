/// The order in which nodes are visited and listed.
extension EngineCore {
  /// Sorts the nodes to visit, ancestors first. So no subtree is walked with the old results of an ancestor.
  ///
  /// A list of one node stays as it is. In others, nodes that left the tree are removed. Before the sort, repeated
  /// entries that follow each other become one. Entries that are further apart stay, so the node is visited for each.
  mutating func orderDirty() {
    guard dirty.count > 1 else { return }
    var depths = NodeDepths()
    var order: [(depth: Int, node: ID<Node>)] = []
    order.reserveCapacity(dirty.count)
    var isInOrder = true
    for node in dirty where nodes.contains(node) {
      let next = (depth: depths.depth(below: nodes.parent[node], nodes), node: node)
      if let last = order.last, last >= next {
        if last == next { continue }
        isInOrder = false
      }
      order.append(next)
    }
    report.compared += depths.looks
    if !isInOrder { order.sort { $0 < $1 } }
    dirty.removeAll(keepingCapacity: true)
    for next in order { dirty.append(next.node) }
  }

  /// Removes repeated nodes from a list, and nodes without a style.
  mutating func dropRepeated(_ list: inout [ID<Node>]) {
    var count = 0
    for node in list where !nodes.computed[node].style.isNone && scratch.listed.insert(node.index) {
      list[count] = node
      count += 1
    }
    list.removeLast(list.count - count)
    for node in list { scratch.listed.remove(node.index) }
  }
}

/// A cache of the depths of nodes.
struct NodeDepths {
  private var depths = PairTable<Node, Node, Depth>()
  private var path: [ID<Node>] = []
  /// The number of nodes that were looked at.
  private(set) var looks = 0
  /// The last parent and the depth below it, because siblings often follow each other.
  private var last = (parent: ID<Node>.none, depth: 0)

  /// A number of ancestors.
  private enum Depth {}

  /// The number of ancestors of the children of a node.
  mutating func depth(below parent: ID<Node>, _ nodes: borrowing NodeTable) -> Int {
    guard parent != last.parent else { return last.depth }
    path.removeAll(keepingCapacity: true)
    var current = parent
    while !current.isNone, depths[.none, current] == nil {
      path.append(current)
      current = nodes.parent[current]
    }
    looks += path.count
    var depth = current.isNone ? 0 : depths[.none, current]?.index ?? 0
    for node in path.reversed() {
      depth += 1
      depths.set(.none, node, to: ID(depth))
    }
    last = (parent, depth)
    return depth
  }
}
