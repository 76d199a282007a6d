/// Where the names of a source end: one bit a byte, set where the byte does not continue a name as it stands.
///
/// A name is then passed over by counting zeros, whatever its length. The map is made in one pass, which looks at
/// 16 bytes at once.
///
/// The file is listed among those that switch a check off because of loading 16 bytes at once and of
/// reading them as two numbers: every pattern of bits is a value of these types, and the load traps outside of the
/// bytes.
struct NameMap {
  /// Bit `n` of word `w` stands for byte `64 * w + n`. Past the last byte all bits are set, and there is at least
  /// one such bit.
  let words: ContiguousArray<UInt64>

  init(_ bytes: Span<UInt8>) {
    let whole = bytes.count / 64
    var words = ContiguousArray<UInt64>(repeating: ~0, count: whole + 1)
    var span = words.mutableSpan
    let raw = bytes.bytes
    for word in 0..<whole {
      let part = raw.extracting(word &* 64..<word &* 64 &+ 64)
      let first = NameMap.bits(part, 0) | NameMap.bits(part, 16) &<< 16
      let second = NameMap.bits(part, 32) | NameMap.bits(part, 48) &<< 16
      span[word] = ~(first | second &<< 32)
    }
    for position in whole * 64..<bytes.count where CodePoints.isPlainName(bytes[position]) {
      span[whole] &= ~(1 &<< UInt64(position & 63))
    }
    self.words = words
  }

  /// The first byte from a position on that does not continue a name; the number of bytes if all do.
  @inline(__always)
  static func end(_ words: Span<UInt64>, from position: Int) -> Int {
    var index = position &>> 6
    let rest = words[index] &>> UInt64(truncatingIfNeeded: position & 63)
    if rest != 0 { return position &+ rest.trailingZeroBitCount }
    repeat { index &+= 1 } while words[index] == 0
    return index &<< 6 &+ words[index].trailingZeroBitCount
  }

  /// For 16 bytes, the bits of those that continue a name.
  @inline(__always)
  private static func bits(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    let bytes = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    let (low, lower) = (bytes & each(0x7F), (bytes | each(0x20)) & each(0x7F))
    let digits = from(0x30, low) & ~from(0x3A, low)
    let letters = from(0x61, lower) & ~from(0x7B, lower)
    let hyphens = from(0x2D, low) & ~from(0x2E, low)
    let underscores = from(0x5F, low) & ~from(0x60, low)
    let isName = (digits | letters | hyphens | underscores) & ~bytes & each(0x80)
    let halves = unsafeBitCast(isName, to: SIMD2<UInt64>.self)
    return gathered(halves[0].littleEndian) | gathered(halves[1].littleEndian) &<< 8
  }

  /// Has the highest bit set in each byte that is not less than a border; all are less than 0x80.
  @inline(__always)
  private static func from(_ border: UInt8, _ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    bytes &+ each(0x80 - border)
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  /// The highest bits of eight bytes, side by side; all other bits are 0.
  @inline(__always)
  private static func gathered(_ bytes: UInt64) -> UInt64 { (bytes &* 0x0002_0408_1020_4081) &>> 56 }
}
