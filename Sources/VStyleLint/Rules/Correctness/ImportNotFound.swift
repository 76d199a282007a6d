import VStyleCascade

extension LintRule {
  /// An imported sheet that cannot be read.
  static let importNotFound = LintRule(
    .importNotFound,
    bad: [
      .init(
        #"@import ↓"bsae.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])
}
