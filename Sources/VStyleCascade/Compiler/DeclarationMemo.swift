import VStyleSyntax

/// What declarations say, by the classes they are checked against and by their bytes.
///
/// Sheets write the same declarations again and again: of those of a large framework a third is new. Only what
/// was compiled without a finding is kept, so that every mistake is reported where it stands.
struct DeclarationMemo {
  private struct Entry {
    let hash: UInt32
    let classSet: Int
    let tape: TokenTape
    let range: SourceRange
    let content: DeclarationContent
  }

  private var entries: [Entry] = []
  /// The entry of each place in the hash table, −1 where there is none.
  private var places = [Int32](repeating: -1, count: 256)

  /// What a declaration says that was compiled before; `nil` for a new one.
  func content(_ tape: TokenTape, _ range: SourceRange, _ classSet: Int) -> DeclarationContent? {
    let hash = Self.hash(tape, range, classSet)
    var place = Int(hash) & (places.count - 1)
    while places[place] >= 0 {
      let number = Int(places[place])
      if entries[number].hash == hash, entries[number].classSet == classSet,
        Self.areEqual(entries[number].tape, entries[number].range, tape, range)
      {
        return entries[number].content
      }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Keeps what a new declaration says.
  mutating func add(_ content: DeclarationContent, _ tape: TokenTape, _ range: SourceRange, _ classSet: Int) {
    entries.append(
      Entry(
        hash: Self.hash(tape, range, classSet), classSet: classSet, tape: tape, range: range, content: content))
    if entries.count * 2 > places.count {
      places = [Int32](repeating: -1, count: places.count * 2)
      for (number, entry) in entries.enumerated() { insert(number, entry.hash) }
    } else {
      insert(entries.count - 1, entries[entries.count - 1].hash)
    }
  }

  /// Forgets what declarations say.
  mutating func removeAll() {
    entries = []
    places = [Int32](repeating: -1, count: 256)
  }

  private mutating func insert(_ number: Int, _ hash: UInt32) {
    var place = Int(hash) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(number)
  }

  private static func hash(_ tape: TokenTape, _ range: SourceRange, _ classSet: Int) -> UInt32 {
    let bytes = tape.source.bytes
    var hash = 0x811C_9DC5 ^ UInt32(truncatingIfNeeded: classSet)
    for index in range.start..<range.end { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    hash ^= hash >> 16
    return hash &* 0x9E37_79B1
  }

  private static func areEqual(
    _ left: TokenTape, _ leftRange: SourceRange, _ right: TokenTape, _ rightRange: SourceRange
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    let (leftBytes, rightBytes) = (left.source.bytes, right.source.bytes)
    for offset in 0..<leftRange.count
    where leftBytes[leftRange.start + offset] != rightBytes[rightRange.start + offset] { return false }
    return true
  }
}
