import VStyleCheck
import VStyleLint
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The values of the custom properties of a project in each theme.
///
/// The stylesheets that contain the sheet in question go first. Values are computed when they are asked for, because a
/// project may have thousands of stylesheets.
final class ThemeValues {
  private unowned let project: Project

  /// The facts about the stylesheets, in the order in which they are asked.
  private let stylesheets: [(path: String, facts: StylesheetFacts)]

  /// The scopes of stylesheets, by path.
  private var known: [String: ThemedScopes] = [:]

  /// The paths of the stylesheet with the value of a custom property, by name; `nil` if there is none.
  private var holders: [String: String?] = [:]

  init(_ project: Project, for path: String) {
    self.project = project
    let all = project.facts
    let own = Set(project.stylesheets(with: path))
    stylesheets = all.filter { own.contains($0.path) } + all.filter { !own.contains($0.path) }
  }

  private func scopes(ofStylesheet path: String) -> ThemedScopes {
    if let scopes = known[path] { return scopes }
    let scopes = ThemedScopes(project.stylesheet(path).map(ThemeValues.scopes) ?? [])
    known[path] = scopes
    return scopes
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

  /// The stylesheets that declare custom properties.
  ///
  /// Of the stylesheets that take all of them from the same imports, only the first one is asked.
  private func stylesheets(declaring names: Set<String>) -> some Sequence<String> {
    var seen: Set<[String]> = []
    return stylesheets.lazy.filter { [project] path, facts in
      guard names.isSubset(of: facts.declared) else { return false }
      let own = project.sheets[path]?.names.customProperties ?? names
      guard names.isDisjoint(with: own) else { return true }
      return seen.insert(facts.sources.sources.dropFirst().map(\.path)).inserted
    }.map(\.path)
  }

  /// Returns the scopes of the first stylesheet in which a custom property has a value; empty if there is none.
  func scopes(with name: String) -> [ThemedScope] { holder(of: name)?.all ?? [] }

  private func holder(of name: String) -> ThemedScopes? {
    if let holder = holders[name] { return holder.map { scopes(ofStylesheet: $0) } }
    let holder = stylesheets(declaring: [name]).first { scopes(ofStylesheet: $0).hasValue(of: name) }
    holders[name] = .some(holder)
    return holder.map { scopes(ofStylesheet: $0) }
  }

  /// Returns the value of a custom property in a theme, or in the first theme that gives it one.
  func value(of name: String, in theme: String?) -> (value: CustomPropertyValue, scope: ThemedScope)? {
    holder(of: name)?.scopes(with: [name], first: theme).lazy.compactMap { scope in
      scope.scope.value(of: name).map { ($0, scope) }
    }.first
  }

  /// The registered type of a custom property; `nil` if it is not registered.
  func kind(of name: String) -> ValueKind? { stylesheets.lazy.compactMap { $0.facts.types[name] }.first }

  /// Returns the text of a value with the values of its `var()` in a theme; `nil` if one of them has none.
  ///
  /// A value whose custom properties are of different stylesheets has none.
  func expanded(_ slice: TokenSlice, in theme: String?) -> (text: String, scope: ThemedScope)? {
    let all = VariableReferences.all(in: slice.cursor)
    let fallbacks = all.compactMap { $0.fallback.map { slice.tape.range($0) } }
    // Those in a fallback, and those with one, may have no value.
    let needed = Set(
      all.filter { own in own.fallback == nil && !fallbacks.contains { $0.contains(own.range) } }.map(\.name))
    for path in stylesheets(declaring: needed) {
      let scopes = scopes(ofStylesheet: path)
      let asked =
        needed.isEmpty
        ? scopes.scopes(withAnyOf: Set(all.map(\.name)), first: theme) : scopes.scopes(with: needed, first: theme)
      for scope in asked {
        if case .success(let found) = scope.scope.expand(slice) { return (found.text, scope) }
      }
    }
    return nil
  }

  /// The names of all custom properties that may have a value, sorted.
  var names: [String] { project.declaredCustomProperties.sorted() }
}

extension Project {
  /// The view types of a sheet: those of the project, and those that the sheet and its imports declare.
  func schema(for path: String) -> StyleSchema {
    // OPTIMIZATION: the compiled stylesheet always has them. Few projects have `@view` rules, and compiling a long
    // sheet takes longer than an answer.
    guard sheets.values.contains(where: \.hasViewTypes) else { return schema }
    return stylesheets(with: path).first.flatMap(stylesheet)?.schema ?? schema
  }

  /// Returns the values of custom properties, those of the stylesheets that contain a sheet first.
  func themeValues(for path: String) -> ThemeValues {
    if let known = knownValues[path] { return known }
    let values = ThemeValues(self, for: path)
    knownValues = [path: values]
    return values
  }

  /// The theme that values are shown in: the chosen one if the sheets have it, or else the first of the preview.
  func theme(_ chosen: String?) -> String? {
    if let chosen { return chosen }
    return configuration.preview?.themes.first ?? facts.lazy.compactMap(\.facts.firstTheme).first
  }
}
