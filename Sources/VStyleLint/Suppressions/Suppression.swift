import VStyleSyntax

/// A comment that tells lint to be silent about something.
///
/// ```css
/// /* vstyle-ignore-next text-contrast -- brand color, signed off */
/// ```
struct Suppression {
  /// Where it counts.
  enum Reach: String, CaseIterable {
    /// On the statement after it.
    case next = "vstyle-ignore-next"
    /// On its own line.
    case line = "vstyle-ignore-line"
    /// From here to `vstyle-restore` or the end.
    case block = "vstyle-ignore"
    /// In the whole file.
    case file = "vstyle-ignore-file"
  }

  /// Where it counts.
  let reach: Reach

  /// The rules that it is about; empty for all.
  let rules: [RuleSelector]

  /// Why.
  let reason: String?

  /// The comment.
  let location: SourceLocation

  /// The bytes in which diagnostics are suppressed.
  var range: SourceRange

  /// Whether it says enough to be followed.
  var isSound: Bool { !rules.isEmpty || reason != nil }

  /// Whether it is about a rule.
  func selects(_ rule: DiagnosticRule) -> Bool {
    rules.isEmpty || rules.contains { $0.selects(code: rule.code, name: rule.name) }
  }
}

/// The words of a comment for vstyle.
struct SuppressionComment {
  /// The instruction, such as `vstyle-ignore-next`.
  let instruction: String

  /// The rules that it names.
  let rules: [RuleSelector]

  /// What stands after two hyphens.
  let reason: String?

  /// The words of a comment; `nil` if it is none for vstyle. Those for the formatter are not meant here.
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
