public import VStyleSyntax

/// Reads values from a range of tokens.
///
/// The contract of every `parse` function: on success exactly the value's tokens are consumed, trivia
/// before it included; on failure any amount may be. Use ``attempt(_:)`` to come back.
public struct ValueParser: Sendable {
  /// The place in the tokens.
  public var cursor: TokenCursor

  /// Makes a parser of the tokens of a declaration's value.
  public init(_ cursor: TokenCursor) { self.cursor = cursor }

  /// Runs a parse function and comes back to the present place if it fails.
  public mutating func attempt<T>(
    _ parse: (inout ValueParser) throws(ValueError) -> T
  ) throws(ValueError) -> T {
    let start = cursor
    do { return try parse(&self) } catch {
      cursor = start
      throw error
    }
  }

  /// Skips trivia and returns the kind of the token after it.
  public mutating func next() -> TokenKind {
    cursor.skipTrivia()
    return cursor.kind
  }

  /// Throws if functions or blocks stand inside each other too deep for a parser that calls itself.
  public func checkDepth() throws(ValueError) {
    let tokens = cursor.index..<max(cursor.index, cursor.end)
    guard let tooDeep = cursor.tape.tooDeepTokens.first(where: tokens.contains) else { return }
    var start = self
    while start.cursor.index < tooDeep { start.cursor.advance() }
    throw start.error(.limitExceeded, expected: "less nesting")
  }

  /// Whether nothing but trivia is left.
  public var isAtEnd: Bool { cursor.isAtEnd }

  /// Throws unless nothing but trivia is left.
  ///
  /// - Parameter expected: what the whole value may be, for the message.
  public mutating func expectEnd(_ expected: String) throws(ValueError) {
    guard next() != .endOfFile else { return }
    throw error(.wrongArity, expected: expected)
  }

  /// An error about the current token.
  ///
  /// An identifier that starts with two hyphens is always reported as a missing `var()`, since that
  /// is what its author meant.
  public func error(
    _ rule: DiagnosticRule, expected: String, help: String? = nil, suggestion: String? = nil
  ) -> ValueError {
    if cursor.kind == .ident, cursor.tape.isDashedIdent(cursor.index) {
      let name = cursor.tape.source.text(in: cursor.range)
      return ValueError(
        .missingVar, at: cursor.range, expected: expected, found: "the custom property `\(name)`",
        help: "write `var(\(name))`", suggestion: "var(\(name))")
    }
    return ValueError(
      rule, at: cursor.range, expected: expected, found: TokenDescription.describe(cursor), help: help,
      suggestion: suggestion)
  }

  /// An error about a keyword that is none of those that are known, with a guess at what was meant.
  public func unknownKeyword(expected: String, among known: some Sequence<String>) -> ValueError {
    let guess = Spelling.closest(to: cursor.name, in: known)
    return error(
      .unknownKeyword, expected: expected, help: guess.map { "did you mean `\($0)`?" }, suggestion: guess)
  }

  /// An error about a function that is none of those that are known, with a guess at what was meant.
  public func unknownFunction(expected: String, among known: some Sequence<String>) -> ValueError {
    let guess = Spelling.closest(to: cursor.name, in: known)
    return error(
      .unknownFunction, expected: expected, help: guess.map { "did you mean `\($0)()`?" },
      suggestion: guess.map { "\($0)(" })
  }
}
