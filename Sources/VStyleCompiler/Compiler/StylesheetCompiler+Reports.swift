import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Diagnostics about rules and names.
extension StylesheetCompiler {
  /// Reports a prelude that does not match the grammar of its at-rule.
  func reportInvalidPrelude(
    _ position: StatementPosition, _ cursor: TokenCursor, _ context: RuleContext, _ message: String, _ expected: String
  ) {
    guard context.isReporting else { return }
    var cursor = cursor
    cursor.skipTrivia()
    let diagnostic = Diagnostic(.invalidPrelude, at: position.location(cursor), message, expected: expected)
    report(completed(diagnostic, position, at: cursor))
  }

  /// A diagnostic about a prelude with what was probably meant.
  ///
  /// - Parameter cursor: the place that the grammar refuses; `nil` for the whole prelude.
  func completed(
    _ diagnostic: Diagnostic, _ position: StatementPosition, at cursor: TokenCursor? = nil
  ) -> Diagnostic {
    let named = diagnostic.with(.prelude(atRule: position.tree.name(of: position.node)))
    return advice?.completed(named, aboutPreludeOf: position, at: cursor) ?? named
  }

  /// Reports an at-rule that ends where its block belongs.
  func reportMissingBlock(_ position: StatementPosition, _ context: RuleContext) {
    guard context.isReporting else { return }
    let (tape, name) = (position.tree.tape, position.tree.name(of: position.node).lowercased())
    let text = tape.source.text(in: tape.range(position.statement.content)).prefix(200)
    // A parenthesis that is never closed takes the block with it, and is reported itself.
    guard !text.contains("{") else { return }
    var words = text.split(whereSeparator: \.isWhitespace)
    // Of `@theme dark color-scheme: dark`, the word before the colon is a property of the block.
    if ["style", "theme"].contains(name), let colon = words.firstIndex(where: { $0.contains(":") }), colon > 0 {
      words.removeSubrange(colon...)
    }
    let prelude = words.joined(separator: " ")
    let isShort = !words.isEmpty && prelude.utf8.count <= 80 && name != "property"
    report(
      Diagnostic(
        .invalidPrelude, at: position.location(position.prelude), "`@\(name)` has no block", expected: "`{`",
        help: isShort ? "write `@\(name) \(prelude) { … }`" : nil
      ).with(.prelude(atRule: name)))
  }

  /// Reports an `@apply` with a block, which it does not take, or with the one of the next rule.
  func reportBlock(ofApply position: StatementPosition, _ context: RuleContext) {
    guard context.isReporting else { return }
    let tape = position.tree.tape
    let names = AppliedStyles.names(position)
    guard let next = AppliedStyles.nextLine(position), let last = names.last else {
      let text = names.isEmpty ? "title" : names.map(\.name).joined(separator: " ")
      report(
        Diagnostic(
          .invalidPrelude, at: position.location(position.prelude), "`@apply` takes no block", expected: "`;`",
          found: "a block", help: "write `@apply \(text);`"))
      return
    }
    let end = SourceLocation(position.tree.sourceID, SourceRange(last.location.range.end, last.location.range.end))
    report(
      Diagnostic(
        .missingSemicolon, at: end, "no semicolon after `@apply`, which takes the next rule with it", expected: "`;`",
        found: tape.description(next), fixes: [.init("insert `;`", safety: .safe, edits: [.init(end, ";")])]))
  }

  /// Reports an at-rule in a place where it has no effect.
  func reportMisplaced(_ position: StatementPosition, _ context: RuleContext, _ message: String) {
    guard context.isReporting else { return }
    report(Diagnostic(.misplacedAtRule, at: position.keyword, message, help: "move it out of the rule"))
  }

  /// Reports an unknown at-rule, which is ignored as a whole.
  func reportUnknownAtRule(_ name: String, _ position: StatementPosition, _ context: RuleContext) {
    guard context.isReporting else { return }
    report(
      Diagnostic(
        .unknownAtRule, at: position.keyword, "there is no at-rule `@\(name)`; the whole rule is ignored",
        found: "`@\(name)`"
      ).with(adviser?.atRule(name, position, self)))
  }

  /// Reports a view type that is not in the schema.
  func checkViewType(_ name: String, at location: SourceLocation) {
    guard schema.viewTypes[name] == nil, schema.fallbackViewType == nil else { return }
    report(
      Diagnostic(
        .unknownViewType, at: location, "there is no view type `\(name)`", expected: "the name of a view type",
        found: "`\(name)`"
      ).with(adviser?.viewType(name, at: location, self)))
  }

  /// Reports an invalid selector.
  func report(_ error: SelectorError, in position: StatementPosition) {
    let source = position.tree.sourceID
    let selector = RefusedSelector(
      error: error, tape: position.tree.tape, tokens: position.statement.content, schema: schema)
    report(at: SourceLocation(source, error.range)) { [advice] in
      let diagnostic = error.diagnostic(in: source)
      return advice?.completed(diagnostic, about: selector) ?? diagnostic
    }
  }
}
