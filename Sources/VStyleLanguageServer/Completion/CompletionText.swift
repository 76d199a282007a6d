import VStyleSyntax

/// Names as completions insert them.
enum CompletionText {
  /// Returns a text with its characters as they are in a snippet.
  ///
  /// - Spec: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax
  static func inSnippet(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if ["$", "}", "\\"].contains(scalar) { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out
  }

  /// Returns a text as it is between quotes, single or double ones.
  static func inQuotes(_ text: String) -> String {
    let quoted = CSSSerialization.serialize(string: text)
    return String(String.UnicodeScalarView(quoted.unicodeScalars.dropFirst().dropLast())).replacing("'", with: "\\'")
  }

  /// Returns a text as it is in `url()` without quotes.
  static func inAddress(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0"..."\u{20}", "\u{7F}": out += "\\" + String(scalar.value, radix: 16) + " "
      case "\"", "'", "(", ")", "\\": out += "\\" + String(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
