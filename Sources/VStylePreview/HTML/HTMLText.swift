/// Texts in a page of HTML that are not markup: a script and a style. `MarkupText` writes the others.
enum HTMLText {
  /// A JSON text that can stand in a `script` element.
  ///
  /// `<` is written as an escape sequence, so that no text ends the element or begins a comment.
  static func script(json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  /// An address of data as a value of CSS.
  static func css(address: String) -> String { "url(\(css(address)))" }

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
