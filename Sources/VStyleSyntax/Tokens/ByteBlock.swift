/// Masks of 64 bytes with one bit for each byte: names and white space.
///
/// The tokenizer finds tokens of any length by counting zero bits.
///
/// The file is in the list of files that disable a safety check, because it loads 16 bytes at once. It also
/// reinterprets masks and bytes as two numbers. Every bit pattern is a valid value of these types, and a load outside
/// of the bytes traps.
struct ByteBlock {
  /// The number of bytes of a block.
  static let size = 64

  /// Bit `n` is set if byte `n` continues a name without escapes: a letter, a digit, `-` or `_`.
  let names: UInt64

  /// Bit `n` is set if byte `n` is white space.
  let whitespace: UInt64

  /// Reads the bytes from an offset. Bits beyond the last byte are not set.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    if bytes.count &- offset >= ByteBlock.size {
      self.init(whole: bytes.bytes.extracting(offset..<offset &+ ByteBlock.size))
    } else {
      self.init(rest: bytes, at: offset)
    }
  }

  private init(rest bytes: Span<UInt8>, at offset: Int) {
    var (names, whitespace) = (0 as UInt64, 0 as UInt64)
    for position in offset..<bytes.count {
      let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: position &- offset)
      if CodePoints.isPlainName(bytes[position]) { names |= bit }
      if CodePoints.isWhitespace(bytes[position]) { whitespace |= bit }
    }
    self.names = names
    self.whitespace = whitespace
  }

  /// OPTIMIZATION: computes the masks of 64 bytes with SIMD. The simpler way is the loop of `init(rest:at:)`.
  ///
  /// Each 16 bytes set one bit in every byte of a vector: four bits for names, four for white space. The halves of the
  /// vector are then transposed as squares of 8 by 8 bits, which orders the bits.
  @inline(never)
  private init(whole raw: RawSpan) {
    let (first, second) = (ByteBlock.load(raw, 0), ByteBlock.load(raw, 16))
    let (third, fourth) = (ByteBlock.load(raw, 32), ByteBlock.load(raw, 48))
    let names =
      ByteBlock.names(first) & ByteBlock.each(0x01) | ByteBlock.names(second) & ByteBlock.each(0x02)
      | ByteBlock.names(third) & ByteBlock.each(0x04) | ByteBlock.names(fourth) & ByteBlock.each(0x08)
    let whitespace =
      ByteBlock.whitespace(first) & ByteBlock.each(0x10) | ByteBlock.whitespace(second) & ByteBlock.each(0x20)
      | ByteBlock.whitespace(third) & ByteBlock.each(0x40) | ByteBlock.whitespace(fourth) & ByteBlock.each(0x80)
    let halves = unsafeBitCast(names | whitespace, to: SIMD2<UInt64>.self)
    var squares = SIMD2(halves[0].littleEndian, halves[1].littleEndian)
    ByteBlock.swap(&squares, by: 7, 0x00AA_00AA_00AA_00AA)
    ByteBlock.swap(&squares, by: 14, 0x0000_CCCC_0000_CCCC)
    ByteBlock.swap(&squares, by: 28, 0x0000_0000_F0F0_F0F0)
    let rows = unsafeBitCast(SIMD2(squares[0].littleEndian, squares[1].littleEndian), to: SIMD16<UInt8>.self)
    var bits = SIMD16<UInt8>()
    bits.evenHalf = rows.lowHalf
    bits.oddHalf = rows.highHalf
    let words = unsafeBitCast(bits, to: SIMD2<UInt64>.self)
    self.names = words[0].littleEndian
    self.whitespace = words[1].littleEndian
  }

  @inline(__always)
  private static func load(_ raw: RawSpan, _ offset: Int) -> SIMD16<UInt8> {
    raw.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// A vector with all bits set in each byte that continues a name.
  @inline(__always)
  private static func names(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let letters = mask(((bytes | each(0x20)) &- each(0x61)) .< each(26))
    let digits = mask((bytes &- each(0x30)) .< each(10))
    return letters | digits | mask(bytes .== each(0x2D)) | mask(bytes .== each(0x5F))
  }

  /// A vector with all bits set in each byte of white space: a space, or from tab to CR except the vertical tab.
  @inline(__always)
  private static func whitespace(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    mask(bytes .== each(0x20)) | mask((bytes &- each(0x09)) .< each(5)) & ~mask(bytes .== each(0x0B))
  }

  @inline(__always)
  private static func mask(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<UInt8> {
    unsafeBitCast(mask, to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  /// Swaps the bits of a mask with those a number of bits higher.
  @inline(__always)
  private static func swap(_ words: inout SIMD2<UInt64>, by bits: UInt64, _ mask: UInt64) {
    let changed = (words ^ (words &>> SIMD2(repeating: bits))) & SIMD2(repeating: mask)
    words = words ^ changed ^ (changed &<< SIMD2(repeating: bits))
  }
}
