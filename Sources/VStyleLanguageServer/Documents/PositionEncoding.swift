/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units.
  case utf16 = "utf-16"

  /// Returns the number of bytes of the first characters of a line.
  ///
  /// A number beyond the line is its end. A number inside a character is that character's start.
  ///
  /// - Parameters:
  ///   - count: the number of characters in the unit of the encoding.
  ///   - line: the bytes of the line, without its line end.
  func byteCount(of count: Int, in line: ArraySlice<UInt8>) -> Int {
    guard count > 0 else { return 0 }
    switch self {
    case .utf8:
      var index = line.startIndex + min(count, line.count)
      while index < line.endIndex, index > line.startIndex, line[index] & 0xC0 == 0x80 { index -= 1 }
      return index - line.startIndex
    case .utf16:
      var (index, units) = (line.startIndex, 0)
      while index < line.endIndex {
        let byte = line[index]
        units += byte >= 0xF0 ? 2 : 1
        guard units <= count else { break }
        index += 1
        while index < line.endIndex, line[index] & 0xC0 == 0x80 { index += 1 }
      }
      return index - line.startIndex
    }
  }

  /// Returns the number of characters of some bytes of a line, in the unit of the encoding.
  func count(_ bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    case .utf16: bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + ($1 >= 0xF0 ? 2 : 1) }
    }
  }
}

/// A position as a client writes it. Both numbers count from 0.
package struct ClientPosition: Hashable, Sendable {
  /// The line.
  package var line: Int
  /// The characters before the position in its line, in the unit of the encoding.
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}
