/// Why a statement is not understood; one diagnostic follows from it.
enum StatementProblem {
  /// `//` starts the statement.
  case lineComment
  /// A block in it is nested too deep.
  case tooDeep(token: Int)
  /// A bad string or bad url stands in it.
  case bad(token: Int)
  /// A closing token or semicolon in it belongs to nothing.
  case stray(token: Int)
  /// The end of the file came before the statement's own end.
  case cutOff
  /// It has neither a colon after its name nor a block.
  case incomplete
  /// A token is set where only rules can be.
  case customPropertyOutsideBlock
  /// The line before this token ought to end with a semicolon.
  case missingSemicolon(before: Int)
  /// Something follows where nothing can.
  case unexpectedRemainder
}

extension SyntaxParser {
  /// What makes a statement unreadable, by the tokens before its block.
  @inline(__always)
  mutating func problem(in tokens: Range<Int>, stray: Int?) -> StatementProblem? {
    if tape.startsLineComment(tokens.lowerBound) { return .lineComment }
    if hasMarkedTokens, let problem = markedProblem(in: tokens) { return problem }
    if let stray { return .stray(token: stray) }
    return nil
  }

  @inline(never)
  private mutating func markedProblem(in tokens: Range<Int>) -> StatementProblem? {
    if let token = Self.nextToken(in: tokens, of: tape.tooDeepTokens, &tooDeepTokensRead) {
      return .tooDeep(token: token)
    }
    return Self.nextToken(in: tokens, of: tape.badTokens, &badTokensRead).map { .bad(token: $0) }
  }

  /// Why a statement without a block is none.
  func missingBlock(_ start: Int, _ end: Int) -> StatementProblem {
    if let token = cutOffToken, token >= start, token < end { return .cutOff }
    return .incomplete
  }

  /// Whether a rule's block is below the depth limit.
  @inline(__always)
  mutating func isTooDeep(_ brace: Int) -> Bool {
    hasMarkedTokens
      && Self.nextToken(in: brace..<brace + 1, of: tape.tooDeepTokens, &tooDeepTokensRead) != nil
  }

  /// The first of some marked tokens in a range. Statements are read in order, so `read` only grows.
  ///
  /// Static, since a method would copy the whole parser to read and write it at once.
  private static func nextToken(in range: Range<Int>, of marked: [Int], _ read: inout Int) -> Int? {
    while read < marked.count, marked[read] < range.lowerBound { read += 1 }
    guard read < marked.count, marked[read] < range.upperBound else { return nil }
    return marked[read]
  }
}

extension TokenTape {
  /// Why a rule's prelude cannot be one although it has a block.
  @inline(__always)
  func problem(ofPrelude tokens: Range<Int>, _ tags: Span<UInt8>, _ nesting: SyntaxParser.Nesting) -> StatementProblem?
  {
    guard TokenTag.isKind(.ident, in: tags, tokens.lowerBound) else { return nil }
    let colon = TokenTag.skipTrivia(in: tags, tokens.lowerBound &+ 1)
    guard TokenTag.isKind(.colon, in: tags, colon) else { return nil }
    return problem(ofPrelude: tokens, colon: colon, nesting)
  }

  private func problem(ofPrelude tokens: Range<Int>, colon: Int, _ nesting: SyntaxParser.Nesting) -> StatementProblem? {
    // "If the first two non-<whitespace-token> values of rule's prelude are an <ident-token> whose value
    // starts with "--" followed by a <colon-token>, … consume a block from input, and return nothing."
    if isDashedIdent(tokens.lowerBound) { return .customPropertyOutsideBlock }
    guard nesting == .nested, kind(colon + 1) == .whitespace else { return nil }
    // No selector has white space after a colon: this is a declaration that ran into a nested rule. It ends
    // with its first line, unless a comma says that it goes on.
    var index = colon + 2
    var previous = colon
    while index < tokens.upperBound {
      if !kind(index).isTrivia {
        let goesOn = kind(previous) == .comma || previous == colon
        if !goesOn, hasLineEnd(before: index) { return .missingSemicolon(before: index) }
        previous = index
      }
      index = indexAfterComponentValue(index)
    }
    return nil
  }
}
