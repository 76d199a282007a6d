package import VStyleSyntax
package import VStyleValues

/// Sheets that are parsed, checked and ready for matching. A compiled stylesheet is immutable.
package final class CompiledStylesheet: Sendable {
  /// The sources of the sheets and of their imports.
  package let sources: SourceMap

  /// The syntax trees of the sources.
  package let syntax: CompiledTrees

  /// The syntax trees of the sources, by source identity.
  ///
  /// - Complexity: the first access joins the trees of long sheets, which are parsed in parts.
  package var trees: [SyntaxTree] { syntax.wholes }

  /// The schema that the sheets were checked against, with the view types that they add by `@view`.
  package let schema: StyleSchema

  /// The rules in order of appearance.
  package let rules: RuleList

  /// The layers and the registered custom properties.
  package let atRules: LayersAndRegistrations

  /// The rank of each layer, by layer.
  package var layerRanks: [Int] { atRules.ranks }

  /// The names of the layers.
  package var layerNames: LayerNames { atRules.names }

  /// The themes by name.
  package let themes: [String: Theme]

  /// The names of the themes in the order of their first declaration.
  package let themeNames: [String]

  /// The registered custom properties by name.
  package var registrations: [String: CustomPropertyRegistration] { atRules.registrations }

  /// The named styles by name; `&` in their rules is the element that has the style.
  package let styleRules: [String: NamedStyle]

  /// The names of the styles in the order of their declaration.
  package let styleNames: [String]

  package let reported: ReportedDiagnostics

  /// The diagnostics of the sheets, in the order of the sources.
  package var diagnostics: [Diagnostic] { reported.all }

  /// The data that other layers make from the stylesheet.
  package let sharedData = SharedData()

  /// A stylesheet without rules.
  package static let empty = CompiledStylesheet(
    sources: SourceMap(), syntax: CompiledTrees([], sources: []), schema: StyleSchema(), rules: RuleList(),
    atRules: LayersAndRegistrations(LayerTree(), []), themes: [:], themeNames: [], styles: [],
    diagnostics: ReportedDiagnostics([]))

  package init(
    sources: SourceMap, syntax: CompiledTrees, schema: StyleSchema, rules: RuleList,
    atRules: LayersAndRegistrations, themes: [String: Theme], themeNames: [String], styles: [NamedStyle],
    diagnostics: ReportedDiagnostics
  ) {
    self.sources = sources
    self.syntax = syntax
    self.schema = schema
    self.rules = rules
    self.atRules = atRules
    self.themes = themes
    self.themeNames = themeNames
    styleNames = styles.map(\.name)
    styleRules = Dictionary(styles.map { ($0.name, $0) }) { first, _ in first }
    reported = diagnostics
  }

  /// The stylesheet with another schema. The rules and diagnostics stay the same.
  package func with(_ schema: StyleSchema) -> CompiledStylesheet { copy(schema, rules, atRules) }

  /// The stylesheet with some of its rules.
  package func with(_ rules: [StyleRule]) -> CompiledStylesheet { copy(schema, RuleList(rules), atRules) }

  /// The stylesheet with other layers and registered custom properties.
  func with(_ atRules: LayersAndRegistrations) -> CompiledStylesheet { copy(schema, rules, atRules) }

  private func copy(
    _ schema: StyleSchema, _ rules: RuleList, _ atRules: LayersAndRegistrations
  ) -> CompiledStylesheet {
    CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema, rules: rules, atRules: atRules, themes: themes,
      themeNames: themeNames,
      styles: styleNames.compactMap { styleRules[$0] },
      diagnostics: reported)
  }

  /// The named style; `nil` if there is no style with the name.
  package func style(named name: String) -> Style? {
    guard let style = styleRules[name] else { return nil }
    return Style(
      rules: style.rules, stylesheet: self, typeName: style.typeName, source: style.source, name: name,
      identity: style.identity)
  }

  /// A theme, followed by the themes that it inherits from; at most ``Limit/themeDepth`` in all.
  package func themeChain(_ name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, Limit.themeDepth.allows(chain.count + 1), !chain.contains(name) {
      chain.append(name)
      next = themes[name]?.base
    }
    return chain
  }
}

/// A compiled `@style` rule.
package struct NamedStyle: Sendable {
  package let name: String
  package let typeName: String?
  package let rules: [StyleRule]
  package let source: String
  package let location: SourceLocation
  let identity = StyleIdentity()

  /// Creates a named style.
  package init(name: String, typeName: String?, rules: [StyleRule], source: String, location: SourceLocation) {
    self.name = name
    self.typeName = typeName
    self.rules = rules
    self.source = source
    self.location = location
  }
}

/// The registration of a custom property by `@property`.
package struct CustomPropertyRegistration: Sendable {
  /// The value type of the custom property.
  package let kind: ValueKind
  /// Whether a node inherits its parent's value.
  package let inherits: Bool
  /// The text of the initial value, canonical unless any tokens are allowed; `nil` if there is none.
  package let initial: String?
  /// The location of the name.
  package let location: SourceLocation

  /// The initial value; `nil` if there is none.
  package var initialValue: CustomPropertyValue? { initial.map { CustomPropertyValue(text: $0, location: location) } }

  /// Creates the registration of a custom property.
  package init(kind: ValueKind, inherits: Bool, initial: String?, location: SourceLocation) {
    self.kind = kind
    self.inherits = inherits
    self.initial = initial
    self.location = location
  }
}
