/// Finds the offsets at which tokens may begin, block by block.
struct TokenBorders {
  /// The number of bytes.
  private let count: Int

  /// The offset of the first byte of the current block.
  private var offset = 0

  /// Bit `n` is set if a token may begin at byte `n` of the current block and ``next()`` has not returned it.
  private var bits: UInt64 = 0

  /// The end of the bytes that are searched for borders.
  private(set) var end: Int

  /// Whether there is a border at ``end``; otherwise the token before it may continue there.
  private(set) var endsToken = true

  /// Bit 0 is set if the byte before ``end`` is part of a name.
  private var endsWithName: UInt64 = 0

  /// Starts at the first byte of a token.
  @inline(__always)
  init(_ bytes: Span<UInt8>, from position: Int) {
    count = bytes.count
    end = position
  }

  /// The maximum number of tokens that begin in the next block.
  @inline(__always)
  var mostTokensInNextBlock: Int { min(ByteBlock.size, count &- end) }

  /// Finds the borders of the next block.
  @inline(__always)
  mutating func findNextBlock(_ bytes: Span<UInt8>) {
    offset = end & ~(ByteBlock.size &- 1)
    let block = ByteBlock(bytes, at: offset)
    let others = ~(block.names | block.whitespace)
    // Before and after a byte that is neither, and where names and white space meet.
    bits = others | others &<< 1 | (block.names ^ (block.names &<< 1 | endsWithName))
    if endsToken { begin(at: end) }
    if count &- offset < ByteBlock.size { bits &= 1 &<< UInt64(truncatingIfNeeded: count &- offset) &- 1 }
    end = offset &+ ByteBlock.size
    endsToken = others &>> 63 != 0
    endsWithName = block.names &>> 63
  }

  /// The next offset in the current block at which a token may begin; `nil` after the last.
  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return offset &+ bits.trailingZeroBitCount
  }

  /// Continues at the first byte of a token, which must be after all returned offsets.
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
    let bit = UInt64(truncatingIfNeeded: position) & 63
    bits = (bits | 1 &<< bit) & ~0 &<< bit
  }
}
