import VStyleValues

extension LintRule {
  /// An identifier that is none of the keywords.
  static let unknownKeyword = LintRule(
    .unknownKeyword,
    bad: ["TableView { separator-style: ↓sinlge-line; }"],
    good: ["TableView { separator-style: single-line; }"])
}
