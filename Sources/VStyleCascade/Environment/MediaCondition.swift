public import VStyleSyntax

/// Makes a condition of the prelude of `@media`, or of the end of an `@import`.
enum MediaCondition {
  static func make(_ cursor: TokenCursor, tree: SyntaxTree, builder: StylesheetCompiler) -> StyleCondition {
    let range = cursor.tape.range(cursor.index..<cursor.end)
    // OPTIMIZATION: sheets ask for the same few widths again and again.
    let key = ByteMemo<StyleCondition>.key(range, in: tree)
    if let known = builder.memory.media.find(key, in: tree) { return known }
    var parser = MediaQueryParser()
    let queries = parser.parseList(cursor)
    for problem in parser.problems {
      builder.report(
        Diagnostic(.unknownMediaFeature, at: SourceLocation(tree.sourceID, problem.range), problem.message))
    }
    // What cannot be read is shown as it was written.
    let text =
      parser.problems.isEmpty ? queries.map(\.description).joined(separator: ", ") : tree.source.text(in: range)
    let condition = StyleCondition("@media \(text)") { context in
      queries.contains { $0.evaluate(context.environment.traits) == true }
    }
    if parser.problems.isEmpty { builder.memory.media.add(condition, key, in: tree) }
    return condition
  }
}

extension DiagnosticRule {
  /// A media query that cannot be read or asks for a feature that does not exist.
  public static let unknownMediaFeature = DiagnosticRule(
    code: "VS2029", name: "invalid-media-query", severity: .error,
    summary: "A media query cannot be read, or asks for a feature that does not exist.")
}
