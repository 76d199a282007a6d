package import VStyleCascade
import VStyleSelectors
package import VStyleSkins
import VStyleSyntax
import VStyleValues

/// What a check sees: one compiled sheet with all that it imports, and what the rest of the project says.
package struct LintContext: Sendable {
  /// The compiled sheet.
  package let stylesheet: CompiledStylesheet

  /// The custom properties of the sheet and of what it imports.
  let customProperties: CustomPropertyNames

  /// The custom properties of all sheets of the project.
  let projectCustomProperties: ProjectCustomProperties

  /// The packs that the sheets are used with; none if nothing is known of them.
  package let skins: [SkinPack]

  /// The files of the project; `nil` if nothing is known of them.
  let resources: ResourceFiles?

  private let configuration: LintConfiguration

  /// What a sheet can be used in.
  struct Surroundings: Sendable {
    /// The theme, the scheme and the rest.
    let environment: StyleEnvironment
    /// The theme in force; `nil` without one.
    let theme: String?
  }

  /// The themes that are looked at: all of them but in sheets beyond ``Limit/themeLookups``.
  let themes: LintedThemes

  /// The style rules around each place of the sources.
  private let rulesAround: [RulesAround]

  /// Each theme and scheme that the sheet can be used with; none unless a rule asks for custom properties.
  private(set) var surroundings: [Surroundings] = []

  /// The custom properties at the root of a tree, for each of ``surroundings``; only the first ones where all are
  /// alike, none where no custom property is read, or no rule asks for them.
  private(set) var roots: [CustomPropertyScope] = []

  /// Those of ``roots`` that may say different things about custom properties; the scheme alone makes no difference for
  /// most.
  private(set) var customPropertyRoots: [CustomPropertyScope] = []

  /// The custom properties that stand straight in `@theme` blocks, by the place where they are first set; none unless a
  /// rule asks for custom properties.
  private(set) var themeCustomProperties: [ThemeCustomProperty] = []

  /// The declarations that never take effect; none unless a rule asks for them.
  private(set) var losers: [ContestedDeclaration] = []

  /// The images that the values of properties name; none unless a rule asks for them.
  private(set) var images: [ImageUse] = []

  /// The first theme whose custom properties nobody looks at, because those before it have too many; `nil` for almost
  /// all sheets.
  private(set) var firstUncheckedTheme: String?

  /// The places where a custom property that is declared has no value; none unless a rule asks for them.
  private(set) var failingScopes: [CustomPropertyScope] = []

  /// What is known of contrasts and of the focus; nothing unless a rule asks for it.
  private(set) var examples = ExampleResults()

  /// What has been worked out.
  private var known: LintNeeds = []

  init(
    _ sheet: CompiledSheet, _ projectCustomProperties: ProjectCustomProperties, skins: [SkinPack],
    resources: ResourceFiles?,
    configuration: LintConfiguration
  ) {
    let stylesheet = sheet.stylesheet
    self.stylesheet = stylesheet
    customProperties = sheet.customProperties
    self.projectCustomProperties = projectCustomProperties
    self.skins = skins
    self.resources = resources
    self.configuration = configuration
    rulesAround = stylesheet.trees.map(RulesAround.init)
    themes = LintedThemes(of: stylesheet, uses: sheet.customProperties.uses.count)
  }

  /// Works out what rules ask for, unless that is done.
  mutating func workOut(_ asked: LintNeeds) {
    var needs = asked
    if !needs.isDisjoint(with: [.customPropertyFailures, .contrasts, .focus]) { needs.insert(.customProperties) }
    needs.subtract(known)
    known.formUnion(needs)
    if needs.contains(.customProperties) { workOutCustomProperties() }
    if needs.contains(.customPropertyFailures) { failingScopes = findFailingScopes() }
    if needs.contains(.images) { images = ImageUse.all(in: self) }
    if needs.contains(.losers) {
      losers = DeclarationContests(self, .everywhere).losers()
    } else if needs.contains(.losersInRules), !known.contains(.losers) {
      losers = DeclarationContests(self, .sameRule).losers()
    }
    if !needs.isDisjoint(with: [.contrasts, .focus]) {
      examples = ExampleResults(self, contrasts: known.contains(.contrasts))
    }
  }

  private mutating func workOutCustomProperties() {
    if themes.names.count > 1 { themeCustomProperties = ThemeCustomProperty.all(of: stylesheet) }
    let environments = LintContext.environments(of: stylesheet, themes.names)
    let isPlain =
      stylesheet.themeNames.isEmpty && stylesheet.styleNames.isEmpty
      && stylesheet.rules.allSatisfy { $0.conditions.isEmpty }
    // OPTIMIZATION: the custom properties of most sheets are the same in both schemes, as their rules show without a
    // look; and where none is read, nobody asks for them.
    if isPlain, stylesheet.rules.allSatisfy({ !$0.maySetCustomPropertiesByScheme }) {
      roots = customProperties.uses.isEmpty ? [] : stylesheet.rootCustomProperties(in: [environments[0]])
      customPropertyRoots = roots
      surroundings = environments.map { Surroundings(environment: $0, theme: nil) }
    } else {
      let checked = stylesheet.countWithinCustomPropertyLimit(of: environments)
      if checked < environments.count { firstUncheckedTheme = environments[checked].themeName }
      let all = stylesheet.rootCustomProperties(in: Array(environments.prefix(checked)))
      roots = all
      customPropertyRoots = isPlain && all.dropFirst().allSatisfy { $0.hasSameValues(as: all[0]) } ? [all[0]] : all
      surroundings = all.map { Surroundings(environment: $0.environment, theme: $0.themes.first) }
    }
  }

  /// The number that an option of a rule is set to.
  func count(_ name: String, of rule: DiagnosticRule) -> Int {
    guard case .count(let count) = option(name, of: rule) else { return 0 }
    return count
  }

  /// The names that an option of a rule is set to.
  func list(_ name: String, of rule: DiagnosticRule) -> [String] {
    guard case .names(let names) = option(name, of: rule) else { return [] }
    return names
  }

  private func option(_ name: String, of rule: DiagnosticRule) -> LintRule.Setting? {
    LintRules.byCode[rule.code].flatMap { configuration.option(name, of: $0) }
  }

  /// The rules of the stylesheet, then those of each named style, whose `&` means views of their own.
  package var ruleSets: [[StyleRule]] {
    [Array(stylesheet.rules)] + stylesheet.styleNames.map { stylesheet.style(named: $0)?.rules ?? [] }
  }

  /// Whether all that the sheet imports was read, so that what is nowhere declared is missing.
  package var isComplete: Bool {
    !stylesheet.diagnostics.contains { diagnostic in
      switch diagnostic.rule {
      case .importNotFound, .limitExceeded: true
      case .misplacedAtRule:
        stylesheet.sources[diagnostic.location.source].text(in: diagnostic.location.range).lowercased() == "@import"
      default: false
      }
    }
  }

  /// The innermost style rule around a place; `nil` if there is none.
  func rule(around location: SourceLocation) -> SyntaxNode? {
    rulesAround[location.source.index].rule(around: location.range)
  }

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
  /// Whether it declares custom properties, and the scheme may decide whether it matches.
  fileprivate var maySetCustomPropertiesByScheme: Bool {
    guard declarations.contains(where: { $0.isCustom }) else { return false }
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

/// What is worked out before the checks run, because several rules need it.
struct LintNeeds: OptionSet {
  let rawValue: Int

  /// The declarations that never take effect.
  static let losers = LintNeeds(rawValue: 1)

  /// The declarations that another one of the same rule takes over.
  static let losersInRules = LintNeeds(rawValue: 16)

  /// What is known of contrasts.
  static let contrasts = LintNeeds(rawValue: 2)

  /// What is known of the focus.
  static let focus = LintNeeds(rawValue: 8)

  /// The values of custom properties at the root of a tree, and the custom properties of themes.
  static let customProperties = LintNeeds(rawValue: 4)

  /// The custom properties without a value.
  static let customPropertyFailures = LintNeeds(rawValue: 64)

  /// The images that are named.
  static let images = LintNeeds(rawValue: 32)
}
