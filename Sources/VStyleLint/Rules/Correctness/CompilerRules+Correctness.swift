import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// A sheet that is imported twice.
  static let duplicateImport = LintRule(
    .duplicateImport,
    why: """
      An import is a copy of the sheet in its place, and the last copy has the last word. So the first line does \
      nothing and misleads about the order. Remove it. An import in another layer, theme or media query is another one.
      """,
    bad: [
      .init(
        """
        @import ↓"base.vstyle";
        @import "base.vstyle";
        """, files: ["base.vstyle": "Label { alpha: 1; }"])
    ],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])

  /// Two styles with the same name.
  static let duplicateStyle = LintRule(
    .duplicateStyle,
    why: "The second style is ignored, so an edit of it changes nothing. Give it another name, or merge the two.",
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

  /// Two view types with the same name.
  static let duplicateViewType = LintRule(
    .duplicateViewType,
    why: """
      The second declaration is ignored, and with it the properties that only it has. Give the view type another name, \
      or declare all properties in one place.
      """,
    bad: [
      """
      @view Gauge: Control { needle-color: <color>; }
      @view ↓Gauge: Control { scale-color: <color>; }
      Gauge { needle-color: red; }
      """,
      "@view ↓Label: View { glow: <color>; }",
    ],
    good: [
      """
      @view Gauge: Control { needle-color: <color>; scale-color: <color>; }
      Gauge { needle-color: red; scale-color: black; }
      """
    ])

  /// Sheets that import each other.
  static let importCycle = LintRule(
    .importCycle,
    why: """
      The second import is ignored, so the order of the rules depends on which sheet is read first. Move what both \
      need into a third sheet.
      """,
    bad: [#"@import ↓"example.vstyle";"#],
    good: [
      .init(
        #"@import "base.vstyle";"#, files: ["base.vstyle": "Label { alpha: 1; }"])
    ])

  /// An imported sheet that cannot be read.
  static let importNotFound = LintRule(
    .importNotFound,
    why: """
      Everything in that sheet is missing, and rules that rely on it show other values. Correct the path, which is \
      relative to the importing sheet.
      """,
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
    .missingVar, fixes: .suggestion,
    why: "A bare name is a keyword, and no property takes it. Write `var(--name)`.",
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
    why: "None of the styles has a meaning of its own, so the reference is ignored. Take one of the references out.",
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
    why: "The query counts as false, so its block never applies. Write a feature that the language has.",
    bad: ["@media (↓widht >= 768) { Label { alpha: 1; } }"],
    good: ["@media (width >= 768) { Label { alpha: 1; } }"])

  /// A pseudo-element: a part of a view, which is reserved.
  static let unknownPart = LintRule(
    .unknownPart,
    why: "Parts of views cannot be styled yet, so the rule is dropped. Style the view through its own properties.",
    bad: ["Switch↓::thumb { alpha: 1; }"],
    good: ["Switch { alpha: 1; }"])

  /// A pseudo-class that is neither part of the language nor a state of a view type.
  static let unknownState = LintRule(
    .unknownState, fixes: .suggestion,
    why: """
      The rule is dropped as a whole. Write a state of the view type; a state of your own is written `:state(name)`.
      """,
    bad: ["Button↓:highlihgted { alpha: 1; }"],
    good: ["Button:highlighted { alpha: 1; }"])

  /// A style that does not exist.
  static let unknownStyle = LintRule(
    .unknownStyle, fixes: .suggestion,
    why: "The styles that are meant do not reach the view. Correct the name, or declare the style with `@style`.",
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

  /// A view type that does not exist.
  static let unknownViewType = LintRule(
    .unknownViewType, fixes: .suggestion,
    why: """
      The rule can never match a view. Write the name of a view type without its prefix, or declare a type of your own \
      with `@view` or a schema file.
      """,
    bad: ["↓Buton { alpha: 1; }"],
    good: ["Button { alpha: 1; }"])
}
