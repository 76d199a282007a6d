/// A table with one entry for each of some weakly referenced objects, in the order in which they were added.
package struct WeakTable<Element: AnyObject, Payload> {
  private struct Entry {
    weak var object: Element?
    var payload: Payload
  }

  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var room = 64

  /// Creates an empty table.
  package init() {}

  /// The payload of an object; `nil` if it has no entry. Setting `nil` removes the entry.
  package subscript(object: Element) -> Payload? {
    get { position(of: object).map { entries[$0].payload } }
    set {
      if let position = position(of: object) {
        if let newValue { entries[position].payload = newValue } else { forget(object, at: position) }
      } else if let newValue {
        if entries.count >= room { compact() }
        positions[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, payload: newValue))
      }
    }
  }

  /// The objects that still exist, with their payloads.
  package var all: [(object: Element, payload: Payload)] {
    entries.compactMap { entry in entry.object.map { ($0, entry.payload) } }
  }

  /// Whether an object still exists.
  package var hasObjects: Bool { entries.contains { $0.object != nil } }

  /// The number of stored entries, including those of released objects.
  ///
  /// While objects are added, it is at most twice the number of existing objects, and at least 64. Call
  /// ``compactIfMostAreGone()`` to remove entries when no objects are added.
  package var storedCount: Int { entries.count }

  /// Removes the entries of released objects if they are the majority.
  package mutating func compactIfMostAreGone() {
    guard entries.count(where: { $0.object == nil }) * 2 > entries.count else { return }
    compact()
  }

  private func position(of object: Element) -> Int? {
    // A new object may have the identity of a released one, so the stored object is compared.
    guard let position = positions[ObjectIdentifier(object)], entries[position].object === object else { return nil }
    return position
  }

  private mutating func forget(_ object: Element, at position: Int) {
    entries[position].object = nil
    positions[ObjectIdentifier(object)] = nil
  }

  private mutating func compact() {
    // `filter` allocates a new array, so that the old memory is freed.
    entries = entries.filter { $0.object != nil }
    positions = [:]
    for (position, entry) in entries.enumerated() {
      if let object = entry.object { positions[ObjectIdentifier(object)] = position }
    }
    room = max(64, entries.count * 2)
  }
}

/// A list of weakly referenced objects, each once, in the order in which they were added.
package struct WeakList<Element: AnyObject> {
  private var table = WeakTable<Element, Void>()

  /// Creates an empty list.
  package init() {}

  /// Adds an object, unless the list has it.
  package mutating func add(_ object: Element) { table[object] = () }

  /// Removes an object.
  package mutating func remove(_ object: Element) { table[object] = nil }

  /// The objects that still exist.
  package var objects: [Element] { table.all.map(\.object) }

  /// Whether an object still exists.
  package var hasObjects: Bool { table.hasObjects }

  /// The number of stored objects, including released ones.
  package var storedCount: Int { table.storedCount }

  /// Removes the entries of released objects if they are the majority.
  package mutating func compactIfMostAreGone() { table.compactIfMostAreGone() }
}
