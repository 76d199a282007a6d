import VStyleCascade

extension LintRule {
  /// A sheet that is imported twice.
  static let duplicateImport = LintRule(
    .duplicateImport,
    bad: [
      .init(
        """
        @import "base.vstyle";
        @import ↓"base.vstyle";
        """, files: ["base.vstyle": "Label { alpha: 1; }"])
    ],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])
}
