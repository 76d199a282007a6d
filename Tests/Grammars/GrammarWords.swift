import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
package import VStyleValues

/// The words of the language by their roles, from the tables of the language and from a schema.
package struct GrammarWords: Sendable {
  /// The names of at-rules, without `@`.
  let atRules: [String]
  /// The words between the parts of preludes.
  let operators: [String]
  /// Media features, with the prefixes of ranges.
  let mediaFeatures: [String]
  /// View types; these alone are case-sensitive.
  let viewTypes: [String]
  /// Pseudo-classes and states, without the colon.
  let pseudoClasses: [String]
  /// Properties, their aliases, longhands and shorthands.
  let properties: [String]
  /// Functions of values.
  let functions: [String]
  /// Units of dimensions.
  let units: [String]
  /// Named colors.
  let colors: [String]
  /// Keywords of values that are no colors.
  let keywords: [String]

  /// Reads the words of the language with the view types of a schema.
  package init(_ schema: StyleSchema) {
    let entries = schema.viewTypes.values
    let properties = entries.flatMap(\.properties)
    let kinds = GrammarWords.kinds(of: properties.map(\.kind) + ValueKind.named + schema.kinds)
    let features = MediaFeature.all
    let ranges = features.filter(\.keywords.isEmpty).flatMap { ["min-\($0.name)", "max-\($0.name)"] }
    let named = Set(ValueKind.color.keywords.map { $0.lowercased() })
    let wide = WideKeyword.allCases.map(\.rawValue) + ["true", "false", "none", "auto"]
    atRules = AtRuleNames.all.sorted()
    operators = ["and", "extends", "for", "from", "layer", "not", "of", "only", "or", "selector", "theme", "to"]
    mediaFeatures = (features.map(\.name) + ranges).sorted()
    viewTypes = schema.viewTypeNames.sorted()
    pseudoClasses = Set(PseudoClassNames.all + SelectorGrammar.controlStates + schema.allStates).sorted()
    self.properties = Set(
      schema.allPropertyNames + properties.flatMap(\.aliases) + entries.flatMap { $0.shorthands.map(\.name) }
        + GrammarWords.descriptors
    ).sorted()
    functions = FunctionNames.all.union(kinds.filter { !$0.members.isEmpty }.map(\.name)).sorted()
    units = UnitNames.all.sorted()
    colors = named.sorted()
    keywords = Set(kinds.flatMap(\.keywords) + kinds.flatMap { $0.members.map(\.name) } + wide)
      .filter { !named.contains($0.lowercased()) && GrammarWords.isName($0) }.sorted()
  }

  /// The names before a colon that are properties of no view type.
  private static let descriptors = ["all", "color-scheme", "inherits", "initial-value", "syntax"]

  /// Value types with those of their members.
  private static func kinds(of kinds: [ValueKind]) -> [ValueKind] {
    var (all, seen, open) = ([ValueKind](), Set<String>(), kinds)
    while let kind = open.popLast() {
      guard seen.insert(kind.syntax).inserted else { continue }
      all.append(kind)
      open += kind.members.map(\.kind)
    }
    return all
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}
