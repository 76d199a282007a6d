import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A style class whose name is not in kebab-case.
  static let styleClassPattern = LintRule(
    .styleClassPattern,
    summary: "The name of a style class is not in kebab-case.",
    why: """
      One notation for all names makes them easy to guess and to search. Write lower-case words with hyphens, in the \
      sheet and in Swift.
      """,
    bad: [
      "Label.↓sectionHeader { alpha: 0.5; }"
    ],
    good: [
      "Label.section-header { alpha: 0.5; }"
    ],
    check: { context in
      context.names(of: .styleClass) { name, location in
        guard !NamePattern.isKebab(name) else { return nil }
        let wanted = NameStyle.kebab(name)
        return Diagnostic(
          .styleClassPattern, at: location, "the style class `.\(name)` is not in kebab-case", expected: "`.\(wanted)`")
      }
    })
}
