/// Changes of the tree.
extension EngineCore {
  mutating func insert(_ description: Int32, into parent: Int32, before sibling: Int32) -> Int32 {
    let node = nodes.add(description)
    if parent == NodeTable.none {
      root = node
    } else {
      nodes.link(node, into: parent, before: sibling)
      childrenChanged(parent)
    }
    // A parent that was not looked at yet looks at its children too.
    if parent == NodeTable.none || nodes.outcomes[Int(parent)].record >= 0 { dirty.append(node) }
    isExactStale = true
    return node
  }

  mutating func remove(_ node: Int32) {
    guard nodes.contains(node) else { return }
    let (parent, next) = (nodes.parent[Int(node)], nodes.next[Int(node)])
    nodes.unlink(node)
    var gone: [Int32] = []
    var current = node
    while current != NodeTable.none {
      gone.append(current)
      current = nodes.following(current, in: node, descends: true)
    }
    for node in gone { nodes.release(node) }
    if node == root { root = NodeTable.none }
    if parent != NodeTable.none { childrenChanged(parent) }
    if next != NodeTable.none { dirty.append(next) }
    isExactStale = true
  }

  mutating func move(_ node: Int32, into parent: Int32, before sibling: Int32) {
    let (formerParent, formerNext) = (nodes.parent[Int(node)], nodes.next[Int(node)])
    nodes.unlink(node)
    if formerParent != NodeTable.none { childrenChanged(formerParent) }
    if formerNext != NodeTable.none { dirty.append(formerNext) }
    nodes.link(node, into: parent, before: sibling)
    childrenChanged(parent)
    dirty.append(node)
    if sibling != NodeTable.none { dirty.append(sibling) }
    isExactStale = true
  }

  mutating func update(_ node: Int32, _ element: ElementNode) { setDescription(node, descriptions.number(of: element)) }

  /// Gives a node a class or a state, or takes it away.
  mutating func set(_ name: Int32, _ isOn: Bool, of node: Int32) {
    setDescription(node, descriptions.switched(nodes.description[Int(node)], name, isOn))
  }

  mutating func setDescription(_ node: Int32, _ description: Int32) {
    guard nodes.description[Int(node)] != description else { return }
    // The exact matcher asks for more than there are features.
    isExactStale = true
    let signature = nodes.signature(of: node)
    guard nodes.keepsSignatures ? signature != NodeTable.none : nodes.outcomes[Int(node)].record >= 0 else {
      nodes.description[Int(node)] = description
      return
    }
    let old = base(of: node)
    nodes.description[Int(node)] = description
    let new = base(of: node)
    guard old != new else { return }
    if !nodes.keepsSignatures {
      // Rules that came with own styles since the last flush are in no plan yet.
      if hasNewRules || plan(of: old) != plan(of: new) { dirty.append(node) }
      return
    }
    if signature == old {
      nodes.set(signature: new, of: node)
    } else {
      let (former, present) = (signatures[old], signatures[new])
      let placed = signatures.features(of: signatures[signature]).filter { !signatures.has($0, former) }
      let number = signatures.number(
        type: present.type, theme: present.theme, (signatures.features(of: present) + placed).sorted())
      nodes.set(signature: number, of: node)
    }
    dirty.append(node)
  }

  /// Notes that children of a node have other places, if a selector asks for places.
  mutating func childrenChanged(_ parent: Int32) {
    guard !selectors.features.places.isEmpty || selectors.features.filled >= 0 else { return }
    rearranged.insert(parent)
  }
}
