import VStyle
import VStyleEngine
import VStyleValues

/// Moving values that views inherit.
///
/// A view with a transition of the property goes from what it shows to the value of its style, once its parent shows
/// another value. It goes to a value once, as the specification says of transitions that have arrived.
extension Motion {
  /// Gives the views that inherit moving values those of their styles.
  ///
  /// - Returns: the number of writes.
  func disinherit() -> Int {
    var written = 0
    inherited = [:]
    for heir in heirs where !heir.moves {
      guard let view = heir.view, views[ObjectIdentifier(view)]?.shown[heir.index] == nil else { continue }
      inherited[ObjectIdentifier(view), default: [:]][heir.index] = heir.table.bindings[heir.index.binding].read(
        view, heir.index.slot)
      let applied = view.appliedValue(heir.index)
      if view.writeMoving(applied.code ?? applied.sheet ?? heir.model, heir.index, heir.table) { written += 1 }
    }
    return written
  }

  /// Gives moving values to the views that inherit them.
  ///
  /// - Returns: the number of writes.
  func bequeath(in tree: LiveTree) -> Int {
    defer { inherited = [:] }
    let former = heirs
    let known = Dictionary(former.compactMap { heir in heir.key.map { ($0, heir) } }) { first, _ in first }
    heirs = []
    for record in views.values {
      guard let view = record.view, !view.styleTreeNode.isNone else { continue }
      for slot in record.shown.keys where slot.slot == 0 {
        let binding = record.table.bindings[slot.binding]
        guard binding.property.inheritance == .fromParent || tree.engine.hasExplicitInheritance else { continue }
        findHeirs(of: slot, binding.property.name, record, below: view.styleTreeNode, tree)
      }
    }
    for index in heirs.indices {
      guard let former = heirs[index].key.flatMap({ known[$0] }) else { continue }
      (heirs[index].end, heirs[index].last) = (former.end, former.last)
    }
    var written = 0
    // What moved with a value that has arrived now moves toward that of its style.
    for heir in former where heir.mayTurn {
      guard let view = heir.view, self.heir(of: view, heir.index) == nil,
        let target = view.appliedModel(heir.index, record(of: view))
      else { continue }
      written += follow(heir, view, target, tree)
    }
    return written + moveHeirs(in: tree)
  }

  /// Moves the values of heirs with those that they inherit.
  func moveHeirs(in tree: LiveTree) -> Int {
    var written = 0
    for index in heirs.indices {
      let heir = heirs[index]
      guard let view = heir.view, let value = heir.owner.values[heir.source], view.appliedValue(heir.index).code == nil
      else { continue }
      let before =
        heir.last ?? inherited[ObjectIdentifier(view)]?[heir.index]
        ?? heir.table.bindings[heir.index.binding].read(view, heir.index.slot)
      let isMoved = before != value
      heirs[index].last = value
      if heir.mayTurn, isMoved, let target = view.appliedModel(heir.index, record(of: view)) {
        written += follow(heir, view, target, tree)
      }
      let running = record(of: view)?.transitions[heir.index]
      heirs[index].moves = running != nil
      heirs[index].end = running?.end ?? heirs[index].end
      guard running == nil, view.writeMoving(value, heir.index, heir.table) else { continue }
      written += 1
    }
    return written
  }

  private func record(of view: any StyleNode) -> MovingView? { views[ObjectIdentifier(view)] }

  /// Starts or turns the transition of a view that inherits a moving value.
  private func follow(_ heir: Heir, _ view: any StyleNode, _ target: StyleValue, _ tree: LiveTree) -> Int {
    guard !view.styleTreeNode.isNone, let item = item(of: heir.index, heir.table, view.styleTreeNode, tree) else {
      return 0
    }
    let isRunning = record(of: view)?.transitions[heir.index] != nil
    guard isRunning || heir.end != target else { return 0 }
    let record = make(view, heir.table)
    let facts = StyleFacts(tree.movableValues(of: view.styleTreeNode, heir.table), heir.table)
    if record.isIdle { record.models = facts.byIndex }
    let before =
      inherited[ObjectIdentifier(view)]?[heir.index]
      ?? heir.table.bindings[heir.index.binding].read(view, heir.index.slot)
    guard turn(heir.index, item, of: record, from: before, to: target) else { return 0 }
    keep(record, of: view)
    return show(record.values(at: now), on: record, view, facts)
  }

  /// The transition of a state slot in the style of a node; `nil` if there is none.
  private func item(
    of slot: BindingIndex, _ table: ViewTypeTable, _ node: ID<Node>, _ tree: LiveTree
  ) -> TransitionList.Item? {
    guard tree.engine.mayMove(node) else { return nil }
    if case .still = mode { return nil }
    let items = TransitionItems(style(of: node, in: tree), tree.engine.stylesheet.schema)
    return items.item(for: table.bindings[slot.binding].property).flatMap { $0.isEffective ? $0 : nil }
  }

  private func findHeirs(
    of source: BindingIndex, _ name: String, _ record: MovingView, below node: ID<Node>, _ tree: LiveTree
  ) {
    var next = tree.engine.firstChild(of: node)
    var pending: [ID<Node>] = []
    while let node = next ?? pending.popLast() {
      next = tree.engine.next(after: node)
      guard let view = tree.view(of: node), let row = tree.engine.propertyIndex(name, of: node),
        tree.engine.inherits(at: row, of: node)
      else { continue }
      let table = ViewTypeTable.of(type(of: view))
      if let index = table.index(named: name) {
        let own = views[ObjectIdentifier(view)]
        if own?.isAnimated(index, at: now) ?? false { continue }
        heirs.append(
          Heir(
            view: view, table: table, index: index, owner: record, source: source,
            model: table.bindings[index.binding].read(view, index.slot),
            mayTurn: item(of: index, table, node, tree) != nil, last: nil, end: nil,
            moves: own?.transitions[index] != nil))
        // What the views inside inherit is what this one shows.
        if own?.shown[index] != nil { continue }
      }
      if let next { pending.append(next) }
      next = tree.engine.firstChild(of: node)
    }
  }

  /// The moving value that a view inherits; `nil` if it inherits none.
  func inheritedValue(of slot: BindingIndex, _ style: NewStyle) -> StyleValue? {
    guard slot.slot == 0, !views.isEmpty else { return nil }
    let name = style.table.bindings[slot.binding].property.name
    var node = style.node
    while let row = style.tree.engine.propertyIndex(name, of: node), style.tree.engine.inherits(at: row, of: node),
      let parent = style.tree.engine.parent(of: node)
    {
      guard let view = style.tree.view(of: parent) else { return nil }
      if let record = views[ObjectIdentifier(view)], let index = record.table.index(named: name),
        let value = record.values[index]
      {
        return value
      }
      node = parent
    }
    return nil
  }
}

extension StyleNode {
  /// The value of a state slot in the style of a view.
  fileprivate func appliedModel(_ slot: BindingIndex, _ record: MovingView?) -> StyleValue? {
    record?.models[slot]?.value ?? appliedValue(slot).sheet
  }
}
