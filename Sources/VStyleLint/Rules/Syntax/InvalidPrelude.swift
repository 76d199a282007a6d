import VStyleCascade

extension LintRule {
  /// A prelude that is not what its at-rule takes.
  static let invalidPrelude = LintRule(
    .invalidPrelude,
    bad: ["@layer ↓3d;"],
    good: ["@layer base, screens;"])
}
