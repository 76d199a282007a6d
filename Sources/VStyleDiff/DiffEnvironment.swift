package import VStyleStylesheet
package import VStyleSyntax

/// A theme and an appearance in which two versions are compared.
package struct DiffEnvironment: Hashable, Sendable {
  /// The theme at the root; `nil` without themes.
  package let themeName: String?

  /// The appearance that media queries see.
  package let colorScheme: Appearance

  /// Creates an environment.
  package init(themeName: String?, colorScheme: Appearance) {
    self.themeName = themeName
    self.colorScheme = colorScheme
  }

  /// Every theme of two stylesheets in the light and the dark appearance, in the order of their declaration.
  package static func all(of old: CompiledStylesheet, and new: CompiledStylesheet) -> [DiffEnvironment] {
    let names = new.themeNames + old.themeNames.filter { !new.themeNames.contains($0) }
    let themes: [String?] = names.isEmpty ? [nil] : names
    return themes.flatMap { name in
      [Appearance.light, .dark].map { DiffEnvironment(themeName: name, colorScheme: $0) }
    }
  }

  /// The environment for a stylesheet, with further traits.
  package func environment(_ traits: Traits) -> StyleEnvironment {
    var environment = StyleEnvironment(themeName: themeName, traits: traits)
    environment.traits.colorScheme = colorScheme
    return environment
  }
}
