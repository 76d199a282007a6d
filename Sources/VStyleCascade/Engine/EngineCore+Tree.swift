/// Changes of the tree.
extension EngineCore {
  mutating func insert(_ element: ElementNode, into parent: Int32, before sibling: Int32) -> Int32 {
    let node = nodes.add(base: describe(element))
    remember(element, node)
    if parent == NodeTable.none {
      root = node
    } else {
      nodes.link(node, into: parent, before: sibling)
      childrenChanged(parent)
    }
    // A parent that was not looked at yet looks at its children too.
    if parent == NodeTable.none || nodes.record[Int(parent)] >= 0 { dirty.append(node) }
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
    for node in gone {
      nodes.release(node)
      remember(nil, node)
    }
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

  mutating func update(_ node: Int32, _ element: ElementNode) {
    remember(element, node)
    setBase(node, describe(element))
  }

  /// Gives a node a feature or takes it away.
  mutating func set(_ feature: Int32, _ isOn: Bool, of node: Int32) {
    guard feature >= 0 else { return }
    if source == nil { remember(element(node).setting(selectors.features.features[Int(feature)], isOn), node) }
    setBase(node, toggled(nodes.base[Int(node)], feature, isOn))
  }

  private mutating func setBase(_ node: Int32, _ base: Int32) {
    guard nodes.base[Int(node)] != base else { return }
    if nodes.signature[Int(node)] == nodes.base[Int(node)] {
      nodes.signature[Int(node)] = base
    } else if nodes.signature[Int(node)] != NodeTable.none {
      let (old, new) = (signatures[Int(nodes.base[Int(node)])], signatures[Int(base)])
      let placed = signatures[Int(nodes.signature[Int(node)])].features.filter { !old.has($0) }
      nodes.signature[Int(node)] = number(of: new.type, new.theme, (new.features + placed).sorted())
    }
    nodes.base[Int(node)] = base
    dirty.append(node)
    isExactStale = true
  }

  private mutating func childrenChanged(_ parent: Int32) {
    guard !selectors.features.places.isEmpty || selectors.features.find(.filled) != nil else { return }
    rearranged.insert(parent)
  }

}

extension ElementNode {
  /// The element with a class or a state more or less.
  fileprivate func setting(_ feature: Feature, _ isOn: Bool) -> ElementNode {
    var element = self
    switch feature {
    case .className(let name):
      element.classes.removeAll { ExactText($0) == name }
      if isOn { element.classes.append(name.text) }
    case .state(let name):
      if isOn { element.states.insert(name.text) } else { element.states.remove(name.text) }
    default: break
    }
    return element
  }
}
