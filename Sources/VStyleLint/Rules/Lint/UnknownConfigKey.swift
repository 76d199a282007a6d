import VStyleSyntax

extension LintRule {
  /// An unknown key of a configuration.
  static let unknownConfigurationKey = LintRule(
    .unknownConfigurationKey,
    bad: [
      .init(
        #"""
        {↓"presets": "strict"}
        """#, kind: .configuration),
      .init(
        #"""
        {"rules": {"max-nesting-depth": ["warning", {↓"limits": 3}]}}
        """#, kind: .configuration),
    ],
    good: [
      .init(
        #"""
        {"preset": "strict"}
        """#, kind: .configuration),
      .init(
        #"""
        {"rules": {"max-nesting-depth": ["warning", {"limit": 3}]}}
        """#, kind: .configuration),
    ])
}
