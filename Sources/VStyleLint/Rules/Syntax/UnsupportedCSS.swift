import VStyleCascade

extension LintRule {
  /// A feature of CSS that is reserved.
  static let unsupportedCSS = LintRule(
    .unsupportedCSS,
    bad: ["↓@keyframes fade { }"],
    good: ["Label { alpha: 0.5; }"])
}
