import VStyleCheck
import VStyleSyntax

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// An entry of the baseline that matches no diagnostic.
  static let staleBaseline = LintRule(
    .staleBaseline,
    summary: "The baseline lists a diagnostic that is no longer there.",
    why: "The entry would hide the same mistake if it came back. Write the baseline again with `--write-baseline`.",
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
    summary: "A configuration is not JSON, or a key has a value that it does not take.",
    why: """
      Lint does not guess what is meant, and checks nothing until the file is correct. Correct it at the marked place.
      """,
    bad: [
      .init(
        #"""
        {"preset": ↓"strikt"}
        """#, kind: .configuration),
      .init(
        #"""
        {"failOn": "error" ↓"preset": "core"}
        """#, kind: .configuration),
    ],
    good: [
      .init(
        #"""
        {
          // Comments and a comma at the end are fine.
          "failOn": "error",
          "preset": "strict",
        }
        """#, kind: .configuration)
    ])

  /// A comment that suppresses nothing.
  static let needlessSuppression = LintRule(
    .needlessSuppression, fixes: .safe,
    summary: "A comment suppresses diagnostics where there are none.",
    why: "The comment hides mistakes that are made there later. Remove it, or move it to the statement that it is for.",
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
    .suppressionWithoutReason,
    summary: "A comment suppresses diagnostics and does not say why.",
    why: "Without a reason, nobody can tell later whether the comment is still needed. Add it after two hyphens.",
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
    .unknownConfigurationKey, fixes: .suggestion,
    summary: "A configuration has a key that does not exist.",
    why: "The setting does nothing. Write a key that the help names.",
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
    .unknownRule, fixes: .suggestion,
    summary: "A configuration names a rule that does not exist.",
    why: """
      The setting does nothing, so the rule that is meant keeps its severity. Write a name that `vstyle rules` lists.
      """,
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
    summary: "A comment for vstyle names a rule or an instruction that does not exist.",
    why: "The comment does nothing. Write an instruction and a rule that exist.",
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
    summary: "A comment names neither a rule nor a reason, so it suppresses nothing.",
    why: "A comment that suppresses everything hides mistakes. Name the rule, or at least say why.",
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
