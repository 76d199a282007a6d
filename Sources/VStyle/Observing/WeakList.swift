/// Objects that are known and not kept alive, in the order in which they came, each once.
struct WeakList<Element: AnyObject> {
  private struct Entry {
    weak var object: Element?
  }

  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var room = 64

  /// Adds an object, unless it is there.
  mutating func add(_ object: Element) {
    let identity = ObjectIdentifier(object)
    // An identity is given again once its object is gone, so what stands there is looked at.
    if let position = positions[identity], entries[position].object === object { return }
    if entries.count >= room { compact() }
    positions[identity] = entries.count
    entries.append(Entry(object: object))
  }

  /// Takes an object out.
  mutating func remove(_ object: Element) {
    guard let position = positions[ObjectIdentifier(object)], entries[position].object === object else { return }
    entries[position].object = nil
    positions[ObjectIdentifier(object)] = nil
  }

  /// The objects that are still there.
  var objects: [Element] { entries.compactMap(\.object) }

  /// How many objects are remembered, those that are gone included: at most twice as many as are there, and a few.
  var storedCount: Int { entries.count }

  private mutating func compact() {
    entries.removeAll { $0.object == nil }
    positions = [:]
    for (position, entry) in entries.enumerated() {
      if let object = entry.object { positions[ObjectIdentifier(object)] = position }
    }
    room = max(64, entries.count * 2)
  }
}
