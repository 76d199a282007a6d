import VStyleSyntax

extension LintRule {
  /// Nesting, a file or an expansion beyond a limit of the engine.
  static let limitExceeded = LintRule(
    .limitExceeded,
    bad: [.init(String(repeating: "View { ", count: 128) + "View ↓{ alpha: 1; " + String(repeating: "} ", count: 129))],
    good: ["Label { alpha: calc((1)); }"])
}
