/// Tests and measures of the bytes of a sheet.
enum Bytes {
  /// Whether a byte ends a line: LF, CR or FF.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  /// Whether a byte is white space.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineEnd(byte) }

  /// The number of Unicode scalars in a text.
  static func width(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// The number of Unicode scalars in the first line of a text.
  static func firstWidth(_ bytes: [UInt8]) -> Int {
    width(bytes[..<(bytes.firstIndex(where: isLineEnd) ?? bytes.count)])
  }

  /// The column after a text that starts at a given column. For a text of several lines, it is that of the last line.
  static func lastColumn(_ bytes: [UInt8], from start: Int) -> Int {
    guard let end = bytes.lastIndex(where: isLineEnd) else { return start + width(bytes[...]) }
    return width(bytes[(end + 1)...])
  }

  /// Whether a text contains a line end.
  static func hasLineEnd(_ bytes: some Collection<UInt8>) -> Bool { bytes.contains(where: isLineEnd) }

  /// The number of line ends in a text; CR LF is one.
  static func lineEndCount(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if isLineEnd(byte), !(byte == 0x0A && previous == 0x0D) { count += 1 }
      previous = byte
    }
    return count
  }

  /// The lines of a text without their ends.
  static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      guard isLineEnd(bytes[index]) else {
        index += 1
        continue
      }
      lines.append(bytes[start..<index])
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
    }
    lines.append(bytes[start...])
    return lines
  }

  /// Replaces the line ends of a text. Form feeds stay.
  static func replacingLineEnds(of text: [UInt8], by lineEnd: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 == 0x0A || $0 == 0x0D }), lineEnd != [0x0A] || text.contains(0x0D) else {
      return text
    }
    return Array(lines(text[...]).joined(separator: lineEnd))
  }

  /// Whether a text ends with a hexadecimal escape that would consume the next white space.
  static func endsWithOpenEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.reversed().prefix(6).prefix { isHexDigit($0) }.count
    guard digits > 0, digits < bytes.count else { return false }
    // A backslash before any of the digits opens it.
    return (1...digits).contains { bytes[bytes.endIndex - $0 - 1] == 0x5C }
  }

  /// The lower-case form of an ASCII letter; any other byte as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether a byte is a hexadecimal digit.
  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
