import VStyleSelectors
import VStyleSyntax

/// Features that follow from the place of a node in the tree.
extension EngineCore {
  /// Brings the features that other nodes decide up to date.
  mutating func updateFacts() {
    guard !selectors.usesExactMatcher else {
      if isExactStale { updateAllFacts() }
      return
    }
    // In one order on every run.
    for parent in rearranged.sorted() where nodes.contains(parent) { updatePlaces(of: parent) }
    rearranged.removeAll()
  }

  /// Gives a node that nobody looked at yet a signature. Those among siblings that are counted have one.
  mutating func startSignature(of node: Int32) {
    setFacts(node == root ? placeFacts(node, 1, 1, 1, 1) : [], of: node)
  }

  private mutating func updatePlaces(of parent: Int32) {
    let isFilled = nodes.first[Int(parent)] != NodeTable.none
    let filled = selectors.features.filled
    if filled >= 0 {
      let signature = nodes.signature(of: parent)
      if signature != NodeTable.none, signatures.has(filled, signatures[signature]) != isFilled {
        nodes.set(signature: toggled(signature, filled, isFilled), of: parent)
        dirty.append(parent)
      }
    }
    guard !selectors.features.places.isEmpty else { return }
    forEachPlace(of: parent) { core, child, facts in core.setFacts(facts, of: child) }
  }

  /// Counts the children of a node from both ends, among all of them and among those of a class, and visits them in
  /// order with the features of their places.
  private mutating func forEachPlace(
    of parent: Int32, _ visit: (inout EngineCore, _ child: Int32, _ facts: [Int32]) -> Void
  ) {
    var types: [Int32: Int] = [:]
    var count = 0
    var child = nodes.first[Int(parent)]
    while child != NodeTable.none {
      count += 1
      types[type(of: child), default: 0] += 1
      child = nodes.next[Int(child)]
    }
    var seen: [Int32: Int] = [:]
    var index = 0
    child = nodes.first[Int(parent)]
    while child != NodeTable.none {
      index += 1
      let type = type(of: child)
      seen[type, default: 0] += 1
      let (place, total) = (seen[type] ?? 1, types[type] ?? 1)
      visit(&self, child, placeFacts(child, index, count - index + 1, place, total - place + 1))
      child = nodes.next[Int(child)]
    }
  }

  private mutating func type(of node: Int32) -> Int32 {
    let base = base(of: node)
    return signatures[base].type
  }

  /// The features of a node's place, counted from both ends among all siblings and among those of its class.
  private func placeFacts(_ node: Int32, _ first: Int, _ last: Int, _ typeFirst: Int, _ typeLast: Int) -> [Int32] {
    selectors.features.places.compactMap { test, number in
      let selector = test.selector
      let place =
        switch (selector.siblings, selector.start) {
        case (.sameType, .first): typeFirst
        case (.sameType, .last): typeLast
        case (_, .first): first
        case (_, .last): last
        }
      return selector.places.contains(place) ? number : nil
    }
  }

  /// Gives a node its features that others decide, besides the one for having children.
  private mutating func setFacts(_ facts: [Int32], of node: Int32) {
    if facts.isEmpty, selectors.features.filled < 0 {
      let base = base(of: node)
      guard nodes.signature(of: node) != base else { return }
      nodes.set(signature: base, of: node)
      if nodes.outcomes[Int(node)].record >= 0 { dirty.append(node) }
      return
    }
    let number = base(of: node)
    let base = signatures[number]
    var features = signatures.features(of: base) + facts
    let filled = selectors.features.filled
    if filled >= 0, nodes.first[Int(node)] != NodeTable.none { features.append(filled) }
    let new =
      features.count == base.features.count
      ? number : signatures.number(type: base.type, theme: base.theme, features.sorted())
    guard nodes.signature(of: node) != new else { return }
    nodes.set(signature: new, of: node)
    if nodes.outcomes[Int(node)].record >= 0 { dirty.append(node) }
  }

  /// Asks the exact matcher about every node.
  private mutating func updateAllFacts() {
    rearranged.removeAll()
    isExactStale = false
    guard root != NodeTable.none else { return }
    let snapshot = EngineSnapshot(&self)
    let matching = MatchingTree(snapshot.tree, program: program, environment: environment)
    var matcher = SelectorMatcher<TreeElement>()
    for (position, node) in snapshot.order.enumerated() {
      var facts = snapshot.places[position]
      let base = base(of: node)
      let slots = layouts[type(of: node)].slots
      for slot in [nil] + slots.map(Optional.some) {
        let states = snapshot.tree.nodes[position].states
        let element =
          slot.map { matching.element(position, states: ControlStates.forced($0, over: states)) }
          ?? matching.element(position)
        var forced = SelectorMatcher<TreeElement>()
        for condition in selectors.features.exact {
          let selector = ComplexSelector(CompoundSelector(.universal, [condition]))
          let holds = slot == nil ? matcher.matches(selector, element) : forced.matches(selector, element)
          if holds { facts.append(selectors.features.number(.exact(condition, slot: slot))) }
        }
        for rule in selectors.exactRules {
          guard let distance = distance(of: rule, to: element, signatures[base]) else { continue }
          facts.append(selectors.features.number(.exactRule(rule, distance: Int32(distance), slot: slot)))
        }
      }
      setFacts(facts, of: node)
    }
  }

  /// How far away the root of a rule's scope is; `nil` if the rule does not apply to an element.
  private func distance(of number: Int32, to element: TreeElement, _ signature: Signature) -> Int? {
    let rule = styles.rules.rules[Int(number)]
    guard case .selector(let selector) = rule.rule.target else { return nil }
    if rule.locals >= 0 {
      guard let own = selectors.features.find(.locals(rule.locals)), signatures.has(own, signature) else { return nil }
      var matcher = SelectorMatcher(scope: element)
      return matcher.matches(selector, element) ? 0 : nil
    }
    return rule.rule.scope?.roots(around: element).first {
      var scoped = SelectorMatcher(scope: $0.root)
      return scoped.matches(selector, element)
    }?.distance
  }

  /// The places of the nodes of a snapshot.
  fileprivate mutating func allPlaces(_ order: [Int32]) -> [[Int32]] {
    guard !selectors.features.places.isEmpty else { return order.map { _ in [] } }
    var facts: [Int32: [Int32]] = [:]
    for parent in order { forEachPlace(of: parent) { facts[$1] = $2 } }
    return order.map { facts[$0] ?? placeFacts($0, 1, 1, 1, 1) }
  }
}

/// The tree as the exact matcher reads it.
struct EngineSnapshot {
  let tree: ElementTree
  /// The nodes in document order.
  let order: [Int32]
  let places: [[Int32]]

  init(_ core: inout EngineCore) {
    var tree = ElementTree()
    var order: [Int32] = []
    var positions: [Int32: Int] = [:]
    var node = core.root
    while node != NodeTable.none {
      positions[node] = tree.add(
        core.descriptions[core.nodes.description[Int(node)]], to: positions[core.nodes.parent[Int(node)]])
      order.append(node)
      node = core.nodes.following(node, in: core.root, descends: true)
    }
    self.tree = tree
    self.order = order
    places = core.allPlaces(order)
  }
}

extension ControlStates {
  /// The states of a control that is taken to be in one of the states that it can only be in alone.
  static func forced(_ slot: String, over states: Set<String>) -> Set<String> {
    let others = states.subtracting(exclusive)
    return slot == "normal" ? others : others.union([slot])
  }
}
