/// Writes string literals of Swift.
enum SwiftLiteral {
  /// Returns a literal on one line.
  static func line(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { literal += "\\" }
      if isPlain(scalar) { literal.unicodeScalars.append(scalar) } else { literal += escaped(scalar, "\\") }
    }
    return "\"\(literal)\""
  }

  /// Returns a literal with the lines of a text, which starts after `=` or `return`.
  static func lines(_ text: String, indent: String) -> String {
    let marks = hashes(for: text)
    var body = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || isPlain(scalar) {
        body.unicodeScalars.append(scalar)
      } else {
        body += escaped(scalar, "\\" + marks)
      }
    }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
    return "\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"\(marks)"
  }

  /// The `#` around a raw literal: one more than after any quote or backslash in the text.
  private static func hashes(for text: String) -> String {
    var (longest, run) = (0, 0)
    var isCounting = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), isCounting {
        run += 1
        longest = max(longest, run)
      } else {
        isCounting = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        run = 0
      }
    }
    return String(repeating: "#", count: longest + 1)
  }

  /// Whether a literal can contain a code point as it is.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ escape: String) -> String {
    "\(escape)u{\(String(scalar.value, radix: 16))}"
  }
}
