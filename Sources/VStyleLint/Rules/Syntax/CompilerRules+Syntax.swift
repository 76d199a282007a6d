import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// Bytes that are not valid text.
  static let invalidEncoding = LintRule(
    .invalidEncoding,
    why: """
      Other programs read such bytes as other characters, so that two people see two different sheets. Save the file \
      as UTF-8.
      """,
    bad: ["/* A NUL: ↓\u{0} */"],
    good: ["/* No NUL. */"])

  /// A prelude that its at-rule does not accept.
  static let invalidPrelude = LintRule(
    .invalidPrelude,
    why: "The at-rule is ignored with everything in its block. Write what the message expects after the name.",
    bad: ["@layer ↓3d;"],
    good: ["@layer base, screens;"])

  /// A selector that does not follow the grammar.
  static let invalidSelector = LintRule(
    .invalidSelector,
    why: "One invalid selector drops its whole rule, as in CSS. Correct it at the marked place.",
    bad: ["Button > ↓> Label { alpha: 1; }"],
    good: ["Button > Label { alpha: 1; }"])

  /// `//` where a statement starts.
  static let lineComment = LintRule(
    .lineComment, fixes: .safe,
    why: """
      CSS has only one sort of comment, so the slashes and the statement after them are dropped together. Write `/* … \
      */`.
      """,
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
    why: "The statement has no effect there. Move it to the place that the help names, such as the top of the sheet.",
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
    why: """
      A declaration needs a selector that says which views it is for. Move it into a rule; custom properties for all \
      views go into `:root`.
      """,
    bad: ["@layer base { ↓alpha: 1; }"],
    good: ["Label { alpha: 1; }"])

  /// A declaration that runs on into the next line.
  static let missingSemicolon = LintRule(
    .missingSemicolon, fixes: .safe,
    why: """
      The two lines are read as one declaration, which then has an invalid value, so both are lost. End each \
      declaration with a semicolon.
      """,
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
    .unclosedBlock, fixes: .suggestion,
    why: """
      Everything up to the end of the file becomes part of the block, so later rules have no effect. Close each brace, \
      bracket and parenthesis.
      """,
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
    why: "Everything after the comment is hidden from the engine. Close the comment with `*/`.",
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
    .unclosedString, fixes: .suggestion,
    why: "The declaration with the string is dropped. Close the string on its line, with the quote that opens it.",
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
    .unexpectedToken, fixes: .suggestion,
    why: """
      The parser drops the whole statement, so the view keeps its former look. Write a declaration as `name: value;`, \
      or a rule as `Selector { … }`.
      """,
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
    .unknownAtRule, fixes: .suggestion,
    why: """
      The at-rule is ignored with everything in its block. At-rules of preprocessors do not exist here; the help names \
      what to write instead.
      """,
    bad: ["↓@themes dark { }"],
    good: ["@theme dark { }"])

  /// A reserved CSS feature.
  static let unsupportedCSS = LintRule(
    .unsupportedCSS,
    why: "Browsers know the feature and this engine does not, so the sheet promises what no view shows. Remove it.",
    bad: ["↓@container (width > 1) { }"],
    good: ["Label { alpha: 0.5; }"])
}
