public import VStyleSyntax
public import VStyleValues

/// Sheets made ready to style a tree: immutable, and free to be used from anywhere.
public final class CompiledStylesheet: Sendable {
  /// The sources of the sheets and of what they import.
  public let sources: SourceMap

  /// What the sources were read as.
  let syntax: CompiledTrees

  /// The trees of the sources, by source identity.
  ///
  /// - Complexity: the first call joins the trees of sheets so long that they were read in parts.
  public var trees: [SyntaxTree] { syntax.wholes }

  /// The classes and properties that the sheets were checked against, with what they add by `@view`.
  public let schema: StyleSchema

  /// The rules in order of appearance.
  public let rules: RuleList

  /// The rank of each layer.
  package let layerRanks: [Int]

  /// The names of the layers.
  let layerNames: LayerNames

  /// The themes by name.
  public let themes: [String: Theme]

  /// The names of the themes in the order of their first declaration.
  public let themeNames: [String]

  /// The registered custom properties by name.
  public let registrations: [String: CustomPropertyRegistration]

  /// The rules of each named style; `&` is the element that has the style.
  let styleRules: [String: NamedStyle]

  /// The names of the styles in the order in which they are declared.
  public let styleNames: [String]

  /// What is wrong with the sheets, in order of the sources.
  public let diagnostics: [Diagnostic]

  init(
    sources: SourceMap, syntax: CompiledTrees, schema: StyleSchema, rules: RuleList, layerRanks: [Int],
    layerNames: LayerNames, themes: [String: Theme], themeNames: [String],
    registrations: [String: CustomPropertyRegistration],
    styles: [NamedStyle],
    diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.syntax = syntax
    self.schema = schema
    self.rules = rules
    self.layerRanks = layerRanks
    self.layerNames = layerNames
    self.themes = themes
    self.themeNames = themeNames
    self.registrations = registrations
    styleNames = styles.map(\.name)
    styleRules = Dictionary(styles.map { ($0.name, $0) }) { first, _ in first }
    self.diagnostics = diagnostics
  }

  /// The stylesheet with another schema; what was checked stays as it was checked.
  public func with(_ schema: StyleSchema) -> CompiledStylesheet { copy(schema, rules) }

  /// The stylesheet with some of its rules.
  func with(_ rules: [StyleRule]) -> CompiledStylesheet { copy(schema, RuleList(rules)) }

  private func copy(_ schema: StyleSchema, _ rules: RuleList) -> CompiledStylesheet {
    CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema, rules: rules, layerRanks: layerRanks,
      layerNames: layerNames, themes: themes, themeNames: themeNames, registrations: registrations,
      styles: styleNames.compactMap { styleRules[$0] },
      diagnostics: diagnostics)
  }

  /// The named style, or `nil` if there is none of that name.
  public func style(named name: String) -> Style? {
    guard let style = styleRules[name] else { return nil }
    return Style(
      rules: style.rules, stylesheet: self, typeName: style.typeName, source: style.source, name: name,
      identity: style.identity)
  }

  /// A theme and those it inherits from, itself first; at most ``Limit/themeDepth`` of them.
  public func themeChain(_ name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next, Limit.themeDepth.allows(chain.count + 1), !chain.contains(name) {
      chain.append(name)
      next = themes[name]?.base
    }
    return chain
  }
}

/// A `@style` rule.
struct NamedStyle: Sendable {
  let name: String
  let typeName: String?
  let rules: [StyleRule]
  let source: String
  let location: SourceLocation
  let identity = StyleIdentity()
}

/// What `@property` says of a custom property.
public struct CustomPropertyRegistration: Sendable {
  /// The kind that the custom property's value must be of.
  public let kind: ValueKind
  /// Whether a node takes its parent's value.
  public let inherits: Bool
  /// The value where nothing declares one, as written.
  public let initial: String?
  /// The place of the name.
  public let location: SourceLocation

  /// The value where nothing declares one.
  var initialValue: CustomPropertyValue? { initial.map { CustomPropertyValue(text: $0, location: location) } }
}
