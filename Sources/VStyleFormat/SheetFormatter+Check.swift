public import VStyleSyntax

extension SheetFormatter {
  /// Whether two texts hold the same tokens, but for white space, semicolons at the ends of statements, and the
  /// spelling of names and strings: the last thing to ask before a file is written over.
  public static func holdSameCustomProperties(_ left: SourceText, _ right: SourceText) -> Bool {
    kinds(left) == kinds(right)
  }

  private static func kinds(_ source: SourceText) -> [TokenKind] {
    let tape = TokenTape(source)
    return (0..<tape.count).map(tape.kind).filter { $0 != .whitespace && $0 != .semicolon }
  }
}
