/// What is known about objects that are not kept alive, in the order in which they came, one entry for each.
struct WeakTable<Element: AnyObject, Payload> {
  private struct Entry {
    weak var object: Element?
    var payload: Payload
  }

  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var room = 64

  /// What is known about an object; setting `nil` forgets it.
  subscript(object: Element) -> Payload? {
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

  /// The objects that are still there, with what is known about them.
  var all: [(object: Element, payload: Payload)] {
    entries.compactMap { entry in entry.object.map { ($0, entry.payload) } }
  }

  /// Whether an object is still there.
  var hasObjects: Bool { entries.contains { $0.object != nil } }

  /// How many objects are remembered, those that are gone included.
  ///
  /// While objects are added these are at most twice as many as there are, and a few. What goes without another one
  /// coming is forgotten with ``compactIfMostAreGone()``.
  var storedCount: Int { entries.count }

  /// Forgets objects that are gone, once they are more than those that are there.
  mutating func compactIfMostAreGone() {
    guard entries.count(where: { $0.object == nil }) * 2 > entries.count else { return }
    compact()
  }

  private func position(of object: Element) -> Int? {
    // An identity is given again once its object is gone, so what stands there is looked at.
    guard let position = positions[ObjectIdentifier(object)], entries[position].object === object else { return nil }
    return position
  }

  private mutating func forget(_ object: Element, at position: Int) {
    entries[position].object = nil
    positions[ObjectIdentifier(object)] = nil
  }

  private mutating func compact() {
    // In memory of their own, so that what is not needed any more is given back.
    entries = entries.filter { $0.object != nil }
    positions = [:]
    for (position, entry) in entries.enumerated() {
      if let object = entry.object { positions[ObjectIdentifier(object)] = position }
    }
    room = max(64, entries.count * 2)
  }
}

/// Objects that are known and not kept alive, in the order in which they came, each once.
struct WeakList<Element: AnyObject> {
  private var table = WeakTable<Element, Void>()

  /// Adds an object, unless it is there.
  mutating func add(_ object: Element) { table[object] = () }

  /// Takes an object out.
  mutating func remove(_ object: Element) { table[object] = nil }

  /// The objects that are still there.
  var objects: [Element] { table.all.map(\.object) }

  /// Whether an object is still there.
  var hasObjects: Bool { table.hasObjects }

  /// How many objects are remembered, those that are gone included.
  var storedCount: Int { table.storedCount }

  /// Forgets objects that are gone, once they are more than those that are there.
  mutating func compactIfMostAreGone() { table.compactIfMostAreGone() }
}
