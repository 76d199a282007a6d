import VStyleSyntax
import VStyleValues

/// One pass over an object that makes its members what its styles want.
///
/// Rows are written in the order of the table. A row whose writes reset or bound others takes those along:
/// what they were is kept before the first write, they are written again behind it, and they come back with it.
///
/// A setter may style its own object, so what is known is looked up again after each write.
struct StyleSettlement {
  let object: any Styleable
  let table: ClassTable
  let storage: StyleStorage
  private(set) var issues: [StyleIssue] = []

  /// The rows that were written in this pass.
  private var writtenRows: Set<Int> = []

  init(_ applier: StyleApplier) {
    object = applier.object
    table = applier.table
    storage = applier.storage
  }

  mutating func settle(_ changes: [StyleStorage.Key: StyleApplier.Change]) {
    let order = table.order
    for key in changes.keys.sorted() {
      let row = order.rows[key.position]
      keepBaseline(of: key)
      for dependent in order.dependents[row] { keepBaselines(of: dependent) }
    }
    var released: [StyleStorage.Key] = []
    for (key, change) in changes.sorted(by: { $0.key < $1.key }) {
      guard let index = storage.entries.index(of: key) else { continue }
      let wasFree = storage.entries[index].isFree
      change.apply(to: &storage.entries[index])
      if storage.entries[index].isFree, !wasFree { released.append(key) }
    }
    let rewritten = released.reduce(into: Set<Int>()) { $0.formUnion(release($1)) }
    for key in storage.entries.map(\.key) {
      let row = order.rows[key.position]
      let isTouched = !writtenRows.isDisjoint(with: order.dependencies[row])
      guard changes[key] != nil || isTouched || rewritten.contains(row) else { continue }
      guard let entry = storage.entries.index(of: key).map({ storage.entries[$0] }) else { continue }
      guard let target = target(of: entry) else { continue }
      let present = isTouched && table.rows[row].isReadable ? table.rows[row].read(object, key.slot) : entry.written
      if rewritten.contains(row) || present != target {
        write(target, to: key, location: changes[key]?.location)
      } else if let index = storage.entries.index(of: key) {
        storage.entries[index].written = target
      }
    }
    let styled = Set(storage.entries.lazy.filter { !$0.isFree }.map { order.rows[$0.key.position] })
    storage.entries.removeAll { entry in
      entry.isFree && styled.isDisjoint(with: order.dependencies[order.rows[entry.key.position]])
    }
  }

  /// What a slot is to become; `nil` to leave it to the rows whose writes change it.
  private func target(of entry: StyleStorage.Entry) -> Value? {
    let row = order.rows[entry.key.position]
    if let styled = entry.styled(merging: table.rows[row].merge) { return styled }
    guard table.rows[row].isReadable, !isDependencyStyled(of: row) else { return nil }
    return entry.baseline
  }

  /// Gives a slot back whose row depends on others that stay styled: the slot becomes what those make of what
  /// was there before.
  ///
  /// - Returns: the rows that have to be written again for it.
  private mutating func release(_ key: StyleStorage.Key) -> [Int] {
    let row = order.rows[key.position]
    let styled = order.dependencies[row].filter { isStyled($0) }
    guard !styled.isEmpty, table.rows[row].isReadable, let index = storage.entries.index(of: key) else { return [] }
    write(storage.entries[index].baseline, to: key, location: nil)
    return styled
  }

  private mutating func write(_ value: Value, to key: StyleStorage.Key, location: SourceLocation?) {
    let row = order.rows[key.position]
    do {
      // What a setter refuses it is not asked for again until the style wants something else.
      if let index = storage.entries.index(of: key) { storage.entries[index].written = value }
      if try table.rows[row].write(object, value, key.slot) {
        storage.writeCount += 1
        writtenRows.insert(row)
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

  private func isStyled(_ row: Int) -> Bool {
    let first = storage.entries.place(of: StyleStorage.Key(position: order.positions[row], slot: 0))
    return storage.entries[first...].prefix { order.rows[$0.key.position] == row }.contains { !$0.isFree }
  }

  private func isDependencyStyled(of row: Int) -> Bool { order.dependencies[row].contains { isStyled($0) } }

  private mutating func keepBaselines(of row: Int) {
    for slot in table.rows[row].slots.indices {
      keepBaseline(of: StyleStorage.Key(position: order.positions[row], slot: slot))
    }
  }

  private mutating func keepBaseline(of key: StyleStorage.Key) {
    let place = storage.entries.place(of: key)
    guard place == storage.entries.count || storage.entries[place].key != key else { return }
    let present = table.rows[order.rows[key.position]].read(object, key.slot)
    storage.entries.insert(StyleStorage.Entry(key: key, baseline: present, written: present), at: place)
  }
}
