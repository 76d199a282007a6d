import VStyleSyntax

/// Reads a list of media queries.
///
/// What cannot be read becomes `not all`, as the specification says; the problem is kept for a diagnostic.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-syntax
struct MediaQueryParser {
  /// What is wrong with a query, and where.
  struct Problem: Error {
    let range: SourceRange
    let message: String
  }

  private(set) var problems: [Problem] = []

  /// The queries of a comma-separated list; an empty list holds always.
  mutating func parseList(_ cursor: TokenCursor) -> [MediaQuery] {
    guard !cursor.isAtEnd else { return [.type("all")] }
    return MediaQueryParser.split(cursor).map { part in
      var part = part
      do throws(Problem) {
        let query = try parseQuery(&part)
        try expectEnd(&part)
        return query
      } catch {
        problems.append(error)
        return .not(.type("all"))
      }
    }
  }

  /// The parts between the commas at the top level.
  private static func split(_ cursor: TokenCursor) -> [TokenCursor] {
    var parts: [TokenCursor] = []
    var cursor = cursor
    var start = cursor.index
    while cursor.kind != .endOfFile {
      if cursor.kind == .comma {
        parts.append(TokenCursor(cursor.tape, start..<cursor.index))
        start = cursor.index + 1
      }
      cursor.skipComponentValue()
    }
    parts.append(TokenCursor(cursor.tape, start..<cursor.index))
    return parts
  }

  private mutating func parseQuery(_ cursor: inout TokenCursor) throws(Problem) -> MediaQuery {
    cursor.skipTrivia()
    var copy = cursor
    let isNegated = copy.take(ident: "not")
    if !isNegated { _ = copy.take(ident: "only") }
    copy.skipTrivia()
    guard copy.kind == .ident, !copy.isIdent("not"), !copy.isIdent("and"), !copy.isIdent("or"),
      !copy.isIdent("only"), !copy.isIdent("layer")
    else {
      return try parseCondition(&cursor, allowingOr: true)
    }
    var query = MediaQuery.type(copy.name.lowercased())
    copy.advance()
    copy.skipTrivia()
    if copy.take(ident: "and") { query = .and([query, try parseCondition(&copy, allowingOr: false)]) }
    cursor = copy
    return isNegated ? .not(query) : query
  }

  private mutating func parseCondition(
    _ cursor: inout TokenCursor, allowingOr: Bool
  ) throws(Problem) -> MediaQuery {
    cursor.skipTrivia()
    if cursor.take(ident: "not") { return .not(try parseInParentheses(&cursor)) }
    var terms = [try parseInParentheses(&cursor)]
    cursor.skipTrivia()
    if cursor.isIdent("and") {
      while cursor.take(ident: "and") {
        terms.append(try parseInParentheses(&cursor))
        cursor.skipTrivia()
      }
      return .and(terms)
    }
    while allowingOr, cursor.take(ident: "or") {
      terms.append(try parseInParentheses(&cursor))
      cursor.skipTrivia()
    }
    return terms.count == 1 ? terms[0] : .or(terms)
  }

  private mutating func parseInParentheses(_ cursor: inout TokenCursor) throws(Problem) -> MediaQuery {
    cursor.skipTrivia()
    let range = cursor.range
    if cursor.kind == .function {
      problems.append(Problem(range: range, message: "there is no media function of this name"))
      cursor.skipComponentValue()
      return .unknown
    }
    guard cursor.kind == .leftParenthesis else {
      throw Problem(range: range, message: "a media query asks for features in parentheses")
    }
    var inner = cursor.enterBlock()
    inner.skipTrivia()
    if inner.kind == .leftParenthesis || inner.isIdent("not") {
      let query = try parseCondition(&inner, allowingOr: true)
      try expectEnd(&inner)
      return query
    }
    var feature = MediaFeatureParser(cursor: inner)
    do { return try feature.parse() } catch {
      problems.append(error)
      return .unknown
    }
  }

  private func expectEnd(_ cursor: inout TokenCursor) throws(Problem) {
    cursor.skipTrivia()
    guard cursor.kind != .endOfFile else { return }
    throw Problem(range: cursor.range, message: "a media query ends before this")
  }
}
