import VStyleSyntax

/// Numbers texts by their bytes and by what they were read as.
///
/// A text is a place in a source that the table knows; the table keeps those sources. Numbers count from 0 in the order
/// of ``add(_:)``.
struct ByteTable {
  private struct Entry {
    let hash: UInt32
    let meaning: Int32
    let source: UInt32
    let start: UInt32
    let count: UInt32
    // OPTIMIZATION: most texts are short, and what they are compared with is then found with the entry.
    let words: ByteHash.Words
  }

  private var entries: ContiguousArray<Entry> = []
  private var sources: ContiguousArray<ContiguousArray<UInt8>> = []
  /// The tree of the last source.
  private var tree: SyntaxTree?
  /// The entry of each place, −1 where there is none.
  private var places = ContiguousArray<Int32>(repeating: -1, count: 512)

  /// A text that is looked for.
  struct Key {
    fileprivate let hash: UInt32
    fileprivate let meaning: Int32
    fileprivate let start: UInt32
    fileprivate let count: UInt32
    fileprivate let words: ByteHash.Words
  }

  /// The key of a range of bytes.
  ///
  /// - Parameter meaning: what tells texts of the same bytes apart.
  @inline(__always)
  static func key(_ bytes: ContiguousArray<UInt8>, _ range: SourceRange, meaning: Int) -> Key {
    let meaning = Int32(truncatingIfNeeded: meaning)
    let seed = UInt64(UInt32(bitPattern: meaning))
    let (words, hash) = ByteHash.words(bytes.span.bytes, range.start..<range.end, seed: seed)
    return Key(
      hash: hash, meaning: meaning, start: UInt32(truncatingIfNeeded: range.start),
      count: UInt32(truncatingIfNeeded: range.count), words: words)
  }

  /// The number of a text, or `nil` if it was never added.
  func find(_ key: Key, in source: ContiguousArray<UInt8>) -> Int? {
    let mask = places.count - 1
    var place = Int(key.hash) & mask
    while true {
      let number = Int(places[place])
      guard number >= 0 else { return nil }
      if isText(entries[number], key, source) { return number }
      place = (place + 1) & mask
    }
  }

  @inline(__always)
  private func isText(_ entry: Entry, _ key: Key, _ source: ContiguousArray<UInt8>) -> Bool {
    guard entry.hash == key.hash, entry.count == key.count, entry.meaning == key.meaning, entry.words == key.words
    else { return false }
    return entry.count <= ByteHash.Words.byteCount || isLongText(entry, source, at: Int(key.start))
  }

  private func isLongText(_ entry: Entry, _ source: ContiguousArray<UInt8>, at start: Int) -> Bool {
    let known = sources[Int(entry.source)]
    return ByteHash.areEqual(known.span.bytes, Int(entry.start), source.span.bytes, start, count: Int(entry.count))
  }

  /// Adds a text of a tree that is not there.
  mutating func add(_ key: Key, in tree: SyntaxTree) {
    if self.tree !== tree {
      self.tree = tree
      sources.append(tree.tape.source.bytes)
    }
    entries.append(
      Entry(
        hash: key.hash, meaning: key.meaning, source: UInt32(truncatingIfNeeded: sources.count - 1), start: key.start,
        count: key.count, words: key.words))
    if entries.count * 2 > places.count {
      places = ContiguousArray(repeating: -1, count: places.count * 4)
      for number in entries.indices { insert(number) }
    } else {
      insert(entries.count - 1)
    }
  }

  /// Lets go of the last tree, though not of its source.
  mutating func endTree() { tree = nil }

  private mutating func insert(_ number: Int) {
    let mask = places.count - 1
    var place = Int(entries[number].hash) & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = Int32(truncatingIfNeeded: number)
  }
}
