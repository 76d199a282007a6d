import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Text with too little contrast to its background.
  static let textContrast = LintRule(
    .textContrast, needs: .contrasts,
    summary: "Text has less contrast with its background than WCAG 2.2 asks for: 4.5 to 1, or 3 to 1 if it is large.",
    why: """
      People with low vision cannot read the text. Choose a darker or a lighter color for one of the two. A disabled \
      control needs no contrast.
      """,
    bad: [
      """
      @theme light { color-scheme: light; --positive: #14ae5c; --on-positive: #ebffee; }
      @theme dark { color-scheme: dark; --positive: #0a6b37; --on-positive: #ebffee; }
      Button.positive { background-color: var(--positive); title-color: ↓var(--on-positive); }
      """,
      """
      Label.note {
        background-color: white;
        text-color: ↓rgb(0 0 0 / 0.4);
      }
      """,
      """
      Window { background-color: white; }
      Label { text-color: ↓#aaa; }
      """,
      """
      Window { background-color: white; }
      View.hero { background-color: navy; }
      View.hero Label { text-color: white; }
      Label.note { text-color: ↓#aaa; }
      """,
      """
      TextField { background-color: white; text-color: black; placeholder-color: ↓#bbb; }
      """,
      """
      TableViewCell { background-color: white; text-label-text-color: ↓#bbb; }
      """,
      """
      Label.hint { background-color: white; text-color: ↓black; alpha: 0.3; }
      """,
    ],
    good: [
      """
      @theme light { color-scheme: light; --positive: #0b7a3f; --on-positive: #ebffee; }
      @theme dark { color-scheme: dark; --positive: #0a6b37; --on-positive: #ebffee; }
      Button.positive { background-color: var(--positive); title-color: var(--on-positive); }
      """,
      """
      Label.title {
        background-color: white;
        text-color: rgb(0 0 0 / 0.5);
        font: 24 system;
      }
      """,
      """
      Window { background-color: white; }
      Label { text-color: #555; }
      """,
      """
      Window { background-color: white; }
      View.hero { background-color: navy; }
      Label.inverse { text-color: white; }
      """,
      """
      TextField { background-color: white; text-color: black; placeholder-color: #6e6e73; }
      """,
      """
      TableViewCell { background-color: white; text-label-text-color: #333; }
      """,
      """
      Label.hint { background-color: white; text-color: black; alpha: 0.7; }
      """,
    ],
    check: { context in
      context.contrastDiagnostics(.textContrast) { pair in
        guard case .text = pair.role else { return false }
        return pair.isBackgroundKnown && pair.ratio < pair.needed
      }
    })
}
