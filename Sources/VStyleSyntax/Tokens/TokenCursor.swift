/// A place in a range of tokens, for parsers of preludes and values.
///
/// The cursor never leaves its range: past the end it reads `endOfFile`. Blocks and functions are
/// entered by ``enterBlock()``, which gives a cursor of their contents and moves this one after
/// them, so no parser can run past a closing token. Copy the cursor to come back to a place.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parser-definitions
public struct TokenCursor: Sendable {
  /// The tokens.
  public let tape: TokenTape

  @usableFromInline
  var position: Int

  /// The current token.
  @inlinable
  public var index: Int { position }

  /// The token after the last one that may be read.
  public let end: Int

  /// Makes a cursor over a range of tokens.
  @inlinable
  public init(_ tape: TokenTape, _ tokens: Range<Int>) {
    self.tape = tape
    position = tokens.lowerBound
    end = tokens.upperBound
  }

  /// Makes a cursor over all tokens.
  @inlinable
  public init(_ tape: TokenTape) { self.init(tape, 0..<tape.count) }

  /// The kind of the current token; `endOfFile` at the end of the range.
  @inlinable @inline(__always)
  public var kind: TokenKind { index < end ? tape.kind(index) : .endOfFile }

  /// The kind of a token after the current one, trivia counted.
  @inlinable
  public func kind(ahead count: Int) -> TokenKind { index + count < end ? tape.kind(index + count) : .endOfFile }

  /// The bytes of the current token; at the end of the range, the empty range there.
  @inlinable
  public var range: SourceRange {
    guard index < end else {
      let offset = end > 0 ? tape.range(end - 1).end : 0
      return SourceRange(offset, offset)
    }
    return tape.range(index)
  }

  /// Whether nothing but trivia is left.
  @inlinable
  public var isAtEnd: Bool {
    var index = index
    while index < end, tape.kind(index).isTrivia { index += 1 }
    return index >= end || tape.kind(index) == .endOfFile
  }

  /// Moves to the next token.
  @inlinable @inline(__always)
  public mutating func advance() { if index < end { position += 1 } }

  /// Moves past the current component value: a whole block or function, or one token.
  @inlinable
  public mutating func skipComponentValue() {
    if index < end { position = min(tape.indexAfterComponentValue(index), end) }
  }

  /// Moves past white space and comments and tells whether there was white space.
  @discardableResult
  @inlinable
  public mutating func skipTrivia() -> Bool {
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

  /// Moves past comments, where white space would have a meaning.
  @inlinable
  public mutating func skipComments() {
    while kind == .comment { position += 1 }
  }

  /// A cursor over the contents of the block or function that starts here. Moves after it.
  public mutating func enterBlock() -> TokenCursor {
    precondition(kind.opensBlock, "only a token that opens a block can be entered")
    let close = min(tape.closer(of: index), end)
    let contents = TokenCursor(tape, index + 1..<max(close, index + 1))
    skipComponentValue()
    return contents
  }

  /// The bytes from a token to the one before the current, without trivia at the end.
  public func range(from start: Int) -> SourceRange {
    var last = index
    while last > start, tape.kind(last - 1).isTrivia { last -= 1 }
    return tape.range(start..<max(last, start))
  }
}

/// What the current token is, without naming it twice.
extension TokenCursor {
  /// Whether the current token is an identifier with an ASCII text, in any case.
  @inlinable @inline(__always)
  public func isIdent(_ lowercase: StaticString) -> Bool { kind == .ident && tape.isName(index, lowercase) }

  /// Whether the current token is a function with an ASCII name, in any case.
  @inlinable @inline(__always)
  public func isFunction(_ lowercase: StaticString) -> Bool {
    kind == .function && tape.isName(index, lowercase)
  }

  /// Whether the current token is a delim.
  @inlinable @inline(__always)
  public func isDelim(_ scalar: Unicode.Scalar) -> Bool { index < end && tape.isDelim(index, scalar) }

  /// The name of the current identifier, function, at-keyword or hash.
  public var name: String { tape.name(index) }

  /// Moves past the current token if it is an identifier with an ASCII text, in any case.
  @inlinable
  public mutating func take(ident lowercase: StaticString) -> Bool {
    guard isIdent(lowercase) else { return false }
    advance()
    return true
  }

  /// Moves past the current token if it is a delim.
  @inlinable
  public mutating func take(delim scalar: Unicode.Scalar) -> Bool {
    guard isDelim(scalar) else { return false }
    advance()
    return true
  }

  /// Moves past the current token if it is of a kind.
  @inlinable
  public mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }
}
