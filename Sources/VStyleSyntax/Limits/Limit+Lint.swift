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

  /// The maximum number of reported diagnostics of one sheet.
  package static let diagnostics = Limit(
    "diagnostics", count: 10_000, "diagnostics of one sheet that lint reports",
    because: "Nobody reads more of them; a report in JSON takes about a kilobyte for each.")

  /// The maximum number of names that one diagnostic lists.
  package static let listedNames = Limit(
    "listed-names", count: 100, "names that one diagnostic lists",
    because: "A diagnostic for each of n names that lists the n others would make n² names.")

  /// The maximum number of unknown names of one sheet for which lint searches a suggestion.
  package static let spellingGuesses = Limit(
    "spelling-guesses", count: 1_000, "different unknown names for which a sheet gets the most similar known one",
    because: "Each is compared with all known names; more suggestions at once help nobody.")

  /// The maximum number of pairs of names that are compared for suggestions.
  package static let spellingComparisons = Limit(
    "spelling-comparisons", count: 5_000_000,
    "pairs of an unknown name and a known one that are compared in a sheet",
    because: "Of 10,000 known names the first 500 unknown ones are compared with all; so takes half a second.")

  static let lint: [Limit] = [
    .themeLookups, .contrastViews, .contrastLookups, .diagnostics, .listedNames, .spellingGuesses, .spellingComparisons,
  ]
}
