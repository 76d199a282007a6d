import VStyleCheck
import VStyleMatching
package import VStylePacks
import VStyleSelectors
package import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The input of a check: one compiled stylesheet with its imports, and facts about the rest of the project.
package struct LintContext: Sendable {
  /// What checks need that each build runs.
  let sheet: SheetContext

  /// The compiled stylesheet.
  package var stylesheet: CompiledStylesheet { sheet.stylesheet }

  /// The custom properties of the stylesheet and its imports.
  var customProperties: CustomPropertyNames { sheet.customProperties }

  /// The custom properties of all sheets of the project.
  var projectCustomProperties: ProjectCustomProperties { sheet.projectCustomProperties }

  /// The skin packs that the sheets are used with; empty if none are known.
  package let skins: [SkinPack]

  /// The resource files of the project; `nil` if they are unknown.
  let resources: ResourceFiles?

  private let configuration: LintConfiguration

  /// The trees of views that the sheets are used with; empty if none are known.
  var trees: [LintedTree] = []

  /// An environment in which a sheet can be used.
  struct ThemedEnvironment: Sendable {
    /// The theme and the traits.
    let environment: StyleEnvironment
    /// The name of the active theme; `nil` without one.
    let theme: String?
  }

  /// Whether all imports were read. Only then is a name without a declaration an error.
  package var isComplete: Bool { sheet.isComplete }

  /// The themes that are checked: all of them, unless the sheet exceeds ``Limit/themeLookups``.
  let themes: LintedThemes

  /// The style rules around each location of the sources.
  private let rulesAround: [EnclosingRules]

  /// The custom properties at the roots; none unless a rule needs custom properties.
  private var rootProperties = RootCustomProperties()

  /// Each theme and color scheme that the sheet can be used with; empty unless a rule needs custom properties.
  var environments: [ThemedEnvironment] { rootProperties.environments }

  /// The custom properties at the root of a tree, for each of ``environments``.
  ///
  /// There is only the first one if all are equal. The array is empty if the sheet reads no custom property, or no rule
  /// needs them.
  var roots: [CustomPropertyScope] { rootProperties.roots }

  /// The elements of ``roots`` with possibly different custom properties. Mostly the color scheme makes no difference.
  var customPropertyRoots: [CustomPropertyScope] { rootProperties.different }

  /// The roots in environments that meet media queries which none of ``customPropertyRoots`` meets.
  private(set) var conditionalRoots: [ConditionalRoot] = []

  /// The custom properties declared directly in `@theme` blocks, by the location of their first declaration.
  ///
  /// The array is empty unless a rule needs custom properties.
  var themeCustomProperties: [ThemeCustomProperty] { rootProperties.ofThemes }

  /// Those of ``themeCustomProperties`` that lack a value at some root.
  var incompleteCustomProperties: [ThemeCustomProperty] { rootProperties.incomplete }

  /// Whether a theme sets no value of a custom property that applies at a root.
  func lacks(_ name: String, at root: CustomPropertyScope) -> Bool { rootProperties.lacks(name, at: root) }

  /// Whether the registration of a custom property gives it a value.
  func hasInitialValue(_ name: String) -> Bool { rootProperties.hasInitialValue(name) }

  /// Returns the diagnostics of a rule that follow from the custom properties at the roots and the rest of the project.
  func findings(of rule: DiagnosticRule, _ make: () -> [RootFindings.Finding]) -> [RootFindings.Finding] {
    rootProperties.findings.findings(of: rule, projectCustomProperties, make)
  }

  /// The declarations that never win; empty unless a rule needs them.
  private(set) var beaten: [BeatenDeclaration] = []

  /// The images that the values of properties name; empty unless a rule needs them.
  private(set) var images: [ImageUse] = []

  /// The first theme whose custom properties are not checked, because the earlier themes reach the limit.
  ///
  /// It is `nil` for almost all sheets.
  var firstUncheckedTheme: String? { rootProperties.firstUncheckedTheme }

  /// The scopes where a declared custom property has no value; empty unless a rule needs them.
  private(set) var failingScopes: [CustomPropertyScope] = []

  /// The contrasts and focus styles of example trees; empty unless a rule needs them.
  private(set) var examples = ExampleResults()

  /// The diagnostic for views of trees whose contrasts are not checked because of a limit; `nil` if there are none.
  private(set) var treeLimit: Diagnostic?

  /// The canonical names of the properties that rules set, without custom properties; empty unless a rule needs them.
  private(set) var propertyNames: Set<String> = []

  /// The results that the checks of other sheets share.
  let memo: CheckMemo

  /// The needs that are already computed.
  private var known: LintNeeds = []

  init(
    _ sheet: CompiledSheet, _ projectCustomProperties: ProjectCustomProperties, skins: [SkinPack],
    resources: ResourceFiles?, configuration: LintConfiguration, memo: CheckMemo = CheckMemo()
  ) {
    self.memo = memo
    let stylesheet = sheet.stylesheet
    self.sheet = SheetContext(sheet, projectCustomProperties)
    self.skins = skins
    self.resources = resources
    self.configuration = configuration
    rulesAround = stylesheet.trees.map(EnclosingRules.init)
    themes = LintedThemes(of: stylesheet, uses: sheet.customProperties.uses.count)
  }

  /// Computes the inputs that rules need, unless they are already computed.
  mutating func compute(_ asked: LintNeeds) {
    var needs = asked
    if !needs.isDisjoint(with: [.customPropertyFailures, .contrasts, .focus]) { needs.insert(.customProperties) }
    needs.subtract(known)
    known.formUnion(needs)
    if needs.contains(.propertyNames) { propertyNames = findPropertyNames() }
    if needs.contains(.customProperties) { computeCustomProperties() }
    if needs.contains(.customPropertyFailures) { failingScopes = findFailingScopes() }
    if needs.contains(.images) { images = ImageUse.all(in: self) }
    if needs.contains(.beaten) {
      beaten = CascadeComparison(self, .everywhere).beaten()
    } else if needs.contains(.losersInRules), !known.contains(.beaten) {
      beaten = CascadeComparison(self, .sameRule).beaten()
    }
    if !needs.isDisjoint(with: [.contrasts, .focus]) {
      let found = SkinnedExamples(self, contrasts: known.contains(.contrasts))
      (examples, treeLimit) = (found.results, found.treeLimit)
    }
  }

  /// Uses a skin in each of ``environments``.
  mutating func use(_ skin: Skin) { rootProperties.use(skin) }

  private mutating func computeCustomProperties() {
    let (names, isRead) = (themes.names, !customProperties.uses.isEmpty)
    rootProperties = memo.roots(of: PlainImports(of: stylesheet, names, isRead: isRead)) {
      RootCustomProperties(of: stylesheet, names, isRead: isRead)
    }
    conditionalRoots = ConditionalRoot.all(in: self)
  }

  /// The canonical names of the properties that rules set, without custom properties.
  private func findPropertyNames() -> Set<String> {
    var names: Set<String> = []
    // OPTIMIZATION: declarations with the same text share their content, whose identity is hashed faster than a name.
    var seen: Set<ObjectIdentifier> = []
    for rule in ruleSets.joined() {
      rule.forEachContent { content in
        if !content.isCustom, seen.insert(ObjectIdentifier(content)).inserted { names.insert(content.name) }
      }
    }
    return names
  }

  /// Returns the number that an option of a rule is set to; 0 if the option is no number.
  func count(_ name: String, of rule: DiagnosticRule) -> Int {
    guard case .count(let count) = option(name, of: rule) else { return 0 }
    return count
  }

  /// Returns the names that an option of a rule is set to; empty if the option is no list.
  func list(_ name: String, of rule: DiagnosticRule) -> [String] {
    guard case .names(let names) = option(name, of: rule) else { return [] }
    return names
  }

  private func option(_ name: String, of rule: DiagnosticRule) -> KnownRule.Setting? {
    KnownRules.byCode[rule.code].flatMap { configuration.option(name, of: $0) }
  }

  /// The rules of the stylesheet, then those of each named style, in which `&` means the views with the style.
  package var ruleSets: [[StyleRule]] {
    [Array(stylesheet.rules)] + stylesheet.styleNames.map { stylesheet.style(named: $0)?.rules ?? [] }
  }

  /// Returns the innermost style rule around a location; `nil` if there is none.
  func rule(around location: SourceLocation) -> SyntaxNode? {
    rulesAround[location.source.index].rule(around: location.range)
  }

  /// Returns the location of the selectors of the rule around a nested rule; `nil` if there is none.
  func parentSelector(of location: SourceLocation) -> SourceLocation? {
    let tree = stylesheet.trees[location.source.index]
    return rulesAround[location.source.index].parent(around: location.range).map {
      tree.location(of: tree.tape.trimmed($0.content))
    }
  }
}

/// Inputs of checks that are computed in advance, because several rules need them.
struct LintNeeds: OptionSet {
  let rawValue: Int

  /// The declarations that never win.
  static let beaten = LintNeeds(rawValue: 1)

  /// The declarations that another one of the same rule beats.
  static let losersInRules = LintNeeds(rawValue: 16)

  /// The contrasts of example trees.
  static let contrasts = LintNeeds(rawValue: 2)

  /// The focus styles of example trees.
  static let focus = LintNeeds(rawValue: 8)

  /// The values of custom properties at the root of a tree, and the custom properties of themes.
  static let customProperties = LintNeeds(rawValue: 4)

  /// The custom properties without a value.
  static let customPropertyFailures = LintNeeds(rawValue: 64)

  /// The names of the properties that rules set. A check that looks for a few properties skips most sheets with them.
  static let propertyNames = LintNeeds(rawValue: 128)

  /// The images that values name.
  static let images = LintNeeds(rawValue: 32)
}
