import VStyleCascade
import VStyleSelectors
import VStyleSyntax

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// Bytes that are not valid text.
  static let invalidEncoding = LintRule(
    .invalidEncoding,
    bad: ["/* A NUL: ↓\u{0} */"],
    good: ["/* No NUL. */"])

  /// A prelude that its at-rule does not accept.
  static let invalidPrelude = LintRule(
    .invalidPrelude,
    bad: ["@layer ↓3d;"],
    good: ["@layer base, screens;"])

  /// A selector that does not follow the grammar.
  static let invalidSelector = LintRule(
    .invalidSelector,
    bad: ["Button > ↓> Label { alpha: 1; }"],
    good: ["Button > Label { alpha: 1; }"])

  /// `//` where a statement starts.
  static let lineComment = LintRule(
    .lineComment,
    bad: [
      """
      Label {
        ↓// the title
        alpha: 1;
      }
      """
    ],
    good: [
      """
      Label {
        /* the title */
        alpha: 1;
      }
      """
    ])

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

  /// A declaration outside any rule.
  static let misplacedDeclaration = LintRule(
    .misplacedDeclaration,
    bad: ["@layer base { ↓alpha: 1; }"],
    good: ["Label { alpha: 1; }"])

  /// A declaration that runs on into the next line.
  static let missingSemicolon = LintRule(
    .missingSemicolon,
    bad: [
      """
      Label {
        text-color: red↓
        alpha: 0.5;
      }
      """
    ],
    good: [
      """
      Label {
        text-color: red;
        alpha: 0.5;
      }
      """
    ])

  /// A block, function or bracket that the end of the file closes.
  static let unclosedBlock = LintRule(
    .unclosedBlock,
    bad: [
      """
      Label ↓{
        text-color: red;
      """
    ],
    good: [
      """
      Label {
        text-color: red;
      }
      """
    ])

  /// A comment that the end of the file closes.
  static let unclosedComment = LintRule(
    .unclosedComment,
    bad: [
      """
      Label { text-color: red; }
      ↓/* Buttons follow.
      """
    ],
    good: [
      """
      Label { text-color: red; }
      /* Buttons follow. */
      """
    ])

  /// A string that the end of its line closes.
  static let unclosedString = LintRule(
    .unclosedString,
    bad: [
      """
      ImageView {
        image: ↓"logo.png;
      }
      """
    ],
    good: [
      """
      ImageView {
        image: url("logo.png");
      }
      """
    ])

  /// A token that no statement can have at its position.
  static let unexpectedToken = LintRule(
    .unexpectedToken,
    bad: [
      """
      Label {
        ↓text-color red;
      }
      """
    ],
    good: [
      """
      Label {
        text-color: red;
      }
      """
    ])

  /// An at-rule that does not exist.
  static let unknownAtRule = LintRule(
    .unknownAtRule,
    bad: ["↓@themes dark { }"],
    good: ["@theme dark { }"])

  /// A reserved CSS feature.
  static let unsupportedCSS = LintRule(
    .unsupportedCSS,
    bad: ["↓@keyframes fade { }"],
    good: ["Label { alpha: 0.5; }"])
}
