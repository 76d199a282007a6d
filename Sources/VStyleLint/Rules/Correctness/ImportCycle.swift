import VStyleCascade

extension LintRule {
  /// Sheets that import each other.
  static let importCycle = LintRule(
    .importCycle,
    bad: [#"@import ↓"example.vstyle";"#],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])
}
