package import VStyleStylesheet
package import VStyleSyntax

/// A parser for a list of media queries.
///
/// An invalid query becomes `not all`, as the specification requires, and is recorded for a diagnostic.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-syntax
package struct MediaQueryParser {
  /// The errors of the queries that became `not all`.
  package private(set) var errors: [MediaQueryError] = []

  /// Whether some query names a custom one.
  private(set) var namesCustomQueries = false

  /// The custom media queries by name; `nil` if they are not known yet, and none is refused.
  private let customQueries: [String: MediaQuery]?

  /// Creates a parser.
  ///
  /// - Parameter customQueries: the queries of `@custom-media` by name; `nil` if they are not known yet.
  package init(customQueries: [String: MediaQuery]? = [:]) { self.customQueries = customQueries }

  /// Parses a comma-separated list of queries. An empty list is always true.
  package mutating func parseList(_ cursor: TokenCursor) -> [MediaQuery] {
    guard !cursor.isAtEnd else { return [.type("all")] }
    return MediaQueryParser.split(cursor).map { part in
      var part = part
      do throws(MediaQueryError) {
        let query = try parseQuery(&part)
        try expectEnd(&part)
        return query
      } catch {
        errors.append(error)
        return .not(.type("all"))
      }
    }
  }

  /// Splits a list at the commas of its top level.
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

  private mutating func parseQuery(_ cursor: inout TokenCursor) throws(MediaQueryError) -> MediaQuery {
    cursor.skipTrivia()
    var copy = cursor
    let isNegated = copy.consume(ident: "not")
    if !isNegated { _ = copy.consume(ident: "only") }
    copy.skipTrivia()
    guard copy.kind == .ident, !copy.isIdent("not"), !copy.isIdent("and"), !copy.isIdent("or"),
      !copy.isIdent("only"), !copy.isIdent("layer")
    else {
      return try parseCondition(&cursor, allowingOr: true)
    }
    var query = MediaQuery.type(copy.name.lowercased())
    copy.advance()
    copy.skipTrivia()
    if copy.consume(ident: "and") { query = .and([query, try parseCondition(&copy, allowingOr: false)]) }
    cursor = copy
    return isNegated ? .not(query) : query
  }

  private mutating func parseCondition(
    _ cursor: inout TokenCursor, allowingOr: Bool
  ) throws(MediaQueryError) -> MediaQuery {
    cursor.skipTrivia()
    if cursor.consume(ident: "not") { return .not(try parseInParentheses(&cursor)) }
    var terms = [try parseInParentheses(&cursor)]
    cursor.skipTrivia()
    if cursor.isIdent("and") {
      while cursor.consume(ident: "and") {
        terms.append(try parseInParentheses(&cursor))
        cursor.skipTrivia()
      }
      return .and(terms)
    }
    while allowingOr, cursor.consume(ident: "or") {
      terms.append(try parseInParentheses(&cursor))
      cursor.skipTrivia()
    }
    return terms.count == 1 ? terms[0] : .or(terms)
  }

  private mutating func parseInParentheses(_ cursor: inout TokenCursor) throws(MediaQueryError) -> MediaQuery {
    cursor.skipTrivia()
    let range = cursor.range
    if cursor.kind == .function {
      errors.append(MediaQueryError(range: range, reason: .function))
      cursor.skipComponentValue()
      return .unknown
    }
    guard cursor.kind == .leftParenthesis else {
      let word = cursor.kind == .ident ? cursor.name.lowercased() : ""
      throw MediaQueryError(range: range, reason: .noParenthesis(word: word))
    }
    var inner = cursor.enterBlock()
    inner.skipTrivia()
    if inner.kind == .leftParenthesis || inner.isIdent("not") {
      do throws(MediaQueryError) {
        let query = try parseCondition(&inner, allowingOr: true)
        try expectEnd(&inner)
        return query
      } catch {
        // Other tokens in parentheses are for future levels: `<general-enclosed>`.
        errors.append(error)
        return .unknown
      }
    }
    if inner.kind == .ident, inner.tape.isDashedIdent(inner.index) { return customQuery(inner) }
    var feature = MediaFeatureParser(cursor: inner)
    do { return try feature.parse() } catch {
      errors.append(error)
      return .unknown
    }
  }

  /// The query that a name in parentheses stands for.
  ///
  /// - Spec: https://www.w3.org/TR/mediaqueries-5/#custom-mq
  private mutating func customQuery(_ cursor: TokenCursor) -> MediaQuery {
    namesCustomQueries = true
    let (name, range) = (cursor.name, cursor.range)
    var cursor = cursor
    cursor.advance()
    guard cursor.isAtEnd else {
      cursor.skipTrivia()
      errors.append(MediaQueryError(range: cursor.range, reason: .valueOfCustomQuery(name)))
      return .unknown
    }
    guard let customQueries else { return .unknown }
    if let known = customQueries[name] { return known }
    errors.append(MediaQueryError(range: range, reason: .unknownCustomQuery(name)))
    return .unknown
  }

  private func expectEnd(_ cursor: inout TokenCursor) throws(MediaQueryError) {
    cursor.skipTrivia()
    guard cursor.kind != .endOfFile else { return }
    if cursor.isFunction("layer") || cursor.isFunction("theme") || cursor.isIdent("layer") {
      let start = cursor.index
      var end = cursor
      end.skipComponentValue()
      let clause = cursor.tape.source.text(in: cursor.tape.range(start..<end.index))
      throw MediaQueryError(range: cursor.range, reason: .lateClause(clause))
    }
    let meaning = cursor.isDelim("&") ? "and" : cursor.isDelim("|") ? "," : nil
    throw MediaQueryError(range: cursor.range, reason: .tokenAfterQuery(meaning: meaning))
  }
}
