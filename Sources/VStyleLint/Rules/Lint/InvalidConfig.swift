import VStyleSyntax

extension LintRule {
  /// A configuration that is not valid JSON, or a value that its key does not accept.
  static let invalidConfiguration = LintRule(
    .invalidConfiguration,
    bad: [
      .init(
        #"""
        {"preset": ↓"strikt"}
        """#, kind: .configuration),
      .init(
        #"""
        {"root": true ↓"preset": "core"}
        """#, kind: .configuration),
    ],
    good: [
      .init(
        #"""
        {
          // Comments and a comma at the end are fine.
          "root": true,
          "preset": "strict",
        }
        """#, kind: .configuration)
    ])
}
