/// What a semicolon is in a prelude or in the value of a declaration.
enum SemicolonRole {
  /// It ends the statement.
  case end
  /// It ends nothing: in a prelude it is out of place, in a value it is a token like others.
  case token
}

/// The tokens before the block of a rule.
struct ScannedPrelude {
  /// The token behind the last one: a brace, a semicolon or the end.
  let end: Int
  /// The first token that belongs to nothing.
  let stray: Int?
}

/// The component values behind the colon of a declaration.
struct ScannedValue {
  /// The last two component values; past the end of the tape if there are fewer.
  let beforeLast: Int
  let last: Int
  /// The token behind the last component value; that from which on it was looked for, if there is none.
  let contentEnd: Int
  /// The token that ends the value.
  let end: Int
  /// A closing token that closes nothing.
  let stray: Int?
  /// Whether there is a colon where a declaration could have one.
  let hasColon: Bool
}

// OPTIMIZATION: these are asked of the tape and not of the parser, which would be copied for it.

/// Where statements and their parts end.
extension TokenTape {
  /// A range of tokens without trivia at its end.
  @inline(__always)
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var last = end
    while last > start, TokenTag(raw: tags[last &- 1]).kind.isTrivia { last &-= 1 }
    return start..<last
  }

  /// The first token from one on that is no trivia; `end` if all are.
  @inline(__always)
  func skipTrivia(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, TokenTag(raw: tags[index]).kind.isTrivia { index &+= 1 }
    return index
  }

  /// The tokens from one on up to a block or a semicolon that ends the statement.
  func scanPrelude(_ start: Int, _ end: Int, _ semicolon: SemicolonRole) -> ScannedPrelude {
    var stray: Int?
    var index = start
    while index < end {
      switch TokenTag(raw: tags[index]).kind {
      case .leftBrace:
        return ScannedPrelude(end: index, stray: stray)
      case .semicolon:
        if semicolon == .end { return ScannedPrelude(end: index, stray: stray) }
        stray = stray ?? index
        index &+= 1
      case .rightBrace, .rightSquare, .rightParenthesis:
        stray = stray ?? index
        index &+= 1
      case .function, .leftParenthesis, .leftSquare:
        index = min(closer(of: index) + 1, tags.count)
      default:
        index &+= 1
      }
    }
    return ScannedPrelude(end: index, stray: stray)
  }

  /// The component values from a token on, or `nil` if there is a block next to others, as only a custom property
  /// may have it.
  func scanValue(_ start: Int, _ end: Int, isCustom: Bool, _ semicolon: SemicolonRole) -> ScannedValue? {
    var (beforeLast, last, contentEnd) = (tags.count, tags.count, start)
    var stray: Int?
    var hasColon = false
    var hasBlock = false
    var index = start
    scan: while index < end {
      var next = index &+ 1
      switch TokenTag(raw: tags[index]).kind {
      case .whitespace, .comment:
        index = next
        continue
      case .semicolon:
        if semicolon == .end { break scan }
      case .leftBrace:
        if !isCustom, last != tags.count { return nil }
        hasBlock = true
        next = min(closer(of: index) + 1, tags.count)
      case .function, .leftParenthesis, .leftSquare:
        next = min(closer(of: index) + 1, tags.count)
      case .rightBrace, .rightSquare, .rightParenthesis:
        stray = stray ?? index
      case .colon:
        hasColon = true
      default:
        break
      }
      if hasBlock, !isCustom, last != tags.count { return nil }
      beforeLast = last
      last = index
      index = next
      contentEnd = next
    }
    return ScannedValue(
      beforeLast: beforeLast, last: last, contentEnd: contentEnd, end: min(index, end), stray: stray, hasColon: hasColon
    )
  }

  /// The names of what looks like declarations on lines of their own, in a value that starts with a token.
  func nextDeclarations(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    while index < value.upperBound {
      let name = index - 1
      if kind(index) == .colon, name > value.lowerBound, kind(name) == .ident, hasLineEnd(before: name) {
        names.append(name)
      }
      index = indexAfterComponentValue(index)
    }
    return names
  }

  @inline(__always)
  func startsLineComment(_ token: Int) -> Bool { isDelim(token, "/") && isDelim(token + 1, "/") }

  /// Whether there is a line end in the trivia before a token.
  func hasLineEnd(before token: Int) -> Bool {
    var index = token - 1
    while index >= 0, kind(index).isTrivia {
      let range = range(index)
      for offset in range.start..<range.end where CodePoints.isNewline(source.bytes[offset]) { return true }
      index -= 1
    }
    return false
  }
}
