/// A buffer of raw IDs that keeps its memory when it is cleared.
struct IDBuffer: Sendable {
  /// The raw IDs. The words from the index ``count`` on are left over from earlier contents.
  private(set) var words: [Int32] = []
  private(set) var count = 0

  // OPTIMIZATION: setting the count is enough. `removeAll(keepingCapacity:)` of an array takes as long as a dozen of
  // its elements.
  @inline(__always)
  mutating func clear() { count = 0 }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    get { words[index] }
    set { words[index] = newValue }
  }

  /// Moves the buffer out and leaves an empty one; see ``Swift/Array/take()``.
  @inline(__always)
  mutating func take() -> IDBuffer {
    var taken = IDBuffer()
    swap(&taken, &self)
    return taken
  }

  @inline(__always)
  mutating func append<Thing: ~Copyable>(_ id: ID<Thing>) { append(raw: id.rawValue) }

  @inline(__always)
  mutating func append(raw word: Int32) {
    if count == words.count { words.append(word) } else { words[count] = word }
    count += 1
  }

  /// Appends the IDs of another buffer.
  mutating func append(contentsOf other: IDBuffer) {
    append(other.count) { words, end in
      for index in 0..<other.count { words[end + index] = other.words[index] }
      end += other.count
    }
  }

  /// Appends the words that a closure writes.
  ///
  /// - Parameters:
  ///   - most: the maximum number of words that the closure writes.
  ///   - write: the closure. It gets all words and the index to write at, and moves the index past its last word.
  @inline(__always)
  mutating func append(_ most: Int, _ write: (inout MutableSpan<Int32>, inout Int) -> Void) {
    words.fill(count + most, with: 0)
    var room = words.take()
    var span = room.mutableSpan
    write(&span, &count)
    words = room
  }

  /// Inserts an ID into a sorted buffer, unless the buffer contains it.
  mutating func insert<Thing: ~Copyable>(_ id: ID<Thing>) {
    let word = id.rawValue
    var index = count
    while index > 0, words[index - 1] > word { index -= 1 }
    if index > 0, words[index - 1] == word { return }
    append(raw: word)
    var last = count - 1
    while last > index {
      words[last] = words[last - 1]
      last -= 1
    }
    words[index] = word
  }
}
