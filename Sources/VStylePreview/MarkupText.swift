/// Texts in HTML and XML. All texts from sheets and trees are written through these functions.
package enum MarkupText {
  /// Returns the text as content of an element or as a quoted value of an attribute.
  ///
  /// Control characters, which neither language allows, are written as replacement characters.
  package static func escaped(_ text: String) -> String {
    let special: (UInt8) -> Bool = { byte in
      byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 || byte < 0x20 || byte == 0x7F
    }
    // OPTIMIZATION: most texts have no special character. The loop below would do.
    guard text.utf8.contains(where: special) || text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xEF })
    else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns the text as a value of an attribute in double quotes whose line breaks and tabs stay.
  ///
  /// A reader of XML turns those that are not written as references into spaces.
  package static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { ["\n", "\t", "\r"].contains($0) ? "&#\($0.value);" : escaped(String($0)) }.joined()
  }
}
