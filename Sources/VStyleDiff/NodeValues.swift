import VStyleEngine
import VStyleValues

/// The values that two engines compute differently for the nodes of a tree, as of their last flush.
struct NodeValues {
  private let old: StyleEngine
  private let new: StyleEngine

  /// The parent of each node; `nil` for a root.
  private let parents: [Int?]

  /// The changes of nodes with the same styles, which are the same.
  private var known: [Styles: [ValueChange]] = [:]

  /// The styles that decide the values of a node in both engines.
  struct Styles: Hashable {
    let old: Int?
    let oldParent: Int?
    let new: Int?
    let newParent: Int?
  }

  /// A value per state, by property.
  private struct Slot: Hashable {
    let name: String
    let state: String?
  }

  init(_ old: StyleEngine, _ new: StyleEngine, parents: [Int?]) {
    self.old = old
    self.new = new
    self.parents = parents
  }

  /// The styles of a node. Nodes with the same ones have the same changes.
  func styles(of node: Int) -> Styles {
    let parent = parents[node]
    return Styles(
      old: old.styleIndex(of: node), oldParent: parent.flatMap(old.styleIndex), new: new.styleIndex(of: node),
      newParent: parent.flatMap(new.styleIndex))
  }

  /// The changes of a node: properties in the order of the view type, then custom properties by name.
  ///
  /// A custom property is left out where the parent has the same change, which the node inherits.
  mutating func changes(of node: Int) -> [ValueChange] {
    let styles = styles(of: node)
    if let known = known[styles] { return known }
    let changes = propertyChanges(node) + customPropertyChanges(node)
    known[styles] = changes
    return changes
  }

  private func propertyChanges(_ node: Int) -> [ValueChange] {
    let (before, after) = (values(old, node), values(new, node))
    let both = after.order + before.order.filter { after.values[$0] == nil }
    return both.compactMap { slot in
      let (left, right) = (before.values[slot], after.values[slot])
      if let left, let right, left.entry.kind == right.entry.kind, left.value == right.value { return nil }
      return change(slot, left.map(NodeValues.text), right.map(NodeValues.text))
    }
  }

  private func customPropertyChanges(_ node: Int) -> [ValueChange] {
    let parent = parents[node]
    return old.ownCustomPropertyNames(of: node).union(new.ownCustomPropertyNames(of: node)).sorted().compactMap {
      name in
      let (before, after) = (old.customProperty(name, of: node), new.customProperty(name, of: node))
      guard let change = change(Slot(name: name, state: nil), before, after) else { return nil }
      let isInherited =
        parent.map {
          old.customProperty(name, of: $0) == change.old && new.customProperty(name, of: $0) == change.new
        } ?? false
      return isInherited ? nil : change
    }
  }

  private func change(_ slot: Slot, _ old: String?, _ new: String?) -> ValueChange? {
    old == new ? nil : ValueChange(name: slot.name, state: slot.state, old: old, new: new)
  }

  private func values(_ engine: StyleEngine, _ node: Int) -> (order: [Slot], values: [Slot: EngineValue]) {
    var order: [Slot] = []
    var values: [Slot: EngineValue] = [:]
    for value in engine.values(of: node) {
      let slot = Slot(name: value.entry.name, state: value.slot == 0 ? nil : value.entry.slots[value.slot])
      order.append(slot)
      values[slot] = value
    }
    return (order, values)
  }

  private static func text(_ value: EngineValue) -> String { value.entry.kind.serialize(value.value) }
}
