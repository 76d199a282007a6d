/// Where tokens could begin, found for one block of bytes after the other.
struct TokenBorders {
  /// The number of bytes.
  private let count: Int

  /// The offset of the first byte of the current block.
  private var offset = 0

  /// Bit `n` is set if a token could begin with byte `n` of the current block and was not handed out yet.
  private var bits: UInt64 = 0

  /// The offset from which on borders were not looked for.
  private(set) var end: Int

  /// Whether there is a border at ``end``; otherwise the token in front of it may go on there.
  private(set) var endsToken = true

  /// Bit 0 is set if the byte in front of ``end`` is part of a name.
  private var endsWithName: UInt64 = 0

  /// Begins with the token at a position.
  @inline(__always)
  init(_ bytes: Span<UInt8>, from position: Int) {
    count = bytes.count
    end = position
  }

  /// How many tokens the next block begins at most.
  @inline(__always)
  var mostTokensInNextBlock: Int { min(ByteBlock.size, count &- end) }

  /// Finds the borders of the next block.
  @inline(__always)
  mutating func findNextBlock(_ bytes: Span<UInt8>) {
    offset = end & ~(ByteBlock.size &- 1)
    let block = ByteBlock(bytes, at: offset)
    let others = ~(block.names | block.whitespace)
    // Behind and in front of a byte that is neither, and where names and white space meet.
    bits = others | others &<< 1 | (block.names ^ (block.names &<< 1 | endsWithName))
    if endsToken { begin(at: end) }
    if count &- offset < ByteBlock.size { bits &= 1 &<< UInt64(truncatingIfNeeded: count &- offset) &- 1 }
    end = offset &+ ByteBlock.size
    endsToken = others &>> 63 != 0
    endsWithName = block.names &>> 63
  }

  /// The next position in the current block at which a token could begin.
  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return offset &+ bits.trailingZeroBitCount
  }

  /// Goes on with the token at a position that is after all that were handed out.
  @inline(__always)
  mutating func skip(to position: Int) {
    if position &- offset < ByteBlock.size {
      begin(at: position)
      if position >= count { bits = 0 }
    } else {
      bits = 0
      end = position
      endsToken = true
    }
  }

  @inline(__always)
  private mutating func begin(at position: Int) {
    let place = UInt64(truncatingIfNeeded: position) & 63
    bits = (bits | 1 &<< place) & ~0 &<< place
  }
}
