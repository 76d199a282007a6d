import VStyleCheck
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax

/// A custom property that themes set.
struct ThemeCustomProperty: Sendable {
  /// The name with its hyphens.
  let name: String

  /// The location of its first declaration.
  let location: SourceLocation

  /// The themes with a declaration of their own.
  var themes: [String]
}

extension ThemeCustomProperty {
  /// Returns the custom properties declared directly in `@theme` blocks, by the location of their first declaration.
  static func all(of stylesheet: CompiledStylesheet) -> [ThemeCustomProperty] {
    var found: [ThemeCustomProperty] = []
    var indices: [String: Int] = [:]
    var seen: [String: Set<String>] = [:]
    for rule in stylesheet.rules {
      guard case .themeRoot(let theme) = rule.target else { continue }
      var names = seen.removeValue(forKey: theme) ?? []
      for declaration in rule.declarations where declaration.isCustom {
        let name = declaration.name
        guard let location = declaration.nameLocation, names.insert(name).inserted else { continue }
        if let index = indices[name] {
          found[index].themes.append(theme)
        } else {
          indices[name] = found.count
          found.append(ThemeCustomProperty(name: name, location: location, themes: [theme]))
        }
      }
      seen[theme] = names
    }
    return found.sorted { $0.location.isBefore($1.location) }
  }
}

extension LintContext {
  /// Returns the custom property that a theme alone sets, which no sheet reads, and whose name is nearly another one.
  func misspelling(of name: String, in theme: String) -> ThemeCustomProperty? {
    themeCustomProperties.first {
      $0.themes == [theme] && LikelyTypo.isTypo($0.name, of: name) && !projectCustomProperties.read.contains($0.name)
    }
  }

  /// Returns the custom properties that rules need at a root.
  ///
  /// The rules are those whose conditions apply at the root. A `var()` with a fallback needs no custom property.
  func customPropertiesNeeded(in root: CustomPropertyScope) -> Set<String> {
    var names: Set<String> = []
    for rule in ruleSets.flatMap(\.self) where root.meets(rule) {
      for slice in rule.declarations.compactMap(\.slice) {
        for reference in VariableReferences.all(in: slice.cursor) where reference.fallback == nil {
          names.insert(reference.name)
        }
      }
    }
    return names
  }
}
