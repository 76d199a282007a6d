import VStyleStylesheet
public import VStyleSyntax

/// Creates the condition of an `@media` rule or of the media queries of an `@import`.
enum MediaCondition {
  /// - Parameters:
  ///   - isOfImport: whether the queries are those of an `@import`.
  ///   - isReporting: whether mistakes are reported.
  static func make(
    _ cursor: TokenCursor, tree: SyntaxTree, compiler: StylesheetCompiler, isOfImport: Bool = false,
    isReporting: Bool = true
  ) -> StyleCondition {
    let range = cursor.tape.range(cursor.index..<cursor.end)
    // OPTIMIZATION: parsing each prelude is simpler, but sheets repeat the same few media queries.
    let key = ByteMemo<StyleCondition>.key(range, in: tree)
    if let known = compiler.cache.media.find(key, in: tree) { return known }
    var parser = MediaQueryParser(customQueries: compiler.customQueries)
    let queries = parser.parseList(cursor)
    if isReporting { compiler.report(parser.errors, in: tree, isOfImport: isOfImport) }
    let condition = MediaCondition.condition(queries, parser.errors, of: tree.source.text(in: range))
    if parser.errors.isEmpty, !parser.namesCustomQueries { compiler.cache.media.add(condition, key, in: tree) }
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

extension StylesheetCompiler {
  /// Reports the errors in media queries.
  ///
  /// - Parameter isOfImport: whether the queries are those of an `@import`.
  func report(_ errors: [MediaQueryError], in tree: SyntaxTree, isOfImport: Bool = false) {
    for error in errors {
      var diagnostic = Diagnostic(
        .unknownMediaFeature, at: SourceLocation(tree.sourceID, error.range), error.message)
      if case .unknownCustomQuery = error.reason { diagnostic.notes = noteOfExpandedStyle }
      let query = RefusedMediaQuery(
        error: error, source: tree.source, isOfImport: isOfImport, customQueries: customQueries ?? [:])
      report(advice?.completed(diagnostic, about: query) ?? diagnostic)
    }
  }
}

extension DiagnosticRule {
  /// A media query that is invalid or has an unknown media feature.
  public static let unknownMediaFeature = DiagnosticRule(
    code: "VS2029", name: "invalid-media-query", severity: .error,
    summary: "A media query cannot be read, or tests a feature that does not exist.")
}
