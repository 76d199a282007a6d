/// The three kinds of statements. The functions read the tags of the tokens up to the end of the current block.
extension SyntaxParser {
  /// https://www.w3.org/TR/css-syntax-3/#consume-at-rule
  mutating func consumeAtRule(_ tags: Span<UInt8>) {
    let start = position
    let content = TokenTag.skipTrivia(in: tags, start + 1)
    let scanned = tape.scanPrelude(tags, start + 1, .end)
    let index = scanned.end
    let prelude = tape.trimmed(min(content, index), index)
    let hasBlock = TokenTag.isKind(.leftBrace, in: tags, index)
    if let error = error(in: start..<index, stray: scanned.stray) {
      appendInvalid(start..<(hasBlock ? tape.indexAfterComponentValue(index) : index), error)
    } else if hasBlock {
      return appendRule(.atRule, start: start, content: prelude, brace: index)
    } else {
      append(.atRule, tokens: tape.trimmed(start, index), content: prelude)
    }
    position = hasBlock ? tape.indexAfterComponentValue(index) : min(index + 1, end)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-qualified-rule
  mutating func consumeQualifiedRule(_ tags: Span<UInt8>) {
    let start = position
    let prelude = tape.scanPrelude(tags, start, nesting == .nested ? .end : .token)
    let index = prelude.end
    guard TokenTag.isKind(.leftBrace, in: tags, index) else {
      // "This is a parse error. Return nothing."
      let error = error(in: start..<index, stray: prelude.stray) ?? missingBlock(start, index)
      appendInvalid(start..<index, error)
      position = index
      return
    }
    if let error = error(in: start..<index, stray: prelude.stray)
      ?? tape.error(ofPrelude: start..<index, tags, nesting)
    {
      position = tape.indexAfterComponentValue(index)
      appendInvalid(start..<position, error)
    } else {
      let contentEnd = TokenTag.trimmedEnd(in: tags, start, index)
      appendRule(.qualifiedRule, start: start, content: start..<contentEnd, brace: index)
    }
  }

  /// Consumes declarations up to the first token of another statement.
  ///
  /// OPTIMIZATION: all steps are in one function, because most statements are declarations with few tokens.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-declaration
  mutating func consumeDeclarations(_ tags: Span<UInt8>) {
    var start = TokenTag.skipTrivia(in: tags, position)
    while TokenTag.isKind(.ident, in: tags, start) {
      let colon = TokenTag.skipTrivia(in: tags, start &+ 1)
      guard TokenTag.isKind(.colon, in: tags, colon) else { break }
      let value = TokenTag.skipTrivia(in: tags, colon &+ 1)
      var index = value
      var (hasColon, isCutOff, isRule) = (false, false, false)
      var stray: Int?
      scan: while true {
        index = TokenTag.skipPlain(in: tags, index)
        guard index < tags.count else { break }
        switch tags[index] & TokenTag.kindBits {
        case TokenKind.semicolon.rawValue:
          if semicolonInValue == .end { break scan }
          index &+= 1
        case TokenKind.function.rawValue, TokenKind.leftParenthesis.rawValue, TokenKind.leftSquare.rawValue,
          TokenKind.leftBrace.rawValue:
          if tags[index] == TokenKind.leftBrace.rawValue,
            !tape.mayHaveBlock(tags, index, inValue: value, ofDeclaration: start, semicolonInValue)
          {
            isRule = true
            break scan
          }
          let close = tape.closer(of: index)
          isCutOff = close == tape.count
          index = min(close &+ 1, tape.count)
        case TokenKind.rightBrace.rawValue, TokenKind.rightSquare.rawValue, TokenKind.rightParenthesis.rawValue:
          stray = stray ?? index
          index &+= 1
        case TokenKind.colon.rawValue:
          hasColon = true
          index &+= 1
        default:
          index &+= 1
        }
      }
      if isRule { break }
      // White space in a block that the end of the file closes belongs to the block.
      let valueEnd = isCutOff ? index : TokenTag.trimmedEnd(in: tags, value, index)
      if stray != nil || hasMarkedTokens, let error = error(in: start..<index, stray: stray) {
        appendInvalid(valueEnd > value ? start..<valueEnd : tape.trimmed(start, value), error)
      } else {
        appendDeclaration(tags, start, value..<valueEnd)
        if hasColon { reportDeclarations(in: value..<index) }
      }
      start = TokenTag.skipTrivia(in: tags, index &+ 1)
    }
    position = min(start, end)
  }

  @inline(__always)
  private mutating func appendDeclaration(_ tags: Span<UInt8>, _ start: Int, _ value: Range<Int>) {
    // A declaration without a value ends with its colon.
    let end = value.isEmpty ? TokenTag.trimmedEnd(in: tags, start, value.lowerBound) : value.upperBound
    let mark = tape.importance(tags, of: value)
    let contentEnd = mark.map { TokenTag.trimmedEnd(in: tags, value.lowerBound, $0) } ?? value.upperBound
    append(.declaration, tokens: start..<end, content: value.lowerBound..<contentEnd, isImportant: mark != nil)
  }

  /// Reports the declarations that seem to be in the value of another one.
  @inline(never)
  private mutating func reportDeclarations(in value: Range<Int>) {
    for name in tape.nextDeclarations(in: value) { reportMissingSemicolon(before: name) }
  }
}
