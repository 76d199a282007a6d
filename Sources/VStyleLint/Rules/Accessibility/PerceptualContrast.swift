import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Text with nearly the same lightness as its background.
  static let perceptualContrast = LintRule(
    .perceptualContrast, needs: .contrasts,
    summary: "The lightness of a text, CIE L*, is near that of its background, whatever the ratio of WCAG says.",
    why: """
      The ratio of WCAG overrates dark colors: a text can pass and still be hard to read. Choose colors that differ \
      more in lightness.
      """,
    bad: ["Label.note { background-color: #444; text-color: ↓#b8b8b8; }"],
    good: ["Label.note { background-color: #444; text-color: #eee; }"],
    check: { context in
      let least = Double(context.count("difference", of: .perceptualContrast))
      return context.examples.pairs.compactMap { pair in
        guard case .text = pair.role, pair.isBackgroundKnown, !pair.isAssumed,
          pair.lightnessDifference < least
        else { return nil }
        let difference = ContrastPair.text(pair.lightnessDifference)
        return Diagnostic(
          .perceptualContrast, at: context.valueLocation(pair.location),
          "the lightness of `\(pair.property)` is \(difference) from that of its background",
          expected: "at least \(ContrastPair.text(least))", found: difference, notes: context.backgroundNotes(pair))
      }
    })
}
