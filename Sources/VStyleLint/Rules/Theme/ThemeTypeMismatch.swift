import VStyleCheck
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A custom property with values of different types in different themes.
  ///
  /// This rule checks custom properties that only Swift reads. If a sheet reads one, its value is checked against the
  /// value type of the property.
  static let themeTypeMismatch = LintRule(
    .themeTypeMismatch, needs: .customProperties,
    summary: "A custom property is a color in one theme and something else in another.",
    why: """
      A declaration that reads the custom property works in one theme and fails in the other. Give it values of one \
      type.
      """,
    bad: [
      """
      @theme light { color-scheme: light; ↓--gap: 8pt; }
      @theme dark { color-scheme: dark; --gap: #111; }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; --gap: 8pt; }
      @theme dark { color-scheme: dark; --gap: 10pt; }
      """
    ],
    check: { context in
      guard context.stylesheet.themeNames.count > 1 else { return [] }
      return context.findings(of: .themeTypeMismatch) {
        context.themeCustomProperties.filter {
          $0.themes.count > 1 && !context.projectCustomProperties.mayRead($0.name)
        }
        .compactMap { property -> RootFindings.Finding? in
          var nature: (value: CustomPropertyNature, theme: String)?
          for root in context.roots {
            guard let theme = root.themes.first, let value = root.value(of: property.name),
              let own = context.memo.nature(of: value.text)
            else { continue }
            if let nature, nature.value != own {
              let diagnostic = Diagnostic(
                .themeTypeMismatch, at: property.location,
                "`\(property.name)` is \(nature.value.rawValue) in the theme `\(nature.theme)` and "
                  + "\(own.rawValue) in `\(theme)`",
                notes: value.location.map { [.init("in `\(theme)` it is set here", at: $0)] } ?? [],
                help: "give it values of one value type in every theme")
              return .init(holder: property.location, diagnostic: diagnostic)
            }
            nature = nature ?? (own, theme)
          }
          return nil
        }
      }
      .map(\.diagnostic)
    })
}
