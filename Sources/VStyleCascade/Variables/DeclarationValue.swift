import VStyleSyntax

/// What may stand in the value of a token, and in the fallback of a `var()`.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#any-value
enum DeclarationValue {
  /// The first token that may not stand there: a bad string or url, a closing bracket without an opening
  /// one, and outside brackets a semicolon or an exclamation mark.
  static func problem(in cursor: TokenCursor) -> Int? {
    var open: [TokenKind] = []
    return (cursor.index..<cursor.end).first { index in
      let kind = cursor.tape.kind(index)
      switch kind {
      case .badString, .badURL: return true
      case .function, .leftParenthesis: open.append(.rightParenthesis)
      case .leftSquare: open.append(.rightSquare)
      case .leftBrace: open.append(.rightBrace)
      case .rightParenthesis, .rightSquare, .rightBrace: return open.popLast() != kind
      case .semicolon: return open.isEmpty
      case .delim: return open.isEmpty && cursor.tape.isDelim(index, "!")
      default: break
      }
      return false
    }
  }
}

extension ProgramBuilder {
  /// Reports what may not stand in the value of a token; the declaration is dropped then.
  func checkDeclarationValue(_ cursor: TokenCursor, _ place: StatementPlace, _ context: RuleContext) -> Bool {
    guard let problem = DeclarationValue.problem(in: cursor) else { return true }
    if context.reporting == .on {
      let location = place.tree.location(ofToken: problem)
      report(
        Diagnostic(
          .unexpectedToken, at: location,
          "`\(cursor.tape.source.text(in: location.range))` cannot stand in the value of a token",
          help: "close what is open, or put it into quotes"))
    }
    return false
  }
}
