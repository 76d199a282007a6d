import VStyleSelectors

extension LintRule {
  /// A pseudo-element: a part of a view, which is reserved.
  static let unknownPart = LintRule(
    .unknownPart,
    bad: ["Switch↓::thumb { alpha: 1; }"],
    good: ["Switch { alpha: 1; }"])
}
