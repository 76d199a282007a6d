import VStyleSyntax
import VStyleValues

/// Finds out what a delta changes where something is wanted already.
///
/// Rows that touch each other are settled together: what all of them were is kept before the first write, and a
/// change of one takes them back to that before what is wanted now is written. So the outcome depends on what is
/// wanted and on nothing that was wanted before.
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

  /// Finds out what has to be written.
  ///
  /// - Parameter share: gives for something wanted the same thing if it is known already.
  consuming func patch(sharing share: (AppliedStyle) -> AppliedStyle) -> StylePatch {
    for slot in from.slots { slots[slot.key] = slot }
    takeChanges()
    for key in changed.keys { addRelated(to: key) }
    let all = slots.values.sorted { $0.key < $1.key }
    let middle = share(applied(all))
    let kept = all.filter { !$0.isFree || isGroupStyled($0.key, in: slots) }
    let to = kept.count == all.count ? middle : share(applied(kept))
    let groups = changedGroups()
    var steps: [StylePatch.Step] = []
    for (place, slot) in middle.slots.enumerated() {
      guard let action = action(for: slot, groups) else { continue }
      steps.append(step(place, slot, action, middle))
    }
    return StylePatch(
      from: from, delta: delta, middle: middle, to: to, origins: middle.slots.map { from.index(of: $0.key) },
      resets: groups.sorted { $0.key < $1.key }.filter(\.value.isReset).map { related(to: table.order.groups[$0.key]) },
      steps: steps)
  }

  private mutating func takeChanges() {
    if delta.extent == .whole {
      for slot in from.slots where value(of: slot) != nil { set(nil, at: slot.key, location: nil) }
    }
    for change in delta.changes { set(change.value, at: table.key(of: change.place), location: change.location) }
  }

  private func value(of slot: AppliedStyle.Slot) -> Value? { delta.source == .code ? slot.pinned : slot.engine }

  private mutating func set(_ value: Value?, at key: AppliedStyle.Key, location: SourceLocation?) {
    guard value != nil || slots[key] != nil else { return }
    var slot = slots[key] ?? AppliedStyle.Slot(key: key)
    switch delta.source {
    case .engine: slot.engine = value
    case .code: slot.pinned = value
    }
    slots[key] = slot
    changed[key] = .some(location)
  }

  /// What is wanted with some slots. What was given before stays, unless the delta names all of it.
  private func applied(_ slots: [AppliedStyle.Slot]) -> AppliedStyle {
    guard delta.source == .code else {
      return AppliedStyle(slots, given: from.given, givenIsShareable: from.givenIsShareable, for: table)
    }
    if delta.extent == .whole || from.given.keys.allSatisfy({ delta.given[$0] != nil }) {
      return AppliedStyle(slots, given: delta.given, givenIsShareable: delta.isShareable, for: table)
    }
    return AppliedStyle(
      slots, given: from.given.merging(delta.given) { $1 },
      givenIsShareable: from.givenIsShareable && delta.isShareable, for: table)
  }

  private func step(
    _ place: Int, _ slot: AppliedStyle.Slot, _ action: StylePatch.Action, _ middle: AppliedStyle
  ) -> StylePatch.Step {
    let value = slot.pinned ?? slot.engine ?? .none
    return StylePatch.Step(
      place: place, access: table.row(of: slot.key).access, slot: slot.key.slot, action: action, value: value,
      differsFromInitial: value != middle.initialValues[place], location: changed[slot.key] ?? nil)
  }
}

/// What has to be done with a slot.
extension PatchBuilder {
  private func action(for slot: AppliedStyle.Slot, _ groups: [Int: Group]) -> StylePatch.Action? {
    if let leader = leader(of: slot.key) {
      return groups[leader]?.isChanged == true && !slot.isFree ? .relate : nil
    }
    guard isChanged(slot.key) else { return nil }
    let row = table.row(of: slot.key)
    if slot.isFree { return row.isReadable ? .restore : nil }
    if row.isMerged { return .merge }
    return before(slot.key).isFree && row.isReadable ? .style : .write
  }

  private func before(_ key: AppliedStyle.Key) -> AppliedStyle.Slot {
    from.index(of: key).map { from.slots[$0] } ?? AppliedStyle.Slot(key: key)
  }

  /// Whether something else is wanted of a slot.
  private func isChanged(_ key: AppliedStyle.Key) -> Bool {
    guard changed[key] != nil, let after = slots[key] else { return false }
    let before = before(key)
    if table.row(of: key).isMerged { return before != after }
    return (before.pinned ?? before.engine) != (after.pinned ?? after.engine)
  }
}

/// Rows that touch each other.
extension PatchBuilder {
  /// What becomes of rows that touch each other.
  private struct Group {
    /// Whether a style wants something else of one of them.
    var isChanged = false
    /// Whether they go back to what they were first: what the others make of a change is open.
    var isReset = false
  }

  /// The first of the rows that touch a slot's row; `nil` for a row that stands alone.
  private func leader(of key: AppliedStyle.Key) -> Int? { table.order.groups[table.order.rows[key.position]].first }

  /// The slots of rows.
  private func related(to rows: [Int]) -> [AppliedStyle.Key] {
    rows.flatMap { row in
      table.rows[row].slots.indices.map { table.key(of: PropertyPlace(row: row, slot: $0)) }
    }
  }

  private mutating func addRelated(to key: AppliedStyle.Key) {
    for other in related(to: table.order.groups[table.order.rows[key.position]]) where slots[other] == nil {
      slots[other] = AppliedStyle.Slot(key: other)
    }
  }

  private func isGroupStyled(_ key: AppliedStyle.Key, in slots: [AppliedStyle.Key: AppliedStyle.Slot]) -> Bool {
    related(to: table.order.groups[table.order.rows[key.position]]).contains { slots[$0].map { !$0.isFree } ?? false }
  }

  private func changedGroups() -> [Int: Group] {
    var groups: [Int: Group] = [:]
    for key in changed.keys where isChanged(key) {
      guard let leader = leader(of: key) else { continue }
      let row = table.order.rows[key.position]
      let wasStyled = related(to: table.order.groups[row]).contains { !before($0).isFree }
      groups[leader, default: Group()].isChanged = true
      if wasStyled, slots[key]?.isFree == true || table.order.isFollowed[row] { groups[leader]?.isReset = true }
    }
    return groups
  }
}
