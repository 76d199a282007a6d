/// Hashes and compares bytes, eight at once.
///
/// Audited: `unsafeLoad` and `unsafeLoadUnaligned` read bytes as an integer, which has a meaning for all of them, and
/// check that they lie in the span.
enum ByteHash {
  /// A hash of some bytes: the same for equal bytes and seeds within one process.
  static func hash(_ bytes: RawSpan, _ range: Range<Int>, seed: UInt64) -> UInt32 {
    var hash = seed ^ (UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15)
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      hash = mixed(hash ^ word(bytes, offset))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < range.upperBound {
      rest = rest << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
      offset += 1
    }
    hash = mixed(hash ^ rest)
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// Whether two ranges of the same length hold the same bytes.
  static func areEqual(_ left: RawSpan, _ leftStart: Int, _ right: RawSpan, _ rightStart: Int, count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      guard word(left, leftStart + offset) == word(right, rightStart + offset) else { return false }
      offset += 8
    }
    while offset < count {
      guard
        left.unsafeLoad(fromByteOffset: leftStart + offset, as: UInt8.self)
          == right.unsafeLoad(fromByteOffset: rightStart + offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }

  @inline(__always)
  private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product >> 29)
  }
}
