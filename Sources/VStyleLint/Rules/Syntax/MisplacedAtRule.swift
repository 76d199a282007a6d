import VStyleCascade

extension LintRule {
  /// An at-rule where it has no effect.
  static let misplacedAtRule = LintRule(
    .misplacedAtRule,
    bad: [
      .init(
        """
        Label { alpha: 1; }
        ↓@import "tables.vstyle";
        """, files: ["tables.vstyle": "TableView { row-height: 44; }"])
    ],
    good: [
      .init(
        """
        @import "tables.vstyle";
        Label { alpha: 1; }
        """, files: ["tables.vstyle": "TableView { row-height: 44; }"])
    ])
}
