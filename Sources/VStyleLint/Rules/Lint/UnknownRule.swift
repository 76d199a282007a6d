import VStyleSyntax

extension LintRule {
  /// A rule that does not exist.
  static let unknownRule = LintRule(
    .unknownRule,
    bad: [
      .init(
        #"""
        {"rules": {↓"unknown-propety": "warning"}}
        """#, kind: .configuration)
    ],
    good: [
      .init(
        #"""
        {"rules": {"unknown-property": "warning"}}
        """#, kind: .configuration)
    ])
}
