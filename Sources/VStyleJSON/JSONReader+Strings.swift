import VStyleSyntax

/// Parsing of strings.
extension JSONReader {
  /// Parses a string from its opening quote to its closing one.
  mutating func readString() throws(JSONError) -> String {
    position += 1
    // OPTIMIZATION: a string that grows by each part is simpler. A sheet in a message has an escape for each line end.
    var out: [UInt8] = []
    var start = position
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        if out.isEmpty { return String(decoding: bytes[start..<position], as: UTF8.self) }
        out += bytes[start..<position]
        return String(decoding: out, as: UTF8.self)
      case UInt8(ascii: "\\"):
        out += bytes[start..<position]
        out += String(try readEscape()).utf8
        start = position
      case 0..<0x20:
        throw JSONError("a string contains a control character or a line end", at: SourceRange(position, position + 1))
      default: position += 1
      }
    }
    throw unexpected("`\"`")
  }

  private static func escaped(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    if let scalar = JSONReader.escaped(byte) {
      position += 1
      return scalar
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
