import VStyleSyntax

/// Describes tokens in messages.
enum TokenDescription {
  /// Describes the current token of a cursor, such as ``the number `12` ``.
  static func describe(_ cursor: TokenCursor) -> String {
    guard let noun = noun(cursor.kind) else { return "nothing" }
    return "\(noun) `\(shortened(cursor.tape.source.text(in: cursor.range)))`"
  }

  private static func noun(_ kind: TokenKind) -> String? {
    switch kind {
    case .endOfFile: nil
    case .ident: "the keyword"
    case .function: "the function"
    case .atKeyword: "the at-keyword"
    case .hash: "the hash"
    case .string, .badString: "the string"
    case .url, .badURL: "the url"
    case .number: "the number"
    case .percentage: "the percentage"
    case .dimension: "the dimension"
    case .whitespace: "white space"
    case .comment: "the comment"
    default: "the sign"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(37) + "..." : text
  }
}
