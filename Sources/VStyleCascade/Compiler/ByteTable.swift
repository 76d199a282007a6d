import VStyleSyntax

/// Numbers texts by their bytes and by what they were read as.
///
/// The bytes are kept here, so that the table lets go of the sources. Numbers count from 0 in the order of ``add``.
struct ByteTable {
  private struct Entry {
    let hash: UInt32
    let meaning: Int32
    let start: UInt32
    let count: UInt32
  }

  private var entries: ContiguousArray<Entry> = []
  private var bytes: ContiguousArray<UInt8> = []
  /// The entry of each place, −1 where there is none.
  private var places = ContiguousArray<Int32>(repeating: -1, count: 256)

  /// A text that is looked for.
  struct Key {
    fileprivate let hash: UInt32
    fileprivate let meaning: Int32
    fileprivate let range: Range<Int>
  }

  /// The key of a range of bytes.
  ///
  /// - Parameter meaning: what tells texts of the same bytes apart.
  @inline(__always)
  static func key(_ bytes: RawSpan, _ range: SourceRange, meaning: Int) -> Key {
    let meaning = Int32(truncatingIfNeeded: meaning)
    let seed = UInt64(UInt32(bitPattern: meaning))
    let range = range.start..<range.end
    return Key(hash: ByteHash.hash(bytes, range, seed: seed), meaning: meaning, range: range)
  }

  /// The number of a text, or `nil` if it was never added.
  func find(_ key: Key, in source: RawSpan) -> Int? {
    let mask = places.count - 1
    var place = Int(key.hash) & mask
    while true {
      let number = Int(places[place])
      guard number >= 0 else { return nil }
      let entry = entries[number]
      if entry.hash == key.hash, entry.meaning == key.meaning, Int(entry.count) == key.range.count,
        ByteHash.areEqual(bytes.span.bytes, Int(entry.start), source, key.range.lowerBound, count: key.range.count)
      {
        return number
      }
      place = (place + 1) & mask
    }
  }

  /// Adds a text that is not there.
  mutating func add(_ key: Key, in source: ContiguousArray<UInt8>) {
    entries.append(
      Entry(
        hash: key.hash, meaning: key.meaning, start: UInt32(truncatingIfNeeded: bytes.count),
        count: UInt32(truncatingIfNeeded: key.range.count)))
    bytes.append(contentsOf: source[key.range])
    if entries.count * 2 > places.count {
      places = ContiguousArray(repeating: -1, count: places.count * 2)
      for number in entries.indices { insert(number) }
    } else {
      insert(entries.count - 1)
    }
  }

  private mutating func insert(_ number: Int) {
    let mask = places.count - 1
    var place = Int(entries[number].hash) & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = Int32(truncatingIfNeeded: number)
  }
}
