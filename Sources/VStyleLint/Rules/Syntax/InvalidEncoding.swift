import VStyleSyntax

extension LintRule {
  /// Bytes that are no text.
  static let invalidEncoding = LintRule(
    .invalidEncoding,
    bad: ["/* A NUL: ↓\u{0} */"],
    good: ["/* No NUL. */"])
}
