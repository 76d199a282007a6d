import VStyleCascade

extension LintRule {
  /// A declaration outside any rule.
  static let misplacedDeclaration = LintRule(
    .misplacedDeclaration,
    bad: ["@layer base { ↓alpha: 1; }"],
    good: ["Label { alpha: 1; }"])
}
