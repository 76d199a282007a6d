/// Hashes and compares bytes, eight at once.
///
/// Audited: bytes are read through pointers as integers, which have a meaning for all of them, after it was checked that
/// the range lies in the span.
enum ByteHash {
  /// A hash of some bytes: the same for equal bytes and seeds within one process.
  static func hash(_ bytes: RawSpan, _ range: Range<Int>, seed: UInt64) -> UInt32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.byteCount)
    return bytes.withUnsafeBytes { bytes in
      var hash = seed ^ (UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15)
      var offset = range.lowerBound
      while offset &+ 8 < range.upperBound {
        hash = mixed(hash ^ word(bytes, offset))
        offset &+= 8
      }
      hash = mixed(hash ^ lastWord(bytes, offset, range.lowerBound, range.upperBound))
      return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
  }

  /// Whether two ranges of the same length hold the same bytes.
  static func areEqual(_ left: RawSpan, _ leftStart: Int, _ right: RawSpan, _ rightStart: Int, count: Int) -> Bool {
    precondition(leftStart >= 0 && count >= 0 && leftStart <= left.byteCount - count)
    precondition(rightStart >= 0 && rightStart <= right.byteCount - count)
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var offset = 0
        while offset &+ 8 < count {
          guard word(left, leftStart &+ offset) == word(right, rightStart &+ offset) else { return false }
          offset &+= 8
        }
        return lastWord(left, leftStart &+ offset, leftStart, leftStart &+ count)
          == lastWord(right, rightStart &+ offset, rightStart, rightStart &+ count)
      }
    }
  }

  /// The bytes from an offset to the end of a range, eight at most; with bytes before them if the range has them.
  @inline(__always)
  private static func lastWord(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ start: Int, _ end: Int) -> UInt64 {
    if end &- start >= 8 { return word(bytes, end &- 8) }
    var rest: UInt64 = 0
    var position = offset
    while position < end {
      rest = rest &<< 8 | UInt64(bytes[position])
      position &+= 1
    }
    return rest
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
