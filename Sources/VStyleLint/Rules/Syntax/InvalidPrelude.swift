import VStyleCascade

extension LintRule {
  /// A prelude that its at-rule does not accept.
  static let invalidPrelude = LintRule(
    .invalidPrelude,
    bad: ["@layer ↓3d;"],
    good: ["@layer base, screens;"])
}
