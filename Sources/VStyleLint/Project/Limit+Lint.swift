package import VStyleSyntax

/// Limits of the checks and the reports of lint.
extension Limit {
  /// The maximum number of rules and declarations that lint checks in all themes together.
  package static let themeLookups = Limit(
    "theme-lookups", count: 2_000_000,
    "rules and declarations that lint checks in all themes together, those with custom properties counted ten times",
    because: "Each theme gives custom properties values of its own, so themes times rules are checked.")

  /// The maximum number of example views that lint creates.
  package static let contrastViews = Limit(
    "contrast-views", count: 8_000,
    "example views for checks of contrasts and the focus, those around them included, times the themes",
    because: "The values of each are computed, which takes a tenth of a millisecond.")

  /// The maximum number of rules that lint matches against example views.
  package static let contrastLookups = Limit(
    "contrast-lookups", count: 250_000, "rules that the views which lint makes up are compared with",
    because: "Each may visit all views around; so they take most of a second.")
}
