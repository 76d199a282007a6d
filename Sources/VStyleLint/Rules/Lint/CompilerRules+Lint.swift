import VStyleSyntax

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// An entry of the baseline that matches no diagnostic.
  static let staleBaseline = LintRule(
    .staleBaseline,
    bad: [
      .init(
        #"""
        {
          "schema": "vstyle.baseline/1",
          "diagnostics": [
            ↓{"fingerprint": "b3f1c0d29a7e4411", "code": "VS1025", "path": "app.vstyle", "message": "…"}
          ]
        }
        """#, files: ["app.vstyle": "Label { hidden: true; }"], kind: .baseline)
    ],
    good: [
      .init(
        #"""
        {"schema": "vstyle.baseline/1", "diagnostics": []}
        """#, files: ["app.vstyle": "Label { hidden: true; }"], kind: .baseline)
    ])

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

  /// A comment that suppresses nothing.
  static let needlessSuppression = LintRule(
    .needlessSuppression,
    bad: [
      """
      ↓/* vstyle-ignore-next property-alias -- old spelling */
      Label { hidden: true; }
      """
    ],
    good: [
      "Label { hidden: true; }",
      """
      Label {
        is-hidden: true; /* vstyle-ignore-line VS1025 -- shared with an old app */
      }
      """,
    ])

  /// A suppression comment without a reason.
  static let suppressionWithoutReason = LintRule(
    .suppressionWithoutReason, tier: .style,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-next property-alias */
        is-hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next property-alias -- shared with an old app */
        is-hidden: true;
      }
      """
    ])

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

  /// A comment for vstyle with an unknown rule or instruction.
  static let unknownSuppression = LintRule(
    .unknownSuppression,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-nxt property-alias -- old spelling */
        hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next property-alias -- old spelling */
        is-hidden: true;
      }
      """
    ])

  /// A suppression comment with neither a rule nor a reason.
  static let unscopedSuppression = LintRule(
    .unscopedSuppression,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-next */
        hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next -- generated */
        is-hidden: true;
      }
      """
    ])
}
