package import VStyleSyntax

/// A parser of values in a range of tokens.
///
/// On success, a `parse` function consumes exactly the tokens of the value and the trivia before it. On failure, it can
/// leave the cursor at any token; ``attempt(_:)`` restores the cursor.
package struct ValueParser: Sendable {
  /// The position in the tokens.
  package var cursor: TokenCursor

  /// Whether nobody reads the error: it then has no text and no guess, which take longer than to parse.
  let isTrial: Bool

  /// Creates a parser of the tokens of a declaration's value.
  ///
  /// - Parameters:
  ///   - cursor: the tokens.
  ///   - isTrial: whether nobody reads the error.
  package init(_ cursor: TokenCursor, isTrial: Bool = false) { (self.cursor, self.isTrial) = (cursor, isTrial) }

  /// Runs a parse function, and restores the cursor if it fails.
  ///
  /// - Throws: the error of the parse function.
  package mutating func attempt<T>(
    _ parse: (inout ValueParser) throws(ValueError) -> T
  ) throws(ValueError) -> T {
    let start = cursor
    do { return try parse(&self) } catch {
      cursor = start
      throw error
    }
  }

  /// Skips trivia, and returns the kind of the token after it.
  package mutating func next() -> TokenKind {
    cursor.skipTrivia()
    return cursor.kind
  }

  /// Checks that functions and blocks are not nested too deep for recursive parsers.
  ///
  /// - Throws: ``ValueError`` with the rule `limitExceeded` at the first token that is nested too deep.
  package func checkDepth() throws(ValueError) {
    let limit = Limit.valueDepth.value
    // OPTIMIZATION: a shorter value cannot be too deep. The loop would do.
    guard cursor.end - cursor.index > limit else { return }
    var depth = 0
    for token in cursor.index..<cursor.end {
      switch cursor.tape.kind(token) {
      case .function, .leftParenthesis, .leftSquare, .leftBrace: depth += 1
      case .rightParenthesis, .rightSquare, .rightBrace: depth -= 1
      default: continue
      }
      guard depth > limit else { continue }
      var start = self
      while start.cursor.index < token { start.cursor.advance() }
      throw start.error(
        .limitExceeded, expected: "at most \(limit) functions and brackets inside each other",
        help: Limit.valueDepth.sentence())
    }
  }

  /// Whether only trivia is left.
  package var isAtEnd: Bool { cursor.isAtEnd }

  /// Checks that only trivia is left.
  ///
  /// - Parameter expected: the syntax of the whole value, for the message.
  /// - Throws: ``ValueError`` with the rule ``DiagnosticRule/wrongArity`` at the first token that is left.
  package mutating func expectEnd(_ expected: String) throws(ValueError) {
    guard next() != .endOfFile else { return }
    throw error(.wrongArity, expected: expected)
  }

  /// Creates an error at the current token.
  ///
  /// An identifier that starts with two hyphens is always reported as a missing `var()`.
  package func error(
    _ rule: DiagnosticRule, expected: String, help: String? = nil, suggestion: String? = nil
  ) -> ValueError {
    if isTrial { return ValueError(rule, at: cursor.range, expected: "", found: "") }
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

  /// Creates an error for an unknown keyword at the current token, with the closest known keyword as a suggestion.
  package func unknownKeyword(expected: String, among known: some Sequence<String>) -> ValueError {
    let guess = isTrial ? nil : KeywordGuess.closest(to: cursor.name, in: known)
    return error(
      .unknownKeyword, expected: expected, help: guess.map { "did you mean `\($0)`?" }, suggestion: guess)
  }

  /// Creates an error for an unknown function at the current token, with the closest known function as a suggestion.
  package func unknownFunction(expected: String, among known: some Sequence<String>) -> ValueError {
    let name = cursor.name
    let guess = isTrial ? nil : functionGuess(among: known) ?? known.first { $0.hasSuffix("-\(name)") }
    return error(
      .unknownFunction, expected: expected, help: guess.map { "did you mean `\($0)()`?" },
      suggestion: guess.map { "\($0)(" })
  }

  /// The known function that a misspelled name at the current token probably means; `nil` if none is close.
  ///
  /// `-max` does not mean `max`, whose result has the other sign.
  package func functionGuess(among known: some Sequence<String>) -> String? {
    cursor.name.hasPrefix("-") ? nil : Spelling.closest(to: cursor.name, in: known)
  }
}
