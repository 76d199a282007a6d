/// A place of a hash table whose values stand elsewhere, by number.
///
/// OPTIMIZATION: the hash stands beside the number, so that a look-up reads little else.
struct HashSlot {
  let hash: UInt32
  /// −1 for a free place.
  let number: Int32

  static let free = HashSlot(hash: 0, number: -1)
}

extension [HashSlot] {
  /// The same numbers in twice as many places; their number stays a power of two.
  func doubled() -> [HashSlot] {
    let mask = count * 2 - 1
    var slots = [HashSlot](repeating: .free, count: mask + 1)
    var places = slots.mutableSpan
    for slot in self where slot.number >= 0 {
      var place = Int(slot.hash) & mask
      while places[place].number >= 0 { place = (place + 1) & mask }
      places[place] = slot
    }
    return slots
  }
}
