import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A style for one view type that is inserted into a rule for another one.
  static let styleNotApplicable = LintRule(
    .styleNotApplicable, fixes: .suggestion,
    summary: "A style is declared for a view type, and a rule for an unrelated one inserts it.",
    why: """
      Properties of the one view type do nothing on the other, without a message. Insert another style, or declare the \
      style for a view type that both share.
      """,
    bad: [
      """
      @style tall for TableView { row-height: 60; }
      Label { @apply ↓tall; }
      """,
      """
      @style note for ↓Switch { text-color: gray; }
      Label { @apply note; }
      """,
      """
      @style tall for TableView { row-height: 60; }
      @style note for Label extends ↓tall { alpha: 1; }
      """,
    ],
    good: [
      """
      @style tall for TableView { row-height: 60; }
      TableView.wide, View.list { @apply tall; }
      .wide { @apply tall; }
      """,
      """
      @style faint for View { alpha: 0.5; }
      @style note for Label extends faint { text-color: black; }
      """,
    ])
}
