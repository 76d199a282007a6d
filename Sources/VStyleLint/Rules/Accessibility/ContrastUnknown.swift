import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// Text on a translucent background without an opaque background below it.
  static let contrastUnknown = DiagnosticRule(
    code: "VS4004", name: "contrast-unknown", severity: .info,
    summary: "Text is on a translucent background with no opaque one below it, so its contrast is unknown.")
}

extension LintRule {
  /// Text on a translucent background without an opaque background below it.
  static let contrastUnknown = LintRule(
    .contrastUnknown, tier: .strict, needs: .contrasts,
    why: """
      What lies below the view decides whether the text can be read, and no check sees it. Give the view, or one \
      around it, an opaque background.
      """,
    bad: ["Label.badge { background-color: rgb(0 0 0 / 0.2); text-color: ↓white; }"],
    good: [
      """
      :root { background-color: black; }
      Label.badge { background-color: rgb(255 255 255 / 0.2); text-color: white; }
      """
    ],
    check: { context in
      context.examples.pairs.compactMap { pair in
        guard case .text = pair.role, !pair.isBackgroundKnown else { return nil }
        let ratio = ContrastPair.text(pair.ratio)
        return Diagnostic(
          .contrastUnknown, at: context.valueLocation(pair.location),
          "the background of this text lets through what lies below it", found: "\(ratio):1 over white",
          notes: context.backgroundNotes(pair), help: "give the view or one around it an opaque background")
      }
    })
}
