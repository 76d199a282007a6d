import VStyleSyntax

/// A comment that suppresses diagnostics.
///
/// ```css
/// /* vstyle-ignore-next text-contrast -- brand color, signed off */
/// ```
struct Suppression {
  /// The part of a sheet in which diagnostics are suppressed.
  enum Reach: String, CaseIterable {
    /// The statement after the comment, up to the start of its block.
    case next = "vstyle-ignore-next"
    /// The line of the comment.
    case line = "vstyle-ignore-line"
    /// From the comment to `vstyle-restore` or the end of the sheet.
    case block = "vstyle-ignore"
    /// The whole sheet.
    case file = "vstyle-ignore-file"
  }

  /// The part of the sheet in which diagnostics are suppressed.
  let reach: Reach

  /// The suppressed rules; empty for all rules.
  let rules: [RuleSelector]

  /// The reason; `nil` if the comment has none.
  let reason: String?

  /// The location of the comment.
  let location: SourceLocation

  /// The bytes in which diagnostics are suppressed.
  var range: SourceRange

  /// The statement after the comment with its block, of which only the start is in ``range``; `nil` if it has none.
  var wholeStatement: SourceRange?

  /// Whether the comment is valid: it has a rule or a reason.
  var isSound: Bool { !rules.isEmpty || reason != nil }

  /// The comment once for each rule that it names, or once for all rules if it names none.
  var parts: [Suppression] {
    guard rules.count > 1 else { return [self] }
    return rules.map { rule in
      Suppression(
        reach: reach, rules: [rule], reason: reason, location: location, range: range, wholeStatement: wholeStatement)
    }
  }

  /// Returns whether the comment suppresses diagnostics of a rule.
  func selects(_ rule: DiagnosticRule) -> Bool {
    rules.isEmpty || rules.contains { $0.selects(code: rule.code, name: rule.name) }
  }
}

/// The parsed parts of a comment for vstyle.
struct SuppressionComment {
  /// The instruction, such as `vstyle-ignore-next`.
  let instruction: String

  /// The rules that it names.
  let rules: [RuleSelector]

  /// The text after two hyphens; `nil` if there is none.
  let reason: String?

  /// Parses a comment; `nil` if it is not a comment for vstyle, or one for the formatter.
  init?(_ text: String) {
    var body = text.dropFirst(2)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    let parts = body.split(separator: " ", omittingEmptySubsequences: true).flatMap {
      $0.split(whereSeparator: \.isNewline)
    }
    guard let first = parts.first, first.hasPrefix("vstyle-"), first != "vstyle-fmt" else { return nil }
    instruction = String(first)
    let words = parts.dropFirst()
    let end = words.firstIndex(of: "--") ?? words.endIndex
    rules = words[..<end].flatMap { $0.split(separator: ",") }.map { RuleSelector(String($0)) }
    let why = words[end...].dropFirst().joined(separator: " ")
    reason = why.isEmpty ? nil : why
  }
}
