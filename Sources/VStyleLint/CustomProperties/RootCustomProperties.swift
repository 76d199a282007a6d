import VStyleMatching
import VStylePacks
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The custom properties at the root of a tree, in each environment that a stylesheet can be used with.
struct RootCustomProperties: Sendable {
  /// Each theme and color scheme that the stylesheet can be used with.
  private(set) var environments: [LintContext.ThemedEnvironment] = []

  /// The custom properties at the root, for each of ``environments``.
  ///
  /// There is only the first one if all are equal, and none if the stylesheet reads no custom property.
  private(set) var roots: [CustomPropertyScope] = []

  /// The elements of ``roots`` with possibly different custom properties. Mostly the color scheme makes no difference.
  private(set) var different: [CustomPropertyScope] = []

  /// The custom properties declared directly in `@theme` blocks, by the location of their first declaration.
  private(set) var ofThemes: [ThemeCustomProperty] = []

  /// Those of ``ofThemes`` that lack a value at some root, and not because of a mistake in one.
  private(set) var incomplete: [ThemeCustomProperty] = []

  /// The first theme whose custom properties are not checked, because the earlier themes reach the limit.
  private(set) var firstUncheckedTheme: String?

  /// The locations of registered custom properties, which their initial values have too.
  private var initialLocations: [String: SourceLocation] = [:]

  /// The diagnostics that follow from the roots alone.
  let findings = RootFindings()

  init() {}

  /// Computes the custom properties at the roots of a stylesheet.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - themes: the themes to check.
  ///   - isRead: whether the stylesheet reads a custom property.
  init(of stylesheet: CompiledStylesheet, _ themes: [String], isRead: Bool) {
    if themes.count > 1 { ofThemes = ThemeCustomProperty.all(of: stylesheet) }
    let uses = RootCustomProperties.environments(of: stylesheet, themes)
    let isPlain =
      stylesheet.themeNames.isEmpty && stylesheet.styleNames.isEmpty
      && stylesheet.rules.allSatisfy { $0.conditions.isEmpty }
    // OPTIMIZATION: the custom properties of most sheets are equal in both color schemes, which follows from their
    // rules.
    // Then one root is enough. Without a `var()` no root is needed.
    if isPlain, stylesheet.rules.allSatisfy({ !$0.maySetCustomPropertiesByScheme }) {
      roots = isRead ? stylesheet.rootCustomProperties(in: [uses[0]]) : []
      different = roots
      environments = uses.map { LintContext.ThemedEnvironment(environment: $0, theme: nil) }
    } else {
      let checked = stylesheet.countWithinCustomPropertyLimit(of: uses)
      if checked < uses.count { firstUncheckedTheme = uses[checked].themeName }
      roots = stylesheet.rootCustomProperties(in: Array(uses.prefix(checked)))
      different = isPlain && roots.dropFirst().allSatisfy { $0.hasSameValues(as: roots[0]) } ? [roots[0]] : roots
      environments = roots.map {
        LintContext.ThemedEnvironment(environment: $0.environment, theme: $0.themes.first)
      }
    }
    // In a manifest of skins, the initial value is meant for the packs that lack the key.
    let isManifest = stylesheet.sources.sources.first.map(SkinManifest.isManifest) ?? false
    if !isManifest { initialLocations = stylesheet.registrations.mapValues(\.location) }
    incomplete = ofThemes.filter { property in roots.contains { lacks(property.name, at: $0) } }
  }

  /// Whether a root has no value of a custom property but the one of its registration, and no declaration that failed.
  func lacks(_ name: String, at root: CustomPropertyScope) -> Bool {
    guard root.failures[name] == nil else { return false }
    return root.value(of: name).map { $0.location != nil && $0.location == initialLocations[name] } ?? true
  }

  /// Uses a skin in each of ``environments``.
  mutating func use(_ skin: Skin) {
    environments = environments.map { themed in
      var environment = themed.environment
      environment.skin = skin
      return LintContext.ThemedEnvironment(environment: environment, theme: themed.theme)
    }
  }

  /// Whether the registration of a custom property gives it a value.
  func hasInitialValue(_ name: String) -> Bool { initialLocations[name] != nil }

  private static func environments(of stylesheet: CompiledStylesheet, _ themes: [String]) -> [StyleEnvironment] {
    let names: [String?] = themes.isEmpty ? [nil] : themes.map { $0 }
    return names.flatMap { name in
      let own = name.flatMap { stylesheet.themeChain($0).lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first }
      return (own.map { [$0] } ?? [.light, .dark]).map { scheme in
        var environment = StyleEnvironment(themeName: name)
        environment.traits.colorScheme = scheme
        return environment
      }
    }
  }
}

extension StyleRule {
  /// Whether the rule declares custom properties and may match in one color scheme only.
  fileprivate var maySetCustomPropertiesByScheme: Bool {
    guard !declarations(where: { $0.isCustom }).isEmpty else { return false }
    guard case .selector(let selector) = target else { return true }
    return selector.parts.contains { part in
      part.conditions.contains { condition in
        switch condition {
        case .class, .id, .attribute, .pseudoClass(.element(.root)), .pseudoClass(.element(.state)): false
        default: true
        }
      }
    }
  }
}

/// The imports of a sheet that has nothing else but rules without custom properties.
///
/// Stylesheets of such sheets with equal imports have equal custom properties at their roots: only declarations of
/// custom properties and at-rules decide these, and all of them are in the imports.
struct PlainImports: Sendable, Equatable {
  /// The imports as they are written: each can have a layer, conditions or a theme.
  private var clauses: [String] = []

  /// The imported sheets, and their imports.
  private let sources: [SourceText]

  /// The themes that are checked, whose number depends on the rules.
  private let themes: [String]

  /// Whether the stylesheet reads a custom property. Without one, some roots are left out.
  private let isRead: Bool

  /// Reads the imports of the first sheet of a stylesheet; `nil` if the sheet has something else that counts.
  init?(of stylesheet: CompiledStylesheet, _ themes: [String], isRead: Bool) {
    let tree = stylesheet.trees[0]
    guard stylesheet.trees.count > 1 else { return nil }
    var hasRules = false
    for node in tree.nodes.indices.dropFirst() {
      let statement = tree.nodes[node]
      switch statement.kind {
      case .atRule where !hasRules && tree.tape.isName(statement.nameToken, "import"):
        clauses.append(tree.source.text(in: tree.tape.range(statement.tokens)))
      case .declaration where !tree.tape.isDashedIdent(statement.nameToken), .qualifiedRule, .invalid: hasRules = true
      case .atRule, .declaration, .stylesheet: return nil
      }
    }
    sources = Array(stylesheet.sources.sources.dropFirst())
    (self.themes, self.isRead) = (themes, isRead)
  }
}
