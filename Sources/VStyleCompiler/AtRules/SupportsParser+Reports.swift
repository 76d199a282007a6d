import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The diagnostics about conditions of `@supports` that no version of the language could meet.
extension SupportsParser {
  /// Reports what is in parentheses and starts with no name of a property, such as a selector.
  func reportNoDeclaration(_ cursor: TokenCursor) {
    let text = trimmedText(cursor)
    var (selector, dropped) = (cursor, [SelectorError]())
    let grammar = compiler.selectorGrammar(.topLevel)
    let isSelector = (try? SelectorList.parse(&selector, grammar: grammar, warnings: &dropped)) != nil
    report(at: cursor, found: text, help: isSelector && !text.isEmpty ? "write `selector(\(text))`" : nil)
  }

  /// Reports a name without a value.
  func reportNoValue(_ name: String, _ cursor: TokenCursor) {
    let isMedia = MediaFeature.named(name.lowercased()) != nil
    let isType = compiler.schema.viewTypes[name] != nil
    report(
      at: cursor, found: name,
      help: isType
        ? "write `selector(\(trimmedText(cursor)))`"
        : isMedia ? "write `@media` for a media feature" : "write a value after the name, as in `(row-height: 44)`")
  }

  /// Reports a media feature or a selector, which is no property.
  ///
  /// - Returns: whether it is one.
  func reportOther(_ name: String, _ cursor: TokenCursor) -> Bool {
    guard compiler.schema.viewTypes[name] != nil || MediaFeature.named(name.lowercased()) != nil else { return false }
    reportNoValue(name, cursor)
    return true
  }

  /// Reports a function that the language does not have, and a property with its value in parentheses, as in a call.
  func reportFunction(_ cursor: TokenCursor) {
    let name = cursor.name
    guard compiler.candidates(name, RuleContext(origin: .app)).isEmpty else {
      return report(
        at: cursor, found: "\(name)()", help: "write the property and its value in parentheses: `(\(name): …)`")
    }
    guard context.isReporting else { return }
    let guess = compiler.adviser?.closest(to: name, in: ["selector", "at-rule"])
    let place = SourceLocation(source, cursor.range)
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: place, "`@supports` has no function `\(name)()`, so this condition is never met",
        expected: "a declaration in parentheses, `selector()` or `at-rule()`", found: "`\(name)()`",
        help: guess.map { "did you mean `\($0)()`?" } ?? "remove the condition"))
  }

  /// Reports `at-rule()` without the name of an at-rule.
  func reportNoAtRule(_ cursor: TokenCursor) {
    guard context.isReporting else { return }
    let text = trimmedText(cursor)
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: location(of: cursor), "`at-rule()` takes the name of an at-rule",
        expected: "<at-keyword-token>", found: text.isEmpty ? "nothing" : "`\(text)`",
        help: AtRuleNames.all.contains(text.lowercased())
          ? "write `at-rule(@\(text))`" : "write it like `at-rule(@scope)`"))
  }

  /// Reports `selector()` with more or less than one selector.
  func reportSelectors(_ cursor: TokenCursor, count: Int) {
    guard context.isReporting, count != 1 else { return }
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: location(of: cursor),
        "`selector()` takes one selector, found \(count == 0 ? "none" : "\(count)")",
        expected: "<complex-selector>", found: "`\(trimmedText(cursor))`",
        help: cursor.isString
          ? "write the selector without quotes"
          : count == 0
            ? "write a selector, as in `selector(:has(Label))`"
            : "write one `selector()` for each, with `and` or `or` between them"))
  }

  private func report(at cursor: TokenCursor, found: String, help: String?) {
    guard context.isReporting else { return }
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: location(of: cursor), "`@supports` takes a declaration in parentheses",
        expected: "<declaration>", found: found.isEmpty ? "nothing" : "`\(found)`",
        help: help ?? "write it like `@supports (row-height: 44) { … }`"))
  }

  private func location(of cursor: TokenCursor) -> SourceLocation {
    let tokens = (cursor.index..<cursor.end).filter { !cursor.tape.kind($0).isTrivia }
    guard let first = tokens.first, let last = tokens.last else {
      return SourceLocation(source, cursor.tape.range(max(cursor.index - 1, 0)))
    }
    return SourceLocation(source, SourceRange(cursor.tape.range(first).start, cursor.tape.range(last).end))
  }

  private func trimmedText(_ cursor: TokenCursor) -> String {
    cursor.isAtEnd ? "" : cursor.tape.source.text(in: location(of: cursor).range)
  }
}

extension TokenCursor {
  /// Whether the next token that is not white space or a comment is a string.
  var isString: Bool {
    var cursor = self
    cursor.skipTrivia()
    return cursor.kind == .string
  }
}
