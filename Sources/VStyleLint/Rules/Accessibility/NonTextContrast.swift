import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A control border with too little contrast.
  static let nonTextContrast = LintRule(
    .nonTextContrast, needs: .contrasts,
    summary: "The border that shows where a control is has less contrast than WCAG 2.2 asks for: 3 to 1.",
    why: "People with low vision do not see where the control is. Choose a border with more contrast.",
    bad: [
      """
      View.form { background-color: white; }
      View.form > TextField { layer-border-width: 1; layer-border-color: ↓#d9dee5; background-color: white; }
      """
    ],
    good: [
      """
      View.form { background-color: white; }
      View.form > TextField { layer-border-width: 1; layer-border-color: #8a93a1; background-color: white; }
      """
    ],
    check: { context in
      context.contrastDiagnostics(.nonTextContrast) { pair in
        guard case .outline = pair.role else { return false }
        return pair.isBackgroundKnown && pair.ratio < pair.needed
      }
    })
}
