import VStyleCascade
import VStyleLint
import VStyleSyntax
import VStyleValues

/// The custom properties at the root of a tree in one theme.
struct ThemedScope {
  /// The name of the theme; `nil` without one.
  let theme: String?
  /// The values.
  let scope: CustomPropertyScope
}

/// The values of the custom properties of a project in each theme.
struct ThemeValues {
  /// The scopes of each stylesheet, those of the sheet in question first.
  private let stylesheets: [[ThemedScope]]

  /// The types of registered custom properties.
  private let kinds: [String: ValueKind]

  init(_ stylesheets: [CompiledStylesheet]) {
    self.stylesheets = stylesheets.map(ThemeValues.scopes)
    kinds = stylesheets.reduce(into: [:]) { all, sheet in
      all.merge(sheet.registrations.mapValues(\.kind)) { first, _ in first }
    }
  }

  private static func scopes(_ stylesheet: CompiledStylesheet) -> [ThemedScope] {
    let themes: [String?] = stylesheet.themeNames.isEmpty ? [nil] : stylesheet.themeNames.map { $0 }
    let environments = themes.map { theme in
      var environment = StyleEnvironment(themeName: theme)
      let chain = theme.map(stylesheet.themeChain) ?? []
      environment.traits.colorScheme = chain.lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first ?? .light
      return environment
    }
    let count = stylesheet.countWithinCustomPropertyLimit(of: environments)
    return zip(themes, stylesheet.rootCustomProperties(in: Array(environments.prefix(count)))).map {
      ThemedScope(theme: $0, scope: $1)
    }
  }

  /// Returns the scopes of the first stylesheet in which a custom property has a value; empty if there is none.
  func scopes(with name: String) -> [ThemedScope] {
    stylesheets.first { scopes in scopes.contains { $0.scope.value(of: name) != nil } } ?? []
  }

  /// Returns the value of a custom property in a theme, or in the first theme that gives it one.
  func value(of name: String, in theme: String?) -> (value: CustomPropertyValue, scope: ThemedScope)? {
    let scopes = scopes(with: name)
    let sorted = scopes.filter { $0.theme == theme } + scopes.filter { $0.theme != theme }
    return sorted.lazy.compactMap { scope in scope.scope.value(of: name).map { ($0, scope) } }.first
  }

  /// The registered type of a custom property; `nil` if it is not registered.
  func kind(of name: String) -> ValueKind? { kinds[name] }

  /// Returns the text of a value with the values of its `var()` in a theme; `nil` if one of them has none.
  ///
  /// A value whose custom properties are of different stylesheets has none.
  func expanded(_ slice: TokenSlice, in theme: String?) -> (text: String, scope: ThemedScope)? {
    for scopes in stylesheets {
      for scope in scopes.filter({ $0.theme == theme }) + scopes.filter({ $0.theme != theme }) {
        if case .success(let found) = scope.scope.expand(slice) { return (found.text, scope) }
      }
    }
    return nil
  }

  /// The names of all custom properties that have a value, sorted.
  var names: [String] {
    Set(stylesheets.flatMap { $0.flatMap { $0.scope.values.keys } }).sorted()
  }
}

extension Project {
  /// The view types of a sheet: those of the project, and those that the sheet and its imports declare.
  func schema(for path: String) -> StyleSchema {
    // OPTIMIZATION: the compiled stylesheet always has them. Few projects have `@view` rules, and compiling a long
    // sheet takes longer than an answer.
    guard sheets.values.contains(where: { $0.names.hasViewTypes }) else { return schema }
    return stylesheets(with: path).first?.schema ?? schema
  }

  /// Returns the values of custom properties, those of the stylesheets that contain a sheet first.
  func themeValues(for path: String) -> ThemeValues {
    if let known = knownValues[path] { return known }
    let own = compiled.filter { $0.sources.sources.contains { $0.path == path } }
    let others = compiled.filter { sheet in !own.contains { $0 === sheet } }
    let values = ThemeValues(own + others)
    knownValues = [path: values]
    return values
  }

  /// The theme that values are shown in: the chosen one if the sheets have it, or else the first of the preview.
  func theme(_ chosen: String?) -> String? {
    if let chosen { return chosen }
    return configuration.preview?.themes.first ?? compiled.lazy.compactMap(\.themeNames.first).first
  }
}
