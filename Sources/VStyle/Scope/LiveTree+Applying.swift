import VStyleCascade
import VStyleEngine
import VStyleValues

/// Writing styles to views.
extension LiveTree {
  /// Writes changed styles to views, parents first.
  ///
  /// - Parameter changed: the nodes with changed styles.
  /// - Returns: the number of writes.
  func write(_ changed: [ID<Node>]) -> Int {
    removeAlteredDeltas()
    var written = 0
    var index = 0
    while index < changed.count {
      guard let view = views[changed[index]] else {
        index += 1
        continue
      }
      let style = engine.style(of: changed[index])
      let delta = delta(for: view, changed[index], style)
      var end = index + 1
      while end < changed.count, isAlike(changed[end], style, delta), !engine.isOfOneNode(style) { end += 1 }
      if end - index == 1 {
        written += delta.apply(to: view)
      } else {
        written += delta.apply(to: changed[index..<end].compactMap { views[$0] })
      }
      index = end
    }
    return written
  }

  private func removeAlteredDeltas() {
    if generation != engine.generation {
      generation = engine.generation
      deltas = []
    }
    for style in engine.alteredStyles where style.index < deltas.count { deltas[style] = nil }
  }

  /// Whether a node has a style, and a view of the delta's type. Two view types may have the same name.
  private func isAlike(_ node: ID<Node>, _ style: ID<SharedStyle>, _ delta: StyleDelta) -> Bool {
    engine.style(of: node) == style && views[node].map { type(of: $0) == delta.table.type } ?? false
  }

  /// Returns the delta that applies a style to a view, whatever values styles have set on it before.
  private func delta(for view: any StyleNode, _ node: ID<Node>, _ style: ID<SharedStyle>) -> StyleDelta {
    let type = type(of: view)
    if style.index < deltas.count, let known = deltas[style], known.table.type == type { return known }
    let table = ViewTypeTable.of(type)
    let delta = table.cache.shared(StyleDelta(changes(of: node, table), for: table, extent: .whole))
    guard !engine.isOfOneNode(style) else { return delta }
    while deltas.count <= style.index { deltas.append(nil) }
    deltas[style] = delta
    return delta
  }

  private func changes(of node: ID<Node>, _ table: ViewTypeTable) -> [StyleDelta.Change] {
    engine.values(of: node, styledOnly: true).compactMap { value in
      guard let index = table.index(named: value.entry.name) else { return nil }
      let binding = table.bindings[index.binding]
      let slot = value.entry.slots.isEmpty ? 0 : binding.slots.firstIndex(of: value.entry.slots[value.slot])
      return slot.map {
        StyleDelta.Change(BindingIndex(binding: index.binding, slot: $0), value.value, location: value.location)
      }
    }
  }
}
