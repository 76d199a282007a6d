/// JSON output. Equal values have the same bytes, which end with a line end.
extension JSON {
  /// The JSON text on one line.
  package var line: String { String(decoding: lineBytes, as: UTF8.self) }

  /// The bytes of the JSON text on one line.
  package var lineBytes: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    out.append(0x0A)
    return out
  }

  /// The JSON text with each member or element on its own line, indented by two spaces. Values that fit into 100
  /// columns stay on one line.
  package var pretty: String {
    var out = ""
    writePretty(to: &out, indent: "", room: JSON.lineWidth)
    return out + "\n"
  }

  private static let lineWidth = 100

  private func write(to out: inout String) {
    var bytes: [UInt8] = []
    write(to: &bytes)
    out += String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the bytes of the JSON text on one line, without a line end.
  package func write(to out: inout [UInt8]) {
    switch self {
    case .null: out.add("null")
    case .bool(let value): out.add(value ? "true" : "false")
    case .integer(let value): out.add(value)
    case .number(let value): out += (value.isFinite ? "\(value)" : "null").utf8
    case .string(let text): JSON.quote(text, to: &out)
    case .written(let bytes): out += bytes
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      var isFirst = true
      for element in elements {
        if !isFirst { out.add(", ") }
        isFirst = false
        element.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        if !isFirst { out.add(", ") }
        isFirst = false
        JSON.quote(member.name, to: &out)
        out.add(": ")
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private func writePretty(to out: inout String, indent: String, room: Int) {
    guard !fits(in: room) else { return write(to: &out) }
    let inner = indent + "  "
    switch self {
    case .array(let elements):
      out += "["
      for (position, element) in elements.enumerated() {
        out += position > 0 ? ",\n\(inner)" : "\n\(inner)"
        element.writePretty(to: &out, indent: inner, room: JSON.lineWidth - inner.count - 1)
      }
      out += "\n\(indent)]"
    case .object(let members):
      out += "{"
      for (position, member) in members.enumerated() {
        out += position > 0 ? ",\n\(inner)" : "\n\(inner)"
        JSON.quote(member.name, to: &out)
        out += ": "
        let used = inner.count + member.name.utf8.count + 5
        member.value.writePretty(to: &out, indent: inner, room: JSON.lineWidth - used)
      }
      out += "\n\(indent)}"
    default: write(to: &out)
    }
  }

  private func fits(in room: Int) -> Bool {
    var rest = room
    return spend(&rest)
  }

  /// Subtracts the estimated length of the value from the columns that are left.
  ///
  /// - Returns: whether the value fits.
  private func spend(_ rest: inout Int) -> Bool {
    switch self {
    case .null, .bool, .integer, .number: rest -= 5
    case .string(let text): rest -= text.utf8.count + 2
    case .written(let bytes): rest -= bytes.count
    case .array(let elements):
      rest -= 2
      for element in elements {
        rest -= 2
        guard rest >= 0, element.spend(&rest) else { return false }
      }
    case .object(let members):
      rest -= 2
      for member in members {
        rest -= member.name.utf8.count + 6
        guard rest >= 0, member.value.spend(&rest) else { return false }
      }
    }
    return rest >= 0
  }

  /// Writes a string in quotes, with escapes.
  package static func quote(_ text: String, to out: inout String) {
    var bytes: [UInt8] = []
    quote(text, to: &bytes)
    out += String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the bytes of a string in quotes, with escapes.
  static func quote(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    // OPTIMIZATION: most text needs no escape. The loop alone would be simpler.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) else { return false }
      out.append(contentsOf: bytes)
      return true
    }
    if isPlain != true { for byte in text.utf8 { escape(byte, to: &out) } }
    out.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8, to out: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): out.add("\\\"")
    case UInt8(ascii: "\\"): out.add("\\\\")
    case UInt8(ascii: "\n"): out.add("\\n")
    case UInt8(ascii: "\t"): out.add("\\t")
    case UInt8(ascii: "\r"): out.add("\\r")
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 16)
      out += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: out.append(byte)
    }
  }
}

extension [UInt8] {
  /// Adds the bytes of a literal.
  package mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Adds the digits of a number.
  package mutating func add(_ value: Int) {
    // OPTIMIZATION: the description alone is simpler, but allocates. Most numbers are positions.
    guard (0..<1_000_000).contains(value) else { return self += "\(value)".utf8 }
    var divisor = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(0x30 + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }
}
