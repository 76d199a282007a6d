import VStyleSyntax

extension LintRule {
  /// Bytes that are not valid text.
  static let invalidEncoding = LintRule(
    .invalidEncoding,
    bad: ["/* A NUL: ↓\u{0} */"],
    good: ["/* No NUL. */"])
}
