import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An ID that is not in kebab-case.
  static let idPattern = LintRule(
    .idPattern,
    summary: "An id is not in kebab-case.",
    why: """
      One notation for all names makes them easy to guess and to search. Write lower-case words with hyphens, in the \
      sheet and in Swift.
      """,
    bad: [
      "↓#saveButton { alpha: 0.5; }"
    ],
    good: [
      "#save-button { alpha: 0.5; }"
    ],
    check: { context in
      context.names(of: .id) { name, location in
        guard !NamePattern.isKebab(name) else { return nil }
        let wanted = NameStyle.kebab(name)
        return Diagnostic(
          .idPattern, at: location, "the id `#\(name)` is not in kebab-case", expected: "`#\(wanted)`")
      }
    })
}
