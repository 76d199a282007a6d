/// A sequence of raw IDs that is made again and again in the same memory.
struct IDBuffer: Sendable {
  /// The IDs; those after the first ``count`` are left over from before.
  private(set) var words: [Int32] = []
  private(set) var count = 0

  // OPTIMIZATION: `removeAll(keepingCapacity:)` of an array takes as long as a dozen of its elements.
  @inline(__always)
  mutating func clear() { count = 0 }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    get { words[index] }
    set { words[index] = newValue }
  }

  /// Takes the buffer out and leaves an empty one; see ``Swift/Array/take()``.
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

  /// Appends what a function writes from an index on, which it moves.
  ///
  /// - Parameter most: the highest number of words that it writes.
  @inline(__always)
  mutating func append(_ most: Int, _ write: (inout MutableSpan<Int32>, inout Int) -> Void) {
    words.fill(count + most, with: 0)
    var room = words.take()
    var span = room.mutableSpan
    write(&span, &count)
    words = room
  }

  /// Inserts an ID into a sorted buffer unless it is there.
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
