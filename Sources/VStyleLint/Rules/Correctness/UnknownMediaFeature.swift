import VStyleCascade

extension LintRule {
  /// A media query that cannot be read or asks for a feature that does not exist.
  static let unknownMediaFeature = LintRule(
    .unknownMediaFeature,
    bad: ["@media (↓widht >= 768) { Label { alpha: 1; } }"],
    good: ["@media (width >= 768) { Label { alpha: 1; } }"])
}
