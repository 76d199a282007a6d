import VStyleCascade
import VStyleSelectors
import VStyleValues

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

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

  /// Two styles with the same name.
  static let duplicateStyle = LintRule(
    .duplicateStyle,
    bad: [
      """
      @style card { alpha: 1; }
      @style ↓card { alpha: 0.5; }
      """
    ],
    good: [
      """
      @style card { alpha: 1; }
      @style flatCard { alpha: 0.5; }
      """
    ])

  /// Sheets that import each other.
  static let importCycle = LintRule(
    .importCycle,
    bad: [#"@import ↓"example.vstyle";"#],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])

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

  /// A custom property's name where `var()` is needed.
  static let missingVar = LintRule(
    .missingVar,
    bad: [
      """
      :root { --ink: black; }
      Label { text-color: ↓--ink; }
      """
    ],
    good: [
      """
      :root { --ink: black; }
      Label { text-color: var(--ink); }
      """
    ])

  /// Styles that extend each other in a cycle.
  static let styleCycle = LintRule(
    .styleCycle,
    bad: [
      """
      @style card extends box { alpha: 1; }
      @style box extends ↓card { alpha: 1; }
      """
    ],
    good: [
      """
      @style box { alpha: 1; }
      @style card extends box { alpha: 1; }
      """
    ])

  /// A media query that is not valid, or that names an unknown feature.
  static let unknownMediaFeature = LintRule(
    .unknownMediaFeature,
    bad: ["@media (↓widht >= 768) { Label { alpha: 1; } }"],
    good: ["@media (width >= 768) { Label { alpha: 1; } }"])

  /// A pseudo-element: a part of a view, which is reserved.
  static let unknownPart = LintRule(
    .unknownPart,
    bad: ["Switch↓::thumb { alpha: 1; }"],
    good: ["Switch { alpha: 1; }"])

  /// A pseudo-class that is neither part of the language nor a state of a view type.
  static let unknownState = LintRule(
    .unknownState,
    bad: ["Button↓:highlihgted { alpha: 1; }"],
    good: ["Button:highlighted { alpha: 1; }"])

  /// A style that does not exist.
  static let unknownStyle = LintRule(
    .unknownStyle,
    bad: [
      """
      @style card { alpha: 1; }
      View.card { @apply ↓crad; }
      """
    ],
    good: [
      """
      @style card { alpha: 1; }
      View.card { @apply card; }
      """
    ])

  /// A theme that does not exist.
  static let unknownTheme = LintRule(
    .unknownTheme,
    bad: [
      """
      @theme light { }
      @theme pink from ↓lihgt { }
      """
    ],
    good: [
      """
      @theme light { }
      @theme pink from light { }
      """
    ])

  /// A view type that does not exist.
  static let unknownViewType = LintRule(
    .unknownViewType,
    bad: ["↓Buton { alpha: 1; }"],
    good: ["Button { alpha: 1; }"])
}
