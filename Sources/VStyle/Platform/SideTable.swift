/// The payloads of objects that have no room for them, by the identity of the objects, which are not retained.
///
/// Each call of ``removeNextReleased()`` checks one entry, in turn. So the entry of a released object is removed after
/// at most twice as many calls as there are entries, and no call takes longer than another.
struct SideTable<Payload> {
  private struct Entry {
    let identity: ObjectIdentifier
    weak var object: AnyObject?
    let payload: Payload
  }

  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The entry to check next.
  private var next = 0

  /// The payload of an object; `nil` if it has none.
  subscript(object: AnyObject) -> Payload? {
    // A new object may have the identity of a released one, so the stored object is compared.
    guard let position = positions[ObjectIdentifier(object)], entries[position].object === object else { return nil }
    return entries[position].payload
  }

  /// Adds the payload of an object that has none.
  ///
  /// - Returns: the payload of a released object with the same identity, if there was one.
  mutating func add(_ payload: Payload, for object: AnyObject) -> Payload? {
    let identity = ObjectIdentifier(object)
    let former = positions[identity].map { remove(at: $0) }
    positions[identity] = entries.count
    entries.append(Entry(identity: identity, object: object, payload: payload))
    return former
  }

  /// Checks one entry, and removes it if its object was released.
  ///
  /// - Returns: the payload of the removed entry.
  mutating func removeNextReleased() -> Payload? {
    guard !entries.isEmpty else { return nil }
    next = next < entries.count ? next : 0
    guard entries[next].object == nil else {
      next += 1
      return nil
    }
    return remove(at: next)
  }

  /// Removes an entry. The last entry takes its position.
  private mutating func remove(at position: Int) -> Payload {
    let removed = entries[position]
    let last = entries.removeLast()
    if position < entries.count {
      entries[position] = last
      positions[last.identity] = position
    }
    positions[removed.identity] = nil
    return removed.payload
  }
}
