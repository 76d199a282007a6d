package import VStyleSyntax

extension WideKeyword {
  /// The keyword that is the whole text; `nil` for any other text.
  package init?(text: String) {
    let tape = TokenTape(SourceText(text))
    self.init(0..<tape.count, in: tape)
  }
}

extension WideKeyword {
  /// The CSS-wide keyword that is the whole value; `nil` for any other value.
  package init?(_ tokens: Range<Int>, in tape: TokenTape) {
    guard let first = tokens.first(where: { !tape.kind($0).isTrivia }), tape.kind(first) == .ident,
      WideKeyword.mayBegin(tape.firstByte(first)),
      let row = WideKeyword.names.first(where: { tape.isName(first, $0.name) })
    else { return nil }
    var cursor = TokenCursor(tape, first..<tokens.upperBound)
    cursor.advance()
    guard cursor.isAtEnd else { return nil }
    self = row.keyword
  }

  // OPTIMIZATION: comparing with all keywords is simpler, but every value is checked.
  /// Whether a CSS-wide keyword can start with a byte: `i`, `u` or `r` in any case, or an escape.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "\\") | 0x20: true
    default: false
    }
  }

  /// The keywords in the value definition syntax.
  package static let syntax = names.map { "\($0.name)" }.joined(separator: " | ")

  private static let names: [(name: StaticString, keyword: WideKeyword)] = [
    ("inherit", .inherit), ("initial", .initial), ("unset", .unset), ("revert", .revert),
    ("revert-layer", .revertLayer),
  ]
}
