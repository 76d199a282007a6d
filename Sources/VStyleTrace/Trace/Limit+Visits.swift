package import VStyleSyntax

/// Limits of comparisons of all views with all rules.
extension Limit {
  /// The maximum number of views that are styled again for further states.
  package static let stateVisits = Limit(
    "state-visits", count: 500_000,
    "views that `preview` and `diff` style again, or compare with a rule that looks at all views, while they give each "
      + "view each further state, in all themes together",
    because: "A rule such as `Window:has(:highlighted) Label` lets a state of any view change all views: n² of them.")

  /// The maximum number of rules and declarations that are visited for explanations of views.
  package static let explanationVisits = Limit(
    "explanation-visits", count: 1_000_000,
    "rules compared with views, and declarations that then apply, for the explanations of `preview`, the causes of "
      + "`diff` and the states that `explain` lists; `preview` also counts ten for each value that it explains, and "
      + "`explain` the views of the tree once for each state",
    because: "n rules for all n views, or in all n states, would be n² comparisons.")
}
