import VStyleSyntax

/// A hash table that maps texts to IDs, by their bytes and their meaning.
///
/// A text is a range in a source that the table retains. IDs count from 0 in the order of ``add(_:in:)``.
struct ByteTable {
  private struct Entry {
    let hash: UInt32
    let meaning: Int32
    let source: UInt32
    let start: UInt32
    let count: UInt32
    // OPTIMIZATION: a comparison in the source is simpler, but most texts are short and fit into the entry.
    let words: ByteHash.Words
  }

  private var entries: ContiguousArray<Entry> = []
  private var sources: ContiguousArray<ContiguousArray<UInt8>> = []
  /// The tree of the last source.
  private var tree: SyntaxTree?
  /// The index of the entry in each bucket; −1 for an empty bucket.
  private var buckets = ContiguousArray<Int32>(repeating: -1, count: 512)

  /// The key of a lookup.
  struct Key {
    fileprivate let hash: UInt32
    fileprivate let meaning: Int32
    fileprivate let start: UInt32
    fileprivate let count: UInt32
    fileprivate let words: ByteHash.Words
  }

  /// The key of a range of bytes.
  ///
  /// - Parameters:
  ///   - bytes: the source.
  ///   - range: the range of the text.
  ///   - meaning: distinguishes texts with equal bytes.
  @inline(__always)
  static func key(_ bytes: ContiguousArray<UInt8>, _ range: SourceRange, meaning: Int) -> Key {
    let meaning = Int32(truncatingIfNeeded: meaning)
    let seed = UInt64(UInt32(bitPattern: meaning))
    let (words, hash) = ByteHash.words(bytes.span.bytes, range.start..<range.end, seed: seed)
    return Key(
      hash: hash, meaning: meaning, start: UInt32(truncatingIfNeeded: range.start),
      count: UInt32(truncatingIfNeeded: range.count), words: words)
  }

  /// The ID of a text; `nil` if it is not in the table.
  func find(_ key: Key, in source: ContiguousArray<UInt8>) -> Int? {
    let mask = buckets.count - 1
    var bucket = Int(key.hash) & mask
    while true {
      let index = Int(buckets[bucket])
      guard index >= 0 else { return nil }
      if isText(entries[index], key, source) { return index }
      bucket = (bucket + 1) & mask
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
    return ByteHash.areEqual(
      known.span.bytes, from: Int(entry.start), source.span.bytes, from: start, count: Int(entry.count))
  }

  /// Adds a text of a tree that is not in the table.
  mutating func add(_ key: Key, in tree: SyntaxTree) {
    if self.tree !== tree {
      self.tree = tree
      sources.append(tree.tape.source.bytes)
    }
    entries.append(
      Entry(
        hash: key.hash, meaning: key.meaning, source: UInt32(truncatingIfNeeded: sources.count - 1), start: key.start,
        count: key.count, words: key.words))
    if entries.count * 2 > buckets.count {
      buckets = ContiguousArray(repeating: -1, count: buckets.count * 4)
      for index in entries.indices { insert(index) }
    } else {
      insert(entries.count - 1)
    }
  }

  /// Releases the last tree, but not its source.
  mutating func endTree() { tree = nil }

  private mutating func insert(_ index: Int) {
    let mask = buckets.count - 1
    var bucket = Int(entries[index].hash) & mask
    while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Int32(truncatingIfNeeded: index)
  }
}
