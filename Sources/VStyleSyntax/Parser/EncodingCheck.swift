/// Finds bytes that are not UTF-8, and NULs.
struct EncodingCheck {
  /// The offset of the first byte that is not UTF-8; `nil` if there is none.
  private(set) var firstInvalidOffset: Int?

  /// The offset of the first NUL; `nil` if there is none.
  private(set) var firstNulOffset: Int?

  init(_ bytes: Span<UInt8>) {
    var position = 0
    while position < bytes.count {
      // OPTIMIZATION: almost every sheet is pure ASCII, so whole parts are checked at once. The simpler way is to
      // decode every scalar.
      let part = bytes.extracting(position..<min(position + EncodingCheck.partSize, bytes.count))
      if EncodingCheck.isPlain(part) {
        position += part.count
        continue
      }
      let limit = position + part.count
      while position < limit {
        if bytes[position] == 0 { firstNulOffset = firstNulOffset ?? position }
        let length = EncodingCheck.scalarLength(bytes, position)
        if length == 0 { firstInvalidOffset = firstInvalidOffset ?? position }
        position += max(length, 1)
      }
    }
  }

  /// What a file is that has no text in UTF-8, by its first bytes; `nil` for text, even with single wrong bytes.
  static func foreignNature(of bytes: Span<UInt8>) -> String? {
    guard bytes.count > 1 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return "UTF-16"
    case (0, 1...), (1..., 0):
      // A single NUL is one in a text in UTF-8.
      let isAlternating = bytes.count > 3 && (bytes[0] == 0) == (bytes[2] == 0) && (bytes[1] == 0) == (bytes[3] == 0)
      if isAlternating { return "UTF-16" }
    default: break
    }
    var controls = 0
    let count = min(bytes.count, 1_000)
    for index in 0..<count where bytes[index] < 0x20 && !CodePoints.isWhitespace(bytes[index]) {
      controls += 1
    }
    return count >= 8 && controls * 10 > count ? "binary" : nil
  }

  /// The number of bytes of a part.
  private static let partSize = 256

  /// Whether bytes are ASCII without NUL.
  @inline(__always)
  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for index in bytes.indices { bits |= bytes[index] | (bytes[index] &- 1) }
    return bits < 0x80
  }

  /// The number of bytes of the scalar at an offset; 0 if the bytes are invalid.
  ///
  /// The ranges of the second byte are those of table 3-7 of the Unicode Standard.
  private static func scalarLength(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    let first = bytes[position]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
