import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A token whose name is not in kebab-case.
  static let customPropertyPattern = DiagnosticRule(
    code: "VS7001", name: "custom-property-pattern", severity: .warning,
    summary: "The name of a token is not in kebab-case.")
}

extension LintRule {
  /// A token whose name is not in kebab-case.
  static let customPropertyPattern = LintRule(
    .customPropertyPattern, standing: .style,
    bad: [
      ":root { ↓--surfaceRaised: white; }"
    ],
    good: [
      ":root { --surface-raised: white; }"
    ],
    check: { context in
      context.names(of: .token) { name, location in
        guard !NamePattern.isKebab(name) else { return nil }
        let wanted = NameStyle.kebab(name)
        return Diagnostic(
          .customPropertyPattern, at: location, "the token `--\(name)` is not in kebab-case", expected: "`--\(wanted)`")
      }
    })
}
