import VStyleSyntax

/// Parsing of strings.
extension JSONReader {
  /// Parses a string from its opening quote to its closing one.
  mutating func readString() throws(JSONError) -> String {
    position += 1
    var out = ""
    var start = position
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "\""):
        out += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return out
      case UInt8(ascii: "\\"):
        out += String(decoding: bytes[start..<position], as: UTF8.self)
        out.unicodeScalars.append(try readEscape())
        start = position
      case 0..<0x20:
        throw JSONError("a string contains a control character or a line end", at: SourceRange(position, position + 1))
      default: position += 1
      }
    }
    throw unexpected("`\"`")
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    let rows: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ]
    if let row = rows.first(where: { UInt8(ascii: $0.0) == byte }) {
      position += 1
      return row.1
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected("one of \" \\ / b f n r t u") }
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
    let saved = position
    position += 1
    let second = try readUnit()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = saved
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Parses the UTF-16 code unit after the `u` at the current byte.
  private mutating func readUnit() throws(JSONError) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
