/// JSON output. Equal values have the same bytes, which end with a line end.
extension JSON {
  /// The JSON text on one line.
  package var line: String {
    var out = ""
    write(to: &out)
    return out + "\n"
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
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += "\(value)"
    case .number(let value): out += value.isFinite ? "\(value)" : "null"
    case .string(let text): JSON.quote(text, to: &out)
    case .array(let elements):
      out += "["
      for (position, element) in elements.enumerated() {
        if position > 0 { out += ", " }
        element.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (position, member) in members.enumerated() {
        if position > 0 { out += ", " }
        JSON.quote(member.name, to: &out)
        out += ": "
        member.value.write(to: &out)
      }
      out += "}"
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
    out += "\""
    // OPTIMIZATION: most text needs no escape. The loop alone would be simpler.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    }
    if isPlain == true {
      out += text
      out += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
