/// Visible forms of characters.
///
/// Names, paths and values from outside are shown with them: in diagnostics, reports, generated code, and whatever else
/// a terminal or a log displays. A character that moves the cursor, ends a line or changes the direction of the text is
/// shown as its number, and never sent. So is the first character of a command that a CI service finds in a log.
package enum VisibleText {
  /// Returns the character itself, or a visible form of an invisible one: `␀`, `<U+200B>`.
  package static func text(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\0" { return "␀" }
    guard scalar.properties.generalCategory == .format else { return String(scalar) }
    return number(scalar)
  }

  /// Returns a text for one line: with `<U+001B>` in place of each control character and each control of the direction,
  /// and a space in place of each line end. Tabs stay.
  package static func line(_ text: String) -> String { text.isHarmless ? text : visible(text, lineEnd: " ") }

  /// Returns a text that starts a line, as ``line(_:)`` does. GitHub runs a line that starts with `::` or `##[`.
  ///
  /// - Spec: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  package static func lineStart(_ text: String) -> String {
    let line = line(text)
    let start = line.drop { $0.isWhitespace }
    guard let first = start.unicodeScalars.first, start.hasPrefix("::") || start.hasPrefix("##[") else { return line }
    return number(first) + start.dropFirst()
  }

  /// Returns a text of several lines, with the same characters shown. Tabs and line feeds stay.
  package static func lines(_ text: String) -> String { text.isHarmless ? text : visible(text, lineEnd: "\n") }

  /// Whether a terminal acts on a character instead of showing it: control characters, ends of lines and paragraphs, and
  /// controls of the direction.
  ///
  /// - Spec: https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func visible(_ text: String, lineEnd: Unicode.Scalar) -> String {
    var out = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": out.unicodeScalars.append(scalar)
      case "\n":
        // A line feed after a carriage return ends the same line.
        if last == "\r" { out.unicodeScalars.removeLast() }
        out.unicodeScalars.append(lineEnd)
      case "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": out.unicodeScalars.append(" ")
      default: if isControl(scalar) { out += number(scalar) } else { out.unicodeScalars.append(scalar) }
      }
      last = scalar
    }
    return out.replacing(agentCommand, with: number("#") + agentCommand.dropFirst())
  }

  /// The start of a command that Azure Pipelines runs wherever it is in a line.
  fileprivate static let agentCommand = "##vso["

  private static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// Whether no byte can belong to a character that ``VisibleText`` shows as a number.
  fileprivate var isHarmless: Bool {
    // OPTIMIZATION: nearly all texts are. The loop over all scalars would do.
    !utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }
      && !(utf8.contains(UInt8(ascii: "#")) && contains(VisibleText.agentCommand))
  }
}
