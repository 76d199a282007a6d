/// Text in HTML. All texts from sheets and trees are written through these functions.
enum HTMLText {
  /// The text as content of an element or as a quoted value of an attribute.
  ///
  /// Control characters, which HTML does not allow, are written as replacement characters.
  static func escaped(_ text: String) -> String {
    let special: (UInt8) -> Bool = { byte in
      byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 || byte < 0x20 || byte == 0x7F
    }
    // OPTIMIZATION: most texts have no special character. The loop below would do.
    guard text.utf8.contains(where: special) || text.utf8.contains(0xC2) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// A JSON text that can stand in a `script` element.
  ///
  /// `<` is written as an escape sequence, so that no text ends the element or begins a comment.
  static func script(json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  /// The text as a quoted CSS string.
  static func css(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..<"\u{20}", "\u{7F}":
        out += "\\" + String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16) + " "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
