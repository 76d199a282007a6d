import VStyleCascade

extension LintRule {
  /// A media query that is not valid, or that names an unknown feature.
  static let unknownMediaFeature = LintRule(
    .unknownMediaFeature,
    bad: ["@media (↓widht >= 768) { Label { alpha: 1; } }"],
    good: ["@media (width >= 768) { Label { alpha: 1; } }"])
}
