import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Text on a translucent background without an opaque background below it, or with a color of an unknown skin.
  static let contrastUnknown = LintRule(
    .contrastUnknown, needs: .contrasts,
    summary:
      "Text is on a translucent background with no opaque one below it, or has a color of a skin that is not known, so "
      + "its contrast is unknown.",
    why: """
      What lies below the view decides whether the text can be read, and no check sees it. Give the view, or one \
      around it, an opaque background. The colors of a skin are in its pack: name the packs with `--skin`.
      """,
    bad: [
      "Label.badge { background-color: rgb(0 0 0 / 0.2); text-color: ↓white; }",
      #"Label.badge { background-color: skin-color("brand"); text-color: ↓white; }"#,
    ],
    good: [
      """
      :root { background-color: black; }
      Label.badge { background-color: rgb(255 255 255 / 0.2); text-color: white; }
      """
    ],
    check: { context in
      let ofSkins = context.examples.skinPairs.filter { if case .text = $0.role { true } else { false } }
      var seen: Set<SourceLocation> = []
      let skinned = ofSkins.filter { seen.insert($0.location).inserted }.map { pair in
        Diagnostic(
          .contrastUnknown, at: context.valueLocation(pair.location),
          "the contrast of this text depends on the colors of a skin", notes: context.backgroundNotes(pair),
          help: "check the sheet with its packs: `--skin FOLDER`")
      }
      let translucent = context.examples.pairs.compactMap { pair -> Diagnostic? in
        guard case .text = pair.role, !pair.isBackgroundKnown else { return nil }
        let ratio = ContrastPair.text(pair.ratio)
        return Diagnostic(
          .contrastUnknown, at: context.valueLocation(pair.location),
          "the background of this text lets through what lies below it", found: "\(ratio):1 over white",
          notes: context.backgroundNotes(pair), help: "give the view or one around it an opaque background")
      }
      return translucent + skinned
    })
}
