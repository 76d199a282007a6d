package import VStyleSyntax

extension SheetFormatter {
  /// Whether two texts have the same sequence of token kinds, apart from white space and semicolons.
  ///
  /// The spelling of names and strings may differ. Call it as the last check before a command overwrites a file.
  package static func haveSameTokens(_ left: SourceText, _ right: SourceText) -> Bool {
    kinds(left) == kinds(right)
  }

  private static func kinds(_ source: SourceText) -> [TokenKind] {
    let tape = TokenTape(source)
    return (0..<tape.count).map(tape.kind).filter { $0 != .whitespace && $0 != .semicolon }
  }
}
