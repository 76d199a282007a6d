/// Descriptions of tokens for messages.
extension TokenTape {
  /// A description of a token for the sentence "expected …, found …": ``the identifier `red` ``.
  package func description(_ index: Int) -> String {
    switch kind(index) {
    case .ident: "the identifier `\(excerpt(index))`"
    case .function: "the function `\(excerpt(index)))`"
    case .string: "the string `\(excerpt(index))`"
    case .badString: "an unclosed string"
    case .url, .badURL: "the address `\(excerpt(index))`"
    case .number: "the number `\(excerpt(index))`"
    case .percentage: "the percentage `\(excerpt(index))`"
    case .dimension: "the dimension `\(excerpt(index))`"
    case .whitespace: "white space"
    case .comment: "a comment"
    case .endOfFile: "the end of the file"
    default: "`\(excerpt(index))`"
    }
  }

  /// The text of a token for a message: one line, at most 40 characters, control characters replaced by U+FFFD.
  package func excerpt(_ index: Int) -> String { excerpt(index..<index + 1) }

  /// The text of tokens for a message: one line, at most 40 characters, control characters replaced by U+FFFD.
  package func excerpt(_ tokens: Range<Int>) -> String {
    let range = range(tokens)
    var out = ""
    var length = 0
    for scalar in source.text(in: SourceRange(range.start, min(range.end, range.start + 400))).unicodeScalars {
      if length == 40 { return out + "..." }
      if scalar.value <= 0x20 || scalar.value == 0x7F {
        let isSpace = CodePoints.isWhitespace(UInt8(scalar.value))
        if isSpace, out.last == " " { continue }
        out += isSpace ? " " : "\u{FFFD}"
      } else {
        out.unicodeScalars.append(scalar)
      }
      length += 1
    }
    return out
  }
}
