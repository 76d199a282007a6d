/// The three kinds of statement.
extension SyntaxParser {
  /// https://www.w3.org/TR/css-syntax-3/#consume-at-rule
  mutating func consumeAtRule() {
    let start = position
    let content = tape.skipTrivia(start + 1, end)
    let scanned = tape.scanPrelude(start + 1, end, .end)
    let index = scanned.end
    let prelude = tape.trimmed(min(content, index), index)
    let hasBlock = index < end && tape.kind(index) == .leftBrace
    if let problem = problem(in: start..<index, stray: scanned.stray) {
      appendInvalid(start..<(hasBlock ? tape.indexAfterComponentValue(index) : index), problem)
    } else if hasBlock {
      return appendRule(.atRule, start: start, content: prelude, brace: index)
    } else {
      append(.atRule, tokens: tape.trimmed(start, index), content: prelude)
    }
    position = hasBlock ? tape.indexAfterComponentValue(index) : min(index + 1, end)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-qualified-rule
  mutating func consumeQualifiedRule() {
    let start = position
    let prelude = tape.scanPrelude(start, end, nesting == .nested ? .end : .token)
    let index = prelude.end
    guard index < end, tape.kind(index) == .leftBrace else {
      // "This is a parse error. Return nothing."
      let problem = problem(in: start..<index, stray: prelude.stray) ?? missingBlock(start, index)
      appendInvalid(start..<index, problem)
      position = index
      return
    }
    if let problem = problem(in: start..<index, stray: prelude.stray)
      ?? tape.problem(ofPrelude: start..<index, nesting)
    {
      position = tape.indexAfterComponentValue(index)
      appendInvalid(start..<position, problem)
    } else {
      appendRule(.qualifiedRule, start: start, content: tape.trimmed(start, index), brace: index)
    }
  }

  /// Consumes a declaration, or nothing if the statement is none.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-declaration
  mutating func consumeDeclaration() -> Bool {
    let start = position
    let colon = tape.skipTrivia(start + 1, end)
    guard colon < end, tape.kind(colon) == .colon else { return false }
    let index = tape.skipTrivia(colon + 1, end)
    guard let value = tape.scanValue(index, end, isCustom: tape.isDashedIdent(start), semicolonInValue) else {
      return false
    }

    let hasValue = value.contentEnd > index
    let tokens = hasValue ? start..<value.contentEnd : tape.trimmed(start, index)
    if let problem = problem(in: start..<value.end, stray: value.stray) {
      appendInvalid(tokens, problem)
    } else {
      var content = index..<value.contentEnd
      // "If the last two non-<whitespace-token>s in decl's value are a <delim-token> with the value "!"
      // followed by an <ident-token> with a value that is an ASCII case-insensitive match for "important", …"
      let isImportant = tape.isDelim(value.beforeLast, "!") && tape.isIdent(value.last, "important")
      if isImportant { content = tape.trimmed(index, value.beforeLast) }
      append(.declaration, tokens: tokens, content: content, isImportant: isImportant)
      if value.hasColon {
        for name in tape.nextDeclarations(in: index..<value.end) { reportMissingSemicolon(before: name) }
      }
    }
    position = value.end < end ? value.end + 1 : end
    return true
  }
}
