import VStyleSyntax
import VStyleValues

/// Findings about rules and names.
extension ProgramBuilder {
  /// Reports a prelude that is not what the at-rule takes.
  func reportInvalidPrelude(
    _ place: StatementPlace, _ cursor: TokenCursor, _ context: RuleContext, _ message: String, _ expected: String
  ) {
    guard context.reporting == .on else { return }
    var cursor = cursor
    cursor.skipTrivia()
    report(Diagnostic(.invalidPrelude, at: place.location(cursor), message, expected: expected))
  }

  /// Reports an at-rule where it has no effect.
  func reportMisplaced(_ place: StatementPlace, _ context: RuleContext, _ message: String, help: String) {
    guard context.reporting == .on else { return }
    report(Diagnostic(.misplacedAtRule, at: place.keyword, message, help: help))
  }

  /// Reports an at-rule that is not in the table. The whole rule is ignored.
  func reportUnknownAtRule(_ name: String, _ place: StatementPlace, _ context: RuleContext) {
    guard context.reporting == .on else { return }
    let guess = Spelling.closest(to: name, in: AtRule.all.map(\.name))
    report(
      Diagnostic(
        .unknownAtRule, at: place.keyword, "there is no at-rule `@\(name)`; the whole rule is ignored",
        found: "`@\(name)`", help: guess.map { "did you mean `@\($0)`?" },
        fixes: guess.map {
          [.init("replace with `@\($0)`", safety: .suggestion, edits: [.init(place.keyword, "@\($0)")])]
        } ?? []))
  }

  /// Reports a class that is not in the vocabulary.
  func checkClass(_ name: String, at location: SourceLocation) {
    guard vocabulary.classes[name] == nil, vocabulary.fallbackClass == nil else { return }
    let guess = Spelling.closest(to: name, in: vocabulary.classNames)
    report(
      Diagnostic(
        .unknownClass, at: location, "there is no view class `\(name)`", expected: "the name of a view class",
        found: "`\(name)`", help: guess.map { "did you mean `\($0)`?" },
        fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? []))
  }
}
