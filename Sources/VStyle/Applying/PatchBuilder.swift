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
  private var slots: [AppliedStyle.Key: AppliedStyle.Slot] = [:]
  private var changed: [AppliedStyle.Key: SourceLocation?] = [:]

  init(from: AppliedStyle, delta: StyleDelta) {
    table = delta.table
    self.from = from
    self.delta = delta
  }

  /// Computes the patch.
  ///
  /// - Parameter share: interns an applied style.
  consuming func patch(sharing share: (AppliedStyle) -> AppliedStyle) -> StylePatch {
    for slot in from.slots { slots[slot.key] = slot }
    collectChanges()
    for key in changed.keys { addRelated(to: key) }
    let all = slots.values.sorted { $0.key < $1.key }
    let intermediate = share(applied(all))
    let kept = all.filter { !$0.isUnset || isGroupStyled($0.key, in: slots) }
    let to = kept.count == all.count ? intermediate : share(applied(kept))
    let groups = changedGroups()
    var steps: [StylePatch.Step] = []
    for (index, slot) in intermediate.slots.enumerated() {
      guard let action = action(for: slot, groups) else { continue }
      steps.append(step(index, slot, action, intermediate))
    }
    return StylePatch(
      from: from, delta: delta, intermediate: intermediate, to: to,
      origins: intermediate.slots.map { from.index(of: $0.key) },
      resets: groups.sorted { $0.key < $1.key }.filter(\.value.isReset).map { related(to: table.order.groups[$0.key]) },
      steps: steps)
  }

  private mutating func collectChanges() {
    if delta.extent == .whole {
      for slot in from.slots where value(of: slot) != nil { set(nil, at: slot.key, location: nil) }
    }
    for change in delta.changes { set(change.value, at: table.key(of: change.index), location: change.location) }
  }

  private func value(of slot: AppliedStyle.Slot) -> StyleValue? { delta.source == .code ? slot.pinned : slot.engine }

  private mutating func set(_ value: StyleValue?, at key: AppliedStyle.Key, location: SourceLocation?) {
    guard value != nil || slots[key] != nil else { return }
    var slot = slots[key] ?? AppliedStyle.Slot(key: key)
    switch delta.source {
    case .engine: slot.engine = value
    case .code: slot.pinned = value
    }
    slots[key] = slot
    changed[key] = .some(location)
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
    _ index: Int, _ slot: AppliedStyle.Slot, _ action: StylePatch.Action, _ intermediate: AppliedStyle
  ) -> StylePatch.Step {
    let value = slot.pinned ?? slot.engine ?? .none
    return StylePatch.Step(
      index: index, access: table.binding(of: slot.key).access, slot: slot.key.slot, action: action, value: value,
      differsFromInitial: value != intermediate.initialValues[index], location: changed[slot.key] ?? nil)
  }
}

/// The action of a slot.
extension PatchBuilder {
  private func action(for slot: AppliedStyle.Slot, _ groups: [Int: Group]) -> StylePatch.Action? {
    if let leader = leader(of: slot.key) {
      return groups[leader]?.isChanged == true && !slot.isUnset ? .reapply : nil
    }
    guard isChanged(slot.key) else { return nil }
    let binding = table.binding(of: slot.key)
    if slot.isUnset { return binding.isReadable ? .restore : nil }
    if binding.isMerged { return .merge }
    return before(slot.key).isUnset && binding.isReadable ? .style : .write
  }

  private func before(_ key: AppliedStyle.Key) -> AppliedStyle.Slot {
    from.index(of: key).map { from.slots[$0] } ?? AppliedStyle.Slot(key: key)
  }

  /// Whether the value that styles set for a slot changes.
  private func isChanged(_ key: AppliedStyle.Key) -> Bool {
    guard changed[key] != nil, let after = slots[key] else { return false }
    let before = before(key)
    if table.binding(of: key).isMerged { return before != after }
    return (before.pinned ?? before.engine) != (after.pinned ?? after.engine)
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
    for other in related(to: table.order.groups[table.order.bindings[key.position]]) where slots[other] == nil {
      slots[other] = AppliedStyle.Slot(key: other)
    }
  }

  private func isGroupStyled(_ key: AppliedStyle.Key, in slots: [AppliedStyle.Key: AppliedStyle.Slot]) -> Bool {
    related(to: table.order.groups[table.order.bindings[key.position]]).contains {
      slots[$0].map { !$0.isUnset } ?? false
    }
  }

  private func changedGroups() -> [Int: Group] {
    var groups: [Int: Group] = [:]
    for key in changed.keys where isChanged(key) {
      guard let leader = leader(of: key) else { continue }
      let binding = table.order.bindings[key.position]
      let wasStyled = related(to: table.order.groups[binding]).contains { !before($0).isUnset }
      groups[leader, default: Group()].isChanged = true
      if wasStyled, slots[key]?.isUnset == true || table.order.isFollowed[binding] { groups[leader]?.isReset = true }
    }
    return groups
  }
}
