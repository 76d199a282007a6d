import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// The border of a control that is hard to see.
  static let nonTextContrast = DiagnosticRule(
    code: "VS4002", name: "non-text-contrast", severity: .warning,
    summary: "The border that shows where a control is has less contrast than WCAG 2.2 asks for: 3 to 1.")
}

extension LintRule {
  /// The border of a control that is hard to see.
  static let nonTextContrast = LintRule(
    .nonTextContrast, standing: .strict, needs: .contrasts,
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
