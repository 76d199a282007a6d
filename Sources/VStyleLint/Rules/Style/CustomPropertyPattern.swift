import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A custom property whose name is not in kebab-case.
  static let customPropertyPattern = LintRule(
    .customPropertyPattern,
    summary: "The name of a custom property is not in kebab-case.",
    why: "One notation for all names makes them easy to guess and to search. Write lower-case words with hyphens.",
    bad: [
      ":root { ↓--surfaceRaised: white; }"
    ],
    good: [
      ":root { --surface-raised: white; }"
    ],
    check: { context in
      context.names(of: .customProperty) { name, location in
        guard !NamePattern.isKebab(name) else { return nil }
        let wanted = NameStyle.kebab(name)
        return Diagnostic(
          .customPropertyPattern, at: location, "the custom property `--\(name)` is not in kebab-case",
          expected: "`--\(wanted)`")
      }
    })
}
