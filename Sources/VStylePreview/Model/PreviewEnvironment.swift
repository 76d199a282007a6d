package import VStyleStylesheet
import VStyleSyntax

/// A column of a preview: a theme with an appearance and other traits.
package struct PreviewEnvironment: Hashable, Sendable {
  /// The heading of the column, such as `pink, dark`.
  package let title: String

  /// The theme and the traits.
  package let environment: StyleEnvironment

  /// Creates an environment.
  package init(title: String, environment: StyleEnvironment) {
    self.title = title
    self.environment = environment
  }

  /// The themes of a stylesheet in the appearances in which they differ: one column for each.
  ///
  /// A theme with a color scheme of its own is shown in that one alone. Any other theme, and a sheet without themes, is
  /// shown in light and dark if the sheet tells them apart.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - traits: the other traits.
  package static func all(of stylesheet: CompiledStylesheet, traits: Traits) -> [PreviewEnvironment] {
    let names: [String?] = stylesheet.themeNames.isEmpty ? [nil] : stylesheet.themeNames
    return names.flatMap { name -> [PreviewEnvironment] in
      let own = name.flatMap { name in
        stylesheet.themeChain(name).lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first
      }
      let schemes: [Appearance] = own.map { [$0] } ?? [.light, .dark]
      return schemes.map { scheme in
        var environment = StyleEnvironment(themeName: name, traits: traits)
        environment.traits.colorScheme = scheme
        let title =
          own == nil ? [name, scheme.keyword].compactMap(\.self).joined(separator: ", ") : name ?? scheme.keyword
        return PreviewEnvironment(title: title, environment: environment)
      }
    }
  }
}
