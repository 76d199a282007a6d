import VStyleCascade
import VStyleValues

/// Writes values to one object through its class's table, and takes them back.
struct StyleApplier {
  let object: any Styleable
  let table: ClassTable
  let storage: StyleStorage

  init(_ object: any Styleable) {
    self.object = object
    table = ClassTable.of(type(of: object))
    storage = object.styleStorage
  }

  /// A value for a slot of a row, and where it was declared.
  struct Assignment {
    let key: StyleStorage.Key
    let value: Value
  }

  /// Makes the engine's values those given: new ones are written, missing ones give way.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  func setEngineValues(_ assignments: [Assignment]) -> Int {
    let before = storage.writeCount
    var wanted: Set<StyleStorage.Key> = []
    for assignment in assignments { wanted.insert(assignment.key) }
    for key in ordered(storage.entries.keys.filter { !wanted.contains($0) }) {
      update(key) { $0.engine = nil }
    }
    for assignment in inWriteOrder(assignments) {
      update(assignment.key) { $0.engine = assignment.value }
    }
    return storage.writeCount - before
  }

  /// Sets values that code wants, beside those it wanted before.
  func pin(_ assignments: [Assignment]) {
    for assignment in inWriteOrder(assignments) {
      update(assignment.key) { $0.pinned = assignment.value }
    }
  }

  /// Gives up every value that code wanted.
  func unpinAll() {
    for key in ordered(Array(storage.entries.keys)) { update(key) { $0.pinned = nil } }
  }

  /// Changes an entry and writes what it now wants, if that is not there already.
  private func update(_ key: StyleStorage.Key, _ change: (inout StyleStorage.Entry) -> Void) {
    let row = table.rows[key.row]
    var entry: StyleStorage.Entry
    if let known = storage.entries[key] {
      entry = known
    } else {
      let present = row.read(object, key.slot)
      entry = StyleStorage.Entry(baseline: present, written: present)
    }
    change(&entry)
    let canWrite = row.isReadable || !entry.isFree
    if canWrite, entry.wanted != entry.written, row.write(object, entry.wanted, key.slot) {
      entry.written = entry.wanted
      storage.writeCount += 1
    }
    storage.entries[key] = entry.isFree ? nil : entry
  }

  /// Dependency rank first, then the order given.
  private func inWriteOrder(_ assignments: [Assignment]) -> [Assignment] {
    assignments.enumerated().sorted { left, right in
      let (a, b) = (rank(left.element.key), rank(right.element.key))
      return a != b ? a < b : left.offset < right.offset
    }.map(\.element)
  }

  private func ordered(_ keys: [StyleStorage.Key]) -> [StyleStorage.Key] {
    keys.sorted { left, right in
      let (a, b) = (rank(left), rank(right))
      return a != b ? a < b : left < right
    }
  }

  private func rank(_ key: StyleStorage.Key) -> Int { table.rows[key.row].property.rank }
}
