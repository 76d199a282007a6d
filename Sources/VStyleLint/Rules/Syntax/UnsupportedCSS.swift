import VStyleCascade

extension LintRule {
  /// A reserved CSS feature.
  static let unsupportedCSS = LintRule(
    .unsupportedCSS,
    bad: ["↓@keyframes fade { }"],
    good: ["Label { alpha: 0.5; }"])
}
