package import VStyleSyntax

extension SheetFormatter {
  /// Whether two texts have the same sequence of token kinds, apart from white space and semicolons.
  ///
  /// The spelling of names, numbers and strings may differ. So may the tokens of a position such as `2n+1`, because
  /// they depend on its white space. Call it as the last check before a command overwrites a file.
  package static func haveSameTokens(_ left: SourceText, _ right: SourceText) -> Bool {
    let (left, right) = (signature(left), signature(right))
    return left.kinds == right.kinds && left.positions == right.positions
  }

  private static func signature(_ source: SourceText) -> (kinds: [TokenKind], positions: [NthExpression]) {
    let tape = TokenTape(source)
    var kinds: [TokenKind] = []
    var positions: [NthExpression] = []
    var index = 0
    while index < tape.count {
      if tape.kind(index) != .whitespace, tape.kind(index) != .semicolon { kinds.append(tape.kind(index)) }
      index += 1
      guard tape.kind(index - 1) == .function, tape.name(index - 1).lowercased().hasPrefix("nth-") else { continue }
      var cursor = TokenCursor(tape, index..<tape.count)
      guard let position = NthExpression.consume(&cursor) else { continue }
      positions.append(position)
      kinds += (index..<cursor.index).map(tape.kind).filter { $0 == .comment }
      index = cursor.index
    }
    return (kinds, positions)
  }
}
