import VStyleSyntax
import VStyleValues

/// One pass over an object that makes its members what its styles want.
///
/// Rows are written in the order of the table. Rows that touch each other are settled together: what all of them
/// were is kept before the first write, and a change of one takes them back to that before what is wanted now is
/// written. So the outcome depends on what is wanted and on nothing that was wanted before.
///
/// A setter may style its own object, so what is known is looked up again after each write.
struct StyleSettlement {
  let object: any Styleable
  let table: ClassTable
  let storage: StyleStorage
  private(set) var issues: [StyleIssue] = []

  init(_ applier: StyleApplier) {
    object = applier.object
    table = applier.table
    storage = applier.storage
  }

  mutating func settle(_ changes: [StyleStorage.Key: StyleApplier.Change]) {
    let keys = changes.keys.sorted()
    for key in keys { keepBaselines(of: key) }
    var groups: [Int: Group] = [:]
    for key in keys {
      guard let change = changes[key], let index = storage.entries.index(of: key) else { continue }
      let row = order.rows[key.position]
      let before = styled(storage.entries[index])
      let wasStyled = isGroupStyled(row)
      change.apply(to: &storage.entries[index])
      let after = styled(storage.entries[index])
      guard let leader = order.groups[row].first else { continue }
      groups[leader, default: Group(wasStyled: wasStyled)].wasStyled = groups[leader]?.wasStyled ?? wasStyled
      guard before != after else { continue }
      if after == nil || order.isFollowed[row] { groups[leader]?.needsReset = true }
      groups[leader]?.isChanged = true
    }
    for group in groups.sorted(by: { $0.key < $1.key }) where group.value.wasStyled && group.value.needsReset {
      reset(order.groups[group.key])
    }
    for key in storage.entries.map(\.key) {
      let leader = order.groups[order.rows[key.position]].first
      if let group = leader.flatMap({ groups[$0] }) {
        if group.isChanged { write(related: key, location: changes[key]?.location) }
      } else if let change = changes[key] {
        write(alone: key, location: change.location)
      }
    }
    storage.entries = storage.entries.filter { !$0.isFree || isGroupStyled(order.rows[$0.key.position]) }
  }

  /// What becomes of rows that touch each other.
  private struct Group {
    /// Whether a style wanted something of one of them before.
    var wasStyled: Bool
    /// Whether a style now wants something else of one of them.
    var isChanged = false
    /// Whether what the others make of that is open.
    var needsReset = false
  }

  private func styled(_ entry: StyleStorage.Entry) -> Value? {
    entry.styled(merging: table.rows[order.rows[entry.key.position]].merge)
  }

  /// Takes rows that touch each other back to what they were.
  private mutating func reset(_ rows: [Int]) {
    for row in rows where table.rows[row].isReadable {
      for slot in table.rows[row].slots.indices {
        let key = StyleStorage.Key(position: order.positions[row], slot: slot)
        guard let entry = storage.entries.index(of: key).map({ storage.entries[$0] }) else { continue }
        if table.rows[row].read(object, slot) != entry.baseline { write(entry.baseline, to: key, location: nil) }
      }
    }
  }

  /// Writes what is wanted of a slot which others may have changed.
  private mutating func write(related key: StyleStorage.Key, location: SourceLocation?) {
    guard let index = storage.entries.index(of: key), let target = styled(storage.entries[index]) else { return }
    let row = table.rows[order.rows[key.position]]
    let present = row.isReadable ? row.read(object, key.slot) : storage.entries[index].written
    storage.entries[index].written = present
    if present != target { write(target, to: key, location: location) }
  }

  /// Writes what is wanted of a slot that nothing else changes.
  private mutating func write(alone key: StyleStorage.Key, location: SourceLocation?) {
    guard let entry = storage.entries.index(of: key).map({ storage.entries[$0] }) else { return }
    let target = styled(entry)
    guard target != nil || table.rows[order.rows[key.position]].isReadable else { return }
    if entry.written != target ?? entry.baseline { write(target ?? entry.baseline, to: key, location: location) }
  }

  private mutating func write(_ value: Value, to key: StyleStorage.Key, location: SourceLocation?) {
    let row = order.rows[key.position]
    do {
      // What a setter refuses it is not asked for again until the style wants something else.
      if let index = storage.entries.index(of: key) { storage.entries[index].written = value }
      if try table.rows[row].write(object, value, key.slot) {
        storage.writeCount += 1
      } else {
        report(.valueTypeMismatch, row, expected: table.rows[row].kind.syntax, found: "\(value.payload)", location)
      }
    } catch {
      report(.setterFailed, row, expected: "a value that the setter takes", found: "\(error)", location)
    }
  }

  private mutating func report(
    _ problem: StyleIssue.Problem, _ row: Int, expected: String, found: String, _ location: SourceLocation?
  ) {
    issues.append(
      StyleIssue(
        problem, property: table.rows[row].property.name, className: table.name, expected: expected, found: found,
        location: location))
  }
}

/// What was there before, and who is styled.
extension StyleSettlement {
  private var order: WriteOrder { table.order }

  /// Whether a style wants something of one of the rows that touch a row.
  private func isGroupStyled(_ row: Int) -> Bool {
    order.groups[row].contains { row in
      let first = storage.entries.place(of: StyleStorage.Key(position: order.positions[row], slot: 0))
      return storage.entries[first...].prefix { order.rows[$0.key.position] == row }.contains { !$0.isFree }
    }
  }

  /// Keeps what a slot and all that touch it are now, if that is not known already.
  private func keepBaselines(of key: StyleStorage.Key) {
    keepBaseline(of: key)
    for row in order.groups[order.rows[key.position]] {
      for slot in table.rows[row].slots.indices {
        keepBaseline(of: StyleStorage.Key(position: order.positions[row], slot: slot))
      }
    }
  }

  private func keepBaseline(of key: StyleStorage.Key) {
    let place = storage.entries.place(of: key)
    guard place == storage.entries.count || storage.entries[place].key != key else { return }
    let present = table.rows[order.rows[key.position]].read(object, key.slot)
    storage.entries.insert(StyleStorage.Entry(key: key, baseline: present, written: present), at: place)
  }
}
