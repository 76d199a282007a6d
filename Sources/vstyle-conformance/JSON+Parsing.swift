extension JSON {
  /// Parses a JSON value; `nil` if the text does not start with one.
  init?(parsing text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value() else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value() -> JSON? {
      skipSpace()
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "{"): return object()
      case UInt8(ascii: "["): return array()
      case UInt8(ascii: "\""): return string().map(JSON.string)
      case UInt8(ascii: "t"): return word("true", .bool(true))
      case UInt8(ascii: "f"): return word("false", .bool(false))
      case UInt8(ascii: "n"): return word("null", .null)
      default: return number()
      }
    }

    private mutating func object() -> JSON? {
      var members: [String: JSON] = [:]
      position += 1
      while !consume("}") {
        skipSpace()
        guard let name = string(), consume(":"), let member = value() else { return nil }
        members[name] = member
        _ = consume(",")
      }
      return .object(members)
    }

    private mutating func array() -> JSON? {
      var elements: [JSON] = []
      position += 1
      while !consume("]") {
        guard let element = value() else { return nil }
        elements.append(element)
        _ = consume(",")
      }
      return .array(elements)
    }

    private mutating func number() -> JSON? {
      let start = position
      while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
      return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
    }

    private mutating func word(_ text: String, _ value: JSON) -> JSON? {
      guard bytes[position...].starts(with: text.utf8) else { return nil }
      position += text.utf8.count
      return value
    }

    private mutating func string() -> String? {
      guard consume("\"") else { return nil }
      var units: [UInt16] = []
      var plain: [UInt8] = []
      func flushed() -> [UInt16] { Array(String(decoding: plain, as: UTF8.self).utf16) }
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: units + flushed(), as: UTF16.self) }
        guard byte == UInt8(ascii: "\\") else {
          plain.append(byte)
          continue
        }
        units += flushed()
        plain = []
        guard let unit = escape() else { return nil }
        units.append(unit)
      }
      return nil
    }

    private mutating func escape() -> UInt16? {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "n"): return 0x0A
      case UInt8(ascii: "t"): return 0x09
      case UInt8(ascii: "r"): return 0x0D
      case UInt8(ascii: "b"): return 0x08
      case UInt8(ascii: "f"): return 0x0C
      case UInt8(ascii: "u"):
        guard position + 4 <= bytes.count else { return nil }
        defer { position += 4 }
        return UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      default: return UInt16(byte)
      }
    }

    private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
      position += 1
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
    }
  }
}
