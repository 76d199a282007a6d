import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A layer whose name is not in kebab-case.
  static let layerPattern = LintRule(
    .layerPattern,
    summary: "The name of a layer is not in kebab-case.",
    why: "One notation for all names makes them easy to guess and to search. Write lower-case words with hyphens.",
    bad: [
      "@layer ↓baseParts;"
    ],
    good: [
      "@layer base-parts;"
    ],
    check: { context in
      context.names(of: .layer) { name, location in
        guard !NamePattern.isKebab(name) else { return nil }
        let wanted = NameStyle.kebab(name)
        return Diagnostic(
          .layerPattern, at: location, "the layer `\(name)` is not in kebab-case", expected: "`\(wanted)`")
      }
    })
}
