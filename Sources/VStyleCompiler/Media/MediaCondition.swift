import VStyleStylesheet
public import VStyleSyntax

/// Creates the condition of an `@media` rule or of the media queries of an `@import`.
enum MediaCondition {
  /// - Parameter isOfImport: whether the queries are those of an `@import`.
  static func make(
    _ cursor: TokenCursor, tree: SyntaxTree, compiler: StylesheetCompiler, isOfImport: Bool = false
  ) -> StyleCondition {
    let range = cursor.tape.range(cursor.index..<cursor.end)
    // OPTIMIZATION: parsing each prelude is simpler, but sheets repeat the same few media queries.
    let key = ByteMemo<StyleCondition>.key(range, in: tree)
    if let known = compiler.cache.media.find(key, in: tree) { return known }
    var parser = MediaQueryParser()
    let queries = parser.parseList(cursor)
    for error in parser.errors {
      let location = SourceLocation(tree.sourceID, error.range)
      let diagnostic = Diagnostic(.unknownMediaFeature, at: location, error.message)
      let query = RefusedMediaQuery(error: error, source: tree.source, isOfImport: isOfImport)
      compiler.report(compiler.advice?.completed(diagnostic, about: query) ?? diagnostic)
    }
    let condition = MediaCondition.condition(queries, parser.errors, of: tree.source.text(in: range))
    if parser.errors.isEmpty { compiler.cache.media.add(condition, key, in: tree) }
    return condition
  }

  /// The condition that is never met.
  static let never = condition([.not(.type("all"))], [], of: "not all")

  private static func condition(
    _ queries: [MediaQuery], _ errors: [MediaQueryError], of text: String
  ) -> StyleCondition {
    // An invalid list of queries is shown as it is written in the sheet.
    let shown = errors.isEmpty ? queries.map(\.description).joined(separator: ", ") : text
    return StyleCondition("@media \(shown)", .media(text), queries: queries) { context in
      queries.contains { $0.evaluate(context.environment.traits) == true }
    }
  }
}

extension DiagnosticRule {
  /// A media query that is invalid or has an unknown media feature.
  public static let unknownMediaFeature = DiagnosticRule(
    code: "VS2029", name: "invalid-media-query", severity: .error,
    summary: "A media query cannot be read, or tests a feature that does not exist.")
}
