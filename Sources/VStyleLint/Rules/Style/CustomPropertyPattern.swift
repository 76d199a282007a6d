import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A custom property whose name is not in kebab-case.
  static let customPropertyPattern = DiagnosticRule(
    code: "VS7001", name: "custom-property-pattern", severity: .warning,
    summary: "The name of a custom property is not in kebab-case.")
}

extension LintRule {
  /// A custom property whose name is not in kebab-case.
  static let customPropertyPattern = LintRule(
    .customPropertyPattern, tier: .style,
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
