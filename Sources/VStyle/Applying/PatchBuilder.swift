import VStyleSyntax
import VStyleValues

/// Computes the patch of a delta from an applied style.
///
/// Interdependent bindings are updated as a group. All their baselines are stored before the first write. A change of
/// one binding restores these baselines before the new values are written. So the result depends only on the current
/// values of the styles, not on earlier ones.
struct PatchBuilder {
  private let table: ViewTypeTable
  private let from: AppliedStyle
  private let delta: StyleDelta

  /// The slots of ``from`` and those that the patch adds, in the order of writing.
  private var entries: [Entry]

  /// A slot and what the delta does to it.
  private struct Entry {
    /// The slot after the patch.
    var slot: AppliedStyle.Slot
    /// The index of the slot in the applied style before the patch; `nil` for a new slot.
    let origin: Int?
    /// Whether the delta names the slot.
    var isNamed = false
    /// Whether the value that styles set for the slot changes.
    var isChanged = false
    /// The location of the declaration.
    var location: SourceLocation?
  }

  init(from: AppliedStyle, delta: StyleDelta) {
    table = delta.table
    self.from = from
    self.delta = delta
    entries = from.slots.indices.map { Entry(slot: from.slots[$0], origin: $0) }
  }

  /// Computes the patch.
  ///
  /// - Parameter share: interns an applied style.
  consuming func patch(sharing share: (AppliedStyle) -> AppliedStyle) -> StylePatch {
    collectChanges()
    if !table.order.isIndependent { for entry in entries where entry.isNamed { addRelated(to: entry.slot.key) } }
    for index in entries.indices where entries[index].isNamed { entries[index].isChanged = isChanged(entries[index]) }
    let intermediate = share(applied(entries.map(\.slot)))
    let kept = entries.map(\.slot).filter { !$0.isUnset || isGroupStyled($0.key) }
    let to = kept.count == entries.count ? intermediate : share(applied(kept))
    let groups = changedGroups()
    var steps: [StylePatch.Step] = []
    for (index, entry) in entries.enumerated() {
      guard let action = action(for: entry, groups) else { continue }
      steps.append(step(index, entry, action, intermediate))
    }
    return StylePatch(
      from: from, delta: delta, intermediate: intermediate, to: to, origins: entries.map(\.origin),
      resets: groups.sorted { $0.key < $1.key }.filter(\.value.isReset).map { related(to: table.order.groups[$0.key]) },
      steps: steps)
  }

  private mutating func collectChanges() {
    if delta.extent == .whole {
      for index in entries.indices where value(of: entries[index].slot) != nil { set(nil, at: index, location: nil) }
    }
    for change in delta.changes {
      let key = table.key(of: change.index)
      if let index = index(of: key) ?? (change.value.map { _ in insert(key) }) {
        set(change.value, at: index, location: change.location)
      }
    }
  }

  private func value(of slot: AppliedStyle.Slot) -> StyleValue? { delta.source == .code ? slot.pinned : slot.engine }

  private mutating func set(_ value: StyleValue?, at index: Int, location: SourceLocation?) {
    switch delta.source {
    case .engine: entries[index].slot.engine = value
    case .code: entries[index].slot.pinned = value
    }
    entries[index].isNamed = true
    entries[index].location = location
  }

  /// Returns the index of the first entry whose key is not less than a key.
  private func insertionIndex(of key: AppliedStyle.Key) -> Int {
    // Most changes are in the order of writing.
    guard let last = entries.last, last.slot.key >= key else { return entries.count }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].slot.key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the entry with a key; `nil` if there is none.
  private func index(of key: AppliedStyle.Key) -> Int? {
    let index = insertionIndex(of: key)
    return index < entries.count && entries[index].slot.key == key ? index : nil
  }

  /// Inserts an unset slot that is new.
  ///
  /// - Returns: the index of the slot.
  private mutating func insert(_ key: AppliedStyle.Key) -> Int {
    let index = insertionIndex(of: key)
    entries.insert(Entry(slot: AppliedStyle.Slot(key: key), origin: nil), at: index)
    return index
  }

  /// Returns the applied style with some slots. Earlier `given` values stay, unless the delta replaces all of them.
  private func applied(_ slots: [AppliedStyle.Slot]) -> AppliedStyle {
    guard delta.source == .code else {
      return AppliedStyle(slots, given: from.given, assignedIsShareable: from.assignedIsShareable, for: table)
    }
    if delta.extent == .whole || from.given.keys.allSatisfy({ delta.given[$0] != nil }) {
      return AppliedStyle(slots, given: delta.given, assignedIsShareable: delta.isShareable, for: table)
    }
    return AppliedStyle(
      slots, given: from.given.merging(delta.given) { $1 },
      assignedIsShareable: from.assignedIsShareable && delta.isShareable, for: table)
  }

  private func step(
    _ index: Int, _ entry: Entry, _ action: StylePatch.Action, _ intermediate: AppliedStyle
  ) -> StylePatch.Step {
    let value = entry.slot.pinned ?? entry.slot.engine ?? .none
    return StylePatch.Step(
      index: index, access: table.binding(of: entry.slot.key).access, slot: entry.slot.key.slot, action: action,
      value: value, differsFromInitial: value != intermediate.initialValues[index], location: entry.location)
  }
}

/// The action of a slot.
extension PatchBuilder {
  private func action(for entry: Entry, _ groups: [Int: Group]) -> StylePatch.Action? {
    if let leader = leader(of: entry.slot.key) {
      return groups[leader]?.isChanged == true && !entry.slot.isUnset ? .reapply : nil
    }
    guard entry.isChanged else { return nil }
    let binding = table.binding(of: entry.slot.key)
    if entry.slot.isUnset { return binding.isReadable ? .restore : nil }
    if binding.isMerged { return .merge }
    return wasUnset(entry) && binding.isReadable ? .style : .write
  }

  /// Whether no style set a slot before the patch.
  private func wasUnset(_ entry: Entry) -> Bool { entry.origin.map { from.slots[$0].isUnset } ?? true }

  /// Whether the value that styles set for a slot changes.
  private func isChanged(_ entry: Entry) -> Bool {
    let before = entry.origin.map { from.slots[$0] } ?? AppliedStyle.Slot(key: entry.slot.key)
    if table.binding(of: entry.slot.key).isMerged { return before != entry.slot }
    return (before.pinned ?? before.engine) != (entry.slot.pinned ?? entry.slot.engine)
  }
}

/// Groups of interdependent bindings.
extension PatchBuilder {
  /// The change of a group of interdependent bindings.
  private struct Group {
    /// Whether a style changes one of the bindings.
    var isChanged = false
    /// Whether the bindings return to their baselines first, because a change has unknown effects on the others.
    var isReset = false
  }

  /// Returns the first binding of a slot's group; `nil` for an independent binding.
  private func leader(of key: AppliedStyle.Key) -> Int? { table.order.groups[table.order.bindings[key.position]].first }

  /// Returns the state slots of some bindings.
  private func related(to bindings: [Int]) -> [AppliedStyle.Key] {
    bindings.flatMap { binding in
      table.bindings[binding].slots.indices.map { table.key(of: BindingIndex(binding: binding, slot: $0)) }
    }
  }

  private mutating func addRelated(to key: AppliedStyle.Key) {
    for other in related(to: table.order.groups[table.order.bindings[key.position]]) where index(of: other) == nil {
      _ = insert(other)
    }
  }

  private func isGroupStyled(_ key: AppliedStyle.Key) -> Bool {
    related(to: table.order.groups[table.order.bindings[key.position]]).contains {
      index(of: $0).map { !entries[$0].slot.isUnset } ?? false
    }
  }

  private func changedGroups() -> [Int: Group] {
    guard !table.order.isIndependent else { return [:] }
    var groups: [Int: Group] = [:]
    for entry in entries where entry.isChanged {
      guard let leader = leader(of: entry.slot.key) else { continue }
      let binding = table.order.bindings[entry.slot.key.position]
      let wasStyled = related(to: table.order.groups[binding]).contains {
        index(of: $0).map { !wasUnset(entries[$0]) } ?? false
      }
      groups[leader, default: Group()].isChanged = true
      if wasStyled, entry.slot.isUnset || table.order.isFollowed[binding] { groups[leader]?.isReset = true }
    }
    return groups
  }
}
