import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A selector with an ID, which matches only one view.
  static let noID = LintRule(
    .noID,
    summary: "A selector names a view by its id, so that no other view can share its style.",
    why: """
      An id names one view, so the style cannot be shared and outweighs every style class. Give the view a style \
      class.
      """,
    bad: ["↓#save { alpha: 0.5; }"],
    good: ["Button.primary { alpha: 0.5; }"],
    check: { context in
      context.names(of: .id) { name, location in
        Diagnostic(
          .noID, at: location, "this selector is about the one view with the id `\(name)`",
          help: "give the view a style class")
      }
    })
}
