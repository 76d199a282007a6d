#if DEBUG || VSTYLE_ADVICE
  package import VStyleSyntax

  /// Limits of suggestions and lists in messages.
  extension Limit {
    /// The maximum number of names that one diagnostic lists.
    package static let listedNames = Limit(
      "listed-names", count: 100, "names that one diagnostic lists",
      because: "A diagnostic for each of n names that lists the n others would make n² names.")

    /// The maximum number of pairs of names that are compared for suggestions.
    package static let spellingComparisons = Limit(
      "spelling-comparisons", count: 5_000_000,
      "pairs of an unknown name and a known one that are compared in a sheet",
      because: "Of 10,000 known names the first 500 unknown ones are compared with all; so takes half a second.")
  }
#endif
