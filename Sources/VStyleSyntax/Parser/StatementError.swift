/// The reason why a statement is invalid; each results in one diagnostic.
enum StatementError {
  /// `//` starts the statement.
  case lineComment
  /// A block of the statement exceeds the depth limit.
  case tooDeep(token: Int)
  /// The statement contains a bad string or bad url.
  case bad(token: Int)
  /// The statement contains an unmatched closing token or a semicolon that is not allowed.
  case stray(token: Int)
  /// The file ends before the statement does.
  case cutOff
  /// The statement has neither a colon after its name nor a block.
  case incomplete
  /// A custom property is set where only rules are allowed.
  case customPropertyOutsideBlock
  /// The line before this token has no semicolon at its end.
  case missingSemicolon(before: Int)
  /// Text follows after the end.
  case unexpectedRemainder
}

extension SyntaxParser {
  /// The reason why a statement is invalid, by the tokens before its block; `nil` if they are valid.
  @inline(__always)
  mutating func error(in tokens: Range<Int>, stray: Int?) -> StatementError? {
    if tape.startsLineComment(tokens.lowerBound) { return .lineComment }
    if hasMarkedTokens, let error = markedError(in: tokens) { return error }
    if let stray { return .stray(token: stray) }
    return nil
  }

  @inline(never)
  private mutating func markedError(in tokens: Range<Int>) -> StatementError? {
    if let token = Self.nextToken(in: tokens, of: tape.tooDeepTokens, &tooDeepTokensRead) {
      return .tooDeep(token: token)
    }
    return Self.nextToken(in: tokens, of: tape.badTokens, &badTokensRead).map { .bad(token: $0) }
  }

  /// The reason why a statement without a block is invalid.
  func missingBlock(_ start: Int, _ end: Int) -> StatementError {
    if let token = cutOffToken, token >= start, token < end { return .cutOff }
    return .incomplete
  }

  /// Whether a rule's block exceeds the depth limit.
  @inline(__always)
  mutating func isTooDeep(_ brace: Int) -> Bool {
    hasMarkedTokens
      && Self.nextToken(in: brace..<brace + 1, of: tape.tooDeepTokens, &tooDeepTokensRead) != nil
  }

  /// The first marked token in a range. Statements are parsed in order, so `read` only grows.
  ///
  /// The function is static, because a method would copy the whole parser to read and write it at once.
  private static func nextToken(in range: Range<Int>, of marked: [Int], _ read: inout Int) -> Int? {
    while read < marked.count, marked[read] < range.lowerBound { read += 1 }
    guard read < marked.count, marked[read] < range.upperBound else { return nil }
    return marked[read]
  }
}

extension TokenTape {
  /// The reason why a prelude with a block is no prelude of a rule; `nil` if it is one.
  @inline(__always)
  func error(ofPrelude tokens: Range<Int>, _ tags: Span<UInt8>, _ nesting: SyntaxParser.Nesting) -> StatementError? {
    guard TokenTag.isKind(.ident, in: tags, tokens.lowerBound) else { return nil }
    let colon = TokenTag.skipTrivia(in: tags, tokens.lowerBound &+ 1)
    guard TokenTag.isKind(.colon, in: tags, colon) else { return nil }
    return error(ofPrelude: tokens, colon: colon, nesting)
  }

  private func error(ofPrelude tokens: Range<Int>, colon: Int, _ nesting: SyntaxParser.Nesting) -> StatementError? {
    // "If the first two non-<whitespace-token> values of rule's prelude are an <ident-token> whose value
    // starts with "--" followed by a <colon-token>, … consume a block from input, and return nothing."
    if isDashedIdent(tokens.lowerBound) { return .customPropertyOutsideBlock }
    guard nesting == .nested, kind(colon + 1) == .whitespace else { return nil }
    // No selector has white space after a colon: this is a declaration that continues into a nested rule. It ends with
    // its first line, unless a comma continues it.
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
