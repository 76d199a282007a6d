/// The three kinds of statement.
extension SyntaxParser {
  /// https://www.w3.org/TR/css-syntax-3/#consume-at-rule
  mutating func consumeAtRule() {
    let start = position
    var index = start + 1
    var content = start + 1
    while content < end, tape.kind(content).isTrivia { content += 1 }
    var stray: Int?
    scan: while index < end {
      switch tape.kind(index) {
      case .semicolon, .leftBrace:
        break scan
      case .rightBrace, .rightSquare, .rightParenthesis:
        stray = stray ?? index
        index += 1
      default:
        index = tape.indexAfterComponentValue(index)
      }
    }
    let prelude = trimmed(min(content, index), index)
    let hasBlock = index < end && tape.kind(index) == .leftBrace
    if let problem = problem(in: start..<index, stray: stray) {
      appendInvalid(start..<(hasBlock ? tape.indexAfterComponentValue(index) : index), problem)
    } else if hasBlock {
      return appendRule(.atRule, start: start, content: prelude, brace: index)
    } else {
      append(.atRule, tokens: trimmed(start, index), content: prelude)
    }
    position = hasBlock ? tape.indexAfterComponentValue(index) : min(index + 1, end)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-qualified-rule
  mutating func consumeQualifiedRule() {
    let start = position
    var index = start
    var stray: Int?
    scan: while index < end {
      switch tape.kind(index) {
      case .leftBrace:
        break scan
      case .semicolon:
        if nesting == .nested { break scan }
        stray = stray ?? index
        index += 1
      case .rightBrace, .rightSquare, .rightParenthesis:
        stray = stray ?? index
        index += 1
      default:
        index = tape.indexAfterComponentValue(index)
      }
    }
    guard index < end, tape.kind(index) == .leftBrace else {
      // "This is a parse error. Return nothing."
      let problem = problem(in: start..<index, stray: stray) ?? missingBlock(start, index)
      appendInvalid(start..<index, problem)
      position = index
      return
    }
    if let problem = problem(in: start..<index, stray: stray) ?? problem(ofPrelude: start..<index) {
      position = tape.indexAfterComponentValue(index)
      appendInvalid(start..<position, problem)
    } else {
      appendRule(.qualifiedRule, start: start, content: trimmed(start, index), brace: index)
    }
  }

  /// Consumes a declaration, or nothing if the statement is none.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-declaration
  mutating func consumeDeclaration() -> Bool {
    let start = position
    var index = start + 1
    while index < end, tape.kind(index).isTrivia { index += 1 }
    guard index < end, tape.kind(index) == .colon else { return false }
    index += 1
    while index < end, tape.kind(index).isTrivia { index += 1 }
    guard let value = scanValue(index, isCustom: tape.isDashedIdent(start)) else { return false }

    let tokens = value.isEmpty ? trimmed(start, index) : start..<value.contentEnd
    if let problem = problem(in: start..<value.end, stray: value.stray) {
      appendInvalid(tokens, problem)
    } else {
      var content = index..<max(value.contentEnd, index)
      // "If the last two non-<whitespace-token>s in decl's value are a <delim-token> with the value "!"
      // followed by an <ident-token> with a value that is an ASCII case-insensitive match for "important", …"
      let isImportant = tape.isDelim(value.beforeLast, "!") && tape.isIdent(value.last, "important")
      if isImportant { content = trimmed(index, value.beforeLast) }
      append(.declaration, tokens: tokens, content: content, isImportant: isImportant)
      for name in value.nextDeclarations { reportMissingSemicolon(before: name) }
    }
    position = value.end < end ? value.end + 1 : end
    return true
  }

  private struct Value {
    let start: Int
    /// The last two component values, and the end of the last one.
    var beforeLast: Int
    var last: Int
    var contentEnd: Int
    /// The token that ends the value.
    var end: Int
    /// A closing token that closes nothing.
    var stray: Int?
    /// The names of what looks like declarations on lines of their own.
    var nextDeclarations: [Int] = []

    /// Whether there is no component value.
    var isEmpty: Bool { contentEnd <= start }
  }

  /// The component values from a token on, or `nil` if there is a block next to others, as only a
  /// custom property may have it.
  private func scanValue(_ start: Int, isCustom: Bool) -> Value? {
    var value = Value(start: start, beforeLast: tape.count, last: tape.count, contentEnd: start, end: end)
    var hasBlock = false
    var index = start
    scan: while index < end {
      let kind = tape.kind(index)
      switch kind {
      case .whitespace, .comment:
        index += 1
        continue
      case .semicolon where semicolonEndsDeclaration:
        value.end = index
        break scan
      case .leftBrace:
        if !isCustom, value.last != tape.count { return nil }
        hasBlock = true
      case .rightBrace, .rightSquare, .rightParenthesis:
        value.stray = value.stray ?? index
      case .colon:
        if startsDeclaration(index - 1, after: start) { value.nextDeclarations.append(index - 1) }
      default:
        break
      }
      if hasBlock, !isCustom, value.last != tape.count { return nil }
      value.beforeLast = value.last
      value.last = index
      index = tape.indexAfterComponentValue(index)
      value.contentEnd = index
    }
    return value
  }

  /// Whether a token in a value is an identifier that starts a line.
  private func startsDeclaration(_ name: Int, after start: Int) -> Bool {
    name > start && tape.kind(name) == .ident && hasLineEnd(before: name)
  }
}
