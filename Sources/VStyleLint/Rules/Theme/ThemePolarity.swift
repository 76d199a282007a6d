import VStyleCheck
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A dark theme with light backgrounds, or a light theme with dark ones, by their median lightness.
  static let themePolarity = LintRule(
    .themePolarity, needs: .customProperties,
    summary: "A theme says that it is dark and most of its backgrounds are light, or the other way round.",
    why: """
      The scheme of a theme decides system colors and media queries, which then do not suit its backgrounds. Correct \
      `color-scheme`, or the colors.
      """,
    bad: [
      """
      @theme day { color-scheme: light; --surface: white; }
      @theme ↓night { color-scheme: dark; --surface: #fafafa; }
      View { background-color: var(--surface); }
      """
    ],
    good: [
      """
      @theme day { color-scheme: light; --surface: white; }
      @theme night { color-scheme: dark; --surface: #111; }
      View { background-color: var(--surface); }
      """,
      """
      @theme day { color-scheme: light; --surface: white; --fill: #036eb7; }
      @theme night { color-scheme: dark; --surface: #111; --fill: #b3d9f7; }
      Window { background-color: var(--surface); }
      Button { background-color: var(--fill); }
      TextField { background-color: var(--fill); }
      """,
    ],
    check: { context in
      // The fills of buttons and fields stand out from the backgrounds of a theme.
      let backgrounds = context.stylesheet.rules.filter { !isControl($0, context.stylesheet.schema) }.flatMap { rule in
        rule.declarations.filter { $0.name == "background-color" && !$0.isCustom }.compactMap { declaration in
          declaration.slice.map { (rule, $0) }
        }
      }
      let roots = Dictionary(context.roots.map { ($0.environment.themeName, $0) }) { first, _ in first }
      return context.themes.names.compactMap { name in
        guard let theme = context.stylesheet.themes[name], let scheme = theme.colorScheme,
          let root = roots[name]
        else { return nil }
        let lightness = backgrounds.compactMap { rule, slice -> Double? in
          guard root.meets(rule), case .success(let (text, _)) = root.expand(slice),
            let color = ValueKind.color.value(of: text)?[as: Color.self], color.alpha > 0
          else { return nil }
          return color.converted(to: .lab).values[0]
        }.sorted()
        guard !lightness.isEmpty else { return nil }
        let middle = lightness[lightness.count / 2]
        guard scheme == .dark ? middle > 60 : middle < 40 else { return nil }
        return Diagnostic(
          .themePolarity, at: theme.location,
          "the theme `\(name)` is \(scheme.keyword), but most of its backgrounds are not",
          found: "a lightness of \(Int(min(max(middle, 0), 100))) of 100")
      }
    })

  private static func isControl(_ rule: StyleRule, _ schema: StyleSchema) -> Bool {
    guard case .selector(let selector) = rule.target, case .named(let name, _) = selector.subject.type else {
      return false
    }
    return schema.isKind(name, of: "Control")
  }
}
