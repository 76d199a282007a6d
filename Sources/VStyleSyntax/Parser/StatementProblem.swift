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
  /// It has neither a colon behind its name nor a block.
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
  mutating func problem(in tokens: Range<Int>, stray: Int?) -> StatementProblem? {
    if startsLineComment(tokens.lowerBound) { return .lineComment }
    if let token = Self.nextToken(in: tokens, of: tape.tooDeepTokens, &tooDeepTokensRead) {
      return .tooDeep(token: token)
    }
    if let token = Self.nextToken(in: tokens, of: tape.badTokens, &badTokensRead) { return .bad(token: token) }
    if let stray { return .stray(token: stray) }
    return nil
  }

  /// Why a rule's prelude cannot be one although it has a block.
  func problem(ofPrelude tokens: Range<Int>) -> StatementProblem? {
    guard tape.kind(tokens.lowerBound) == .ident else { return nil }
    var colon = tokens.lowerBound + 1
    while colon < tokens.upperBound, tape.kind(colon).isTrivia { colon += 1 }
    guard colon < tokens.upperBound, tape.kind(colon) == .colon else { return nil }
    // "If the first two non-<whitespace-token> values of rule's prelude are an <ident-token> whose value
    // starts with "--" followed by a <colon-token>, … consume a block from input, and return nothing."
    if tape.isDashedIdent(tokens.lowerBound) { return .customPropertyOutsideBlock }
    guard nesting == .nested, tape.kind(colon + 1) == .whitespace else { return nil }
    // No selector has white space behind a colon: this is a declaration that ran into a nested rule. It ends
    // with its first line, unless a comma says that it goes on.
    var index = colon + 2
    var previous = colon
    while index < tokens.upperBound {
      if !tape.kind(index).isTrivia {
        let goesOn = tape.kind(previous) == .comma || previous == colon
        if !goesOn, hasLineEnd(before: index) { return .missingSemicolon(before: index) }
        previous = index
      }
      index = tape.indexAfterComponentValue(index)
    }
    return nil
  }

  /// Why a statement without a block is none.
  func missingBlock(_ start: Int, _ end: Int) -> StatementProblem {
    if let token = cutOffToken, token >= start, token < end { return .cutOff }
    return .incomplete
  }

  /// Whether a rule's block is below the depth limit.
  mutating func isTooDeep(_ brace: Int) -> Bool {
    Self.nextToken(in: brace..<brace + 1, of: tape.tooDeepTokens, &tooDeepTokensRead) != nil
  }

  func startsLineComment(_ token: Int) -> Bool { tape.isDelim(token, "/") && tape.isDelim(token + 1, "/") }

  /// Whether there is a line end in the trivia before a token.
  func hasLineEnd(before token: Int) -> Bool {
    var index = token - 1
    while index >= 0, tape.kind(index).isTrivia {
      let range = tape.range(index)
      for offset in range.start..<range.end where CodePoints.isNewline(tape.source.bytes[offset]) { return true }
      index -= 1
    }
    return false
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
