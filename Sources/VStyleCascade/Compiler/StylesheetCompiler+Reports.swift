import VStyleSelectors
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
    let isDot = cursor.isDelim(".")
    let name = position.tree.name(of: position.node)
    var diagnostic = Diagnostic(
      .invalidPrelude, at: position.location(cursor), message, expected: expected,
      help: isDot && cursor.kind(ahead: 1) == .ident && name != "scope" ? "names have no dot" : nil)
    diagnostic.detail = .prelude(atRule: name)
    let tape = position.tree.tape
    if ["apply", "layer"].contains(name), cursor.index > position.statement.content.lowerBound,
      cursor.index < position.statement.content.upperBound, tape.hasLineEnd(before: cursor.index)
    {
      var last = cursor.index - 1
      while tape.kind(last).isTrivia { last -= 1 }
      let end = tape.range(last).end
      let place = SourceLocation(position.tree.sourceID, SourceRange(end, end))
      diagnostic.help = "end the line before with a semicolon"
      diagnostic.fixes = [.init("insert `;`", safety: .suggestion, edits: [.init(place, ";")])]
    } else if [.number, .dimension].contains(cursor.kind), ["layer", "theme", "style", "apply"].contains(name) {
      diagnostic.help = "start the name with a letter"
    } else if name == "supports", cursor.isIdent("and") || cursor.isIdent("or") {
      diagnostic.help = "write parentheses around one of them where `and` and `or` meet"
    } else {
      diagnostic = repaired(diagnostic, position)
    }
    report(diagnostic)
  }

  /// A diagnostic about a prelude with the prelude that was probably meant.
  func repaired(_ diagnostic: Diagnostic, _ position: StatementPosition) -> Diagnostic {
    let (tape, content) = (position.tree.tape, position.statement.content)
    let (name, range) = (position.tree.name(of: position.node), tape.range(content))
    guard
      let prelude = PreludeRepair.repaired(
        name, tape.source.text(in: range), hasBlock: position.statement.block != nil)
    else {
      var out = diagnostic
      out.help = out.help ?? PreludeRepair.help(name, tape.source.text(in: range))
      return out
    }
    let words = content.filter { !tape.kind($0).isTrivia }
    guard let first = words.first, let last = words.last else { return diagnostic }
    var out = diagnostic
    let place = SourceLocation(
      position.tree.sourceID, SourceRange(tape.range(first).start, tape.range(last).end))
    out.help = "write `@\(name) \(prelude)`"
    // A parenthesis right after the name of the at-rule separates it from the prelude.
    let separator = tape.kind(first - 1).isTrivia ? "" : " "
    let edit = Diagnostic.Edit(place, separator + prelude)
    out.fixes = [.init("replace with `\(prelude)`", safety: .suggestion, edits: [edit])]
    return out
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
        help: isShort ? "write `@\(name) \(prelude) { … }`" : nil))
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
    let isVariable = position.prelude.tape.kind(position.statement.nameToken + 1) == .colon
    let isType = schema.viewTypes[name] != nil
    let advice =
      isType
      ? "write the selector without `@`: `\(name)`"
      : isVariable
        ? "set custom properties in a rule: `:root { --\(name): …; }`"
        : definedColor(name, position) ?? ForeignNames.atRule(name.lowercased())
    let guess = advice == nil ? Spelling.closest(to: name, in: AtRule.all.map(\.name)) : nil
    report(
      Diagnostic(
        .unknownAtRule, at: position.keyword, "there is no at-rule `@\(name)`; the whole rule is ignored",
        found: "`@\(name)`", help: advice ?? guess.map { "did you mean `@\($0)`?" },
        fixes: guess.map {
          [.init("replace with `@\($0)`", safety: .suggestion, edits: [.init(position.keyword, "@\($0)")])]
        } ?? []))
  }

  /// The advice on `@define-color accent #036eb7;` of GTK; `nil` for other at-rules.
  private func definedColor(_ name: String, _ position: StatementPosition) -> String? {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard NameStyle.lowercased(name) == "define-color", cursor.kind == .ident else { return nil }
    let color = cursor.name
    cursor.advance()
    cursor.skipTrivia()
    let range = SourceRange(cursor.range.start, position.tree.tape.range(position.statement.content).end)
    guard !cursor.isAtEnd, range.count < 60 else { return nil }
    return "set a custom property in a rule: `:root { --\(color): \(position.tree.source.text(in: range)); }`"
  }

  /// Reports a view type that is not in the schema.
  func checkViewType(_ name: String, at location: SourceLocation) {
    guard schema.viewTypes[name] == nil, schema.fallbackViewType == nil else { return }
    let advice = ForeignNames.typeName(name) { schema.viewTypes[$0] != nil }
    let guess =
      advice?.replacement
      ?? typeGuesses.closest(to: name, atMost: guessLimit, share: guessShare) { [schema] in
        schema.viewTypeCandidates
      }
    report(
      Diagnostic(
        .unknownViewType, at: location, "there is no view type `\(name)`", expected: "the name of a view type",
        found: "`\(name)`", help: advice?.help ?? guess.map { "did you mean `\($0)`?" },
        fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? []
      ).with(advice != nil && AtRule.all.contains { $0.name == name } ? .keywordWithoutSign : nil))
  }

  /// Reports an invalid selector.
  func report(_ error: SelectorError, in position: StatementPosition) {
    let source = position.tree.sourceID
    let advice = SelectorErrorAdvice(
      error: error, tape: position.tree.tape, tokens: position.statement.content, schema: schema)
    report(at: SourceLocation(source, error.range)) { advice.completed(error.diagnostic(in: source)) }
  }
}
