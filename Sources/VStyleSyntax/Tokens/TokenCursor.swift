/// A position in a range of tokens, for parsers of preludes and values.
///
/// The cursor never leaves its range: beyond the end it reads `endOfFile`. ``enterBlock()`` returns a cursor over the
/// contents of a block or function, and moves this one after the block. So no parser can pass a closing token. Copy a
/// cursor to return to its position later.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parser-definitions
@usableFromInline
package struct TokenCursor: Sendable {
  /// The tape that contains the tokens.
  @usableFromInline
  package let tape: TokenTape

  @usableFromInline
  package var position: Int

  /// The index of the current token.
  @inlinable
  package var index: Int { position }

  /// The end of the range.
  @usableFromInline
  package let end: Int

  /// Creates a cursor over a range of tokens.
  @inlinable
  package init(_ tape: TokenTape, _ tokens: Range<Int>) {
    self.tape = tape
    position = tokens.lowerBound
    end = tokens.upperBound
  }

  /// Creates a cursor over all tokens.
  @inlinable
  package init(_ tape: TokenTape) { self.init(tape, 0..<tape.count) }

  /// The kind of the current token; `endOfFile` at the end of the range.
  @inlinable @inline(__always)
  package var kind: TokenKind { index < end ? tape.kind(index) : .endOfFile }

  /// The kind of a token after the current one, at an offset that includes trivia.
  @inlinable
  package func kind(ahead count: Int) -> TokenKind { index + count < end ? tape.kind(index + count) : .endOfFile }

  /// The bytes of the current token; at the end of the range, the empty range there.
  @inlinable
  package var range: SourceRange {
    guard index < end else {
      let offset = end > 0 ? tape.range(end - 1).end : 0
      return SourceRange(offset, offset)
    }
    return tape.range(index)
  }

  /// Whether only trivia is left.
  @inlinable
  package var isAtEnd: Bool {
    var index = index
    while index < end, tape.kind(index).isTrivia { index += 1 }
    return index >= end || tape.kind(index) == .endOfFile
  }

  /// Moves to the next token; does nothing at the end of the range.
  @inlinable @inline(__always)
  package mutating func advance() { if index < end { position += 1 } }

  /// Skips the current component value: a whole block or function, or one token.
  @inlinable
  package mutating func skipComponentValue() {
    if index < end { position = min(tape.indexAfterComponentValue(index), end) }
  }

  /// Skips white space and comments.
  ///
  /// - Returns: whether there was white space.
  @discardableResult
  @inlinable
  package mutating func skipTrivia() -> Bool {
    kind.isTrivia ? skipSomeTrivia() : false
  }

  @usableFromInline
  mutating func skipSomeTrivia() -> Bool {
    var sawWhitespace = false
    while index < end {
      switch tape.kind(index) {
      case .whitespace: sawWhitespace = true
      case .comment: break
      default: return sawWhitespace
      }
      position += 1
    }
    return sawWhitespace
  }

  /// Skips comments. For positions where white space has a meaning.
  @inlinable
  package mutating func skipComments() {
    while kind == .comment { position += 1 }
  }

  /// Returns a cursor over the contents of the current block or function, and moves after the block.
  ///
  /// The current token must open a block.
  package mutating func enterBlock() -> TokenCursor {
    precondition(kind.opensBlock, "only a token that opens a block can be entered")
    let close = min(tape.closer(of: index), end)
    let contents = TokenCursor(tape, index + 1..<max(close, index + 1))
    skipComponentValue()
    return contents
  }

  /// The bytes from a token to the current one, exclusive, without trivia at the end.
  package func range(from start: Int) -> SourceRange {
    var last = index
    while last > start, tape.kind(last - 1).isTrivia { last -= 1 }
    return tape.range(start..<max(last, start))
  }
}

/// Tests and readers of the current token.
extension TokenCursor {
  /// Whether the current token is an identifier with an ASCII text, in any case.
  ///
  /// - Parameter lowercase: the text in lower case.
  @inlinable @inline(__always)
  package func isIdent(_ lowercase: StaticString) -> Bool { kind == .ident && tape.isName(index, lowercase) }

  /// Whether the current token is a function with an ASCII name, in any case.
  ///
  /// - Parameter lowercase: the name in lower case.
  @inlinable @inline(__always)
  package func isFunction(_ lowercase: StaticString) -> Bool {
    kind == .function && tape.isName(index, lowercase)
  }

  /// Whether the current token is a delim.
  @inlinable @inline(__always)
  package func isDelim(_ scalar: Unicode.Scalar) -> Bool { index < end && tape.isDelim(index, scalar) }

  /// The name of the current identifier, function, at-keyword or hash.
  package var name: String { tape.name(index) }

  /// Consumes the current token if it is an identifier with an ASCII text, in any case.
  ///
  /// - Parameter lowercase: the text in lower case.
  /// - Returns: whether the token was consumed.
  @inlinable
  package mutating func consume(ident lowercase: StaticString) -> Bool {
    guard isIdent(lowercase) else { return false }
    advance()
    return true
  }

  /// Consumes the current token if it is a delim.
  ///
  /// - Returns: whether the token was consumed.
  @inlinable
  package mutating func consume(delim scalar: Unicode.Scalar) -> Bool {
    guard isDelim(scalar) else { return false }
    advance()
    return true
  }

  /// Consumes the current token if it has a kind.
  ///
  /// - Returns: whether the token was consumed.
  @inlinable
  package mutating func consume(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }
}
