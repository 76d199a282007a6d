/// Hashes and compares bytes, eight at a time.
///
/// Audited: bytes are read through pointers as integers, for which every bit pattern is valid. A precondition checks
/// before that the range is inside the span.
enum ByteHash {
  /// Up to 32 bytes of a text: all of a short one, or the first 24 and the last 8.
  struct Words: Equatable {
    fileprivate var first: UInt64 = 0
    fileprivate var second: UInt64 = 0
    fileprivate var third: UInt64 = 0
    fileprivate var last: UInt64 = 0

    /// The number of bytes that fit.
    static let byteCount = 32

    @inline(__always)
    static func == (left: Words, right: Words) -> Bool {
      (left.first ^ right.first) | (left.second ^ right.second) | (left.third ^ right.third) | (left.last ^ right.last)
        == 0
    }
  }

  /// The words of a range of bytes, and a hash of all bytes. Equal bytes and seeds have equal hashes.
  @inline(__always)
  static func words(_ bytes: RawSpan, _ range: Range<Int>, seed: UInt64) -> (words: Words, hash: UInt32) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.byteCount)
    return bytes.withUnsafeBytes { bytes in
      let (start, count) = (range.lowerBound, range.count)
      var words = Words()
      var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
      if count < 8 {
        words.last = shortWord(bytes, start, count)
      } else {
        words.last = word(bytes, start &+ count &- 8)
        if count > 8 { hash = mix(&words.first, word(bytes, start), hash) }
        if count > 16 { hash = mix(&words.second, word(bytes, start &+ 8), hash) }
        if count > 24 { hash = mix(&words.third, word(bytes, start &+ 16), hash) }
        var offset = 24
        while offset &+ 8 < count {
          hash = mixed(hash ^ word(bytes, start &+ offset))
          offset &+= 8
        }
      }
      hash = mixed(hash ^ words.last)
      return (words, UInt32(truncatingIfNeeded: hash ^ (hash >> 32)))
    }
  }

  /// Whether two ranges of the same length have equal bytes.
  static func areEqual(_ left: RawSpan, from leftStart: Int, _ right: RawSpan, from rightStart: Int, count: Int) -> Bool
  {
    precondition(leftStart >= 0 && count >= 0 && leftStart <= left.byteCount - count)
    precondition(rightStart >= 0 && rightStart <= right.byteCount - count)
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var offset = 0
        while offset &+ 8 < count {
          guard word(left, leftStart &+ offset) == word(right, rightStart &+ offset) else { return false }
          offset &+= 8
        }
        guard count < 8 else { return word(left, leftStart &+ count &- 8) == word(right, rightStart &+ count &- 8) }
        return shortWord(left, leftStart, count) == shortWord(right, rightStart, count)
      }
    }
  }

  @inline(__always)
  private static func mix(_ state: inout UInt64, _ word: UInt64, _ hash: UInt64) -> UInt64 {
    state = word
    return mixed(hash ^ word)
  }

  /// Reads fewer than eight bytes; some of them are read twice.
  @inline(__always)
  private static func shortWord(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> UInt64 {
    if count >= 4 {
      let low = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      let high = bytes.loadUnaligned(fromByteOffset: start &+ count &- 4, as: UInt32.self)
      return UInt64(high) << 32 | UInt64(low)
    }
    guard count > 0 else { return 0 }
    let (first, middle, last) = (bytes[start], bytes[start &+ count >> 1], bytes[start &+ count &- 1])
    return UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product >> 29)
  }
}
