import VStyleSelectors
import VStyleValues

extension CompiledStylesheet {
  /// The parts that a style on a detached object needs: the custom properties and the themes.
  ///
  /// Rules that set properties apply only to the views of a tree. All detached objects share the result, and so the
  /// tables that engines make from it.
  package var customPropertiesAlone: CompiledStylesheet {
    sharedData.value { CustomPropertiesAlone(stylesheet: withCustomPropertiesAlone()) }.stylesheet
  }

  private func withCustomPropertiesAlone() -> CompiledStylesheet {
    let kept = rules.compactMap { rule -> StyleRule? in
      let tokenCount = rule.declarations.count(where: \.isCustom)
      if tokenCount == rule.declarations.count { return rule }
      return tokenCount == 0 ? nil : rule.keeping(where: \.isCustom)
    }
    return CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema, rules: RuleList(kept), atRules: atRules,
      themes: themes, themeNames: themeNames, styles: [], diagnostics: ReportedDiagnostics([]))
  }
}

/// The custom properties and the themes of a stylesheet.
private final class CustomPropertiesAlone: Sendable {
  let stylesheet: CompiledStylesheet

  init(stylesheet: CompiledStylesheet) { self.stylesheet = stylesheet }
}

extension Style {
  /// Whether the style depends on the environment: on the theme, the traits or the skin.
  ///
  /// It depends on them by a condition, a selector, a `var()` or a value that is resolved in a context.
  package var dependsOnEnvironment: Bool {
    rules.contains { rule in
      if case .selector(let selector) = rule.target, !selector.dependsOnOtherElements, rule.conditions.isEmpty {
        return rule.declarations.contains(where: \.dependsOnEnvironment)
      }
      return true
    }
  }
}

extension Declaration {
  fileprivate var dependsOnEnvironment: Bool {
    switch value {
    case .wide: false
    case .typed(let values): values.contains { $0.value.dependsOnContext }
    case .tokens: true
    }
  }
}
