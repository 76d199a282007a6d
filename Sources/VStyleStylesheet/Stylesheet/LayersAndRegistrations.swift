import VStyleSyntax
import VStyleValues

/// The layers, the registered custom properties and the keyframes of one or several stylesheets, in an environment.
///
/// A `@layer` or a `@property` inside of a media query counts only where the media query holds. A compiled stylesheet
/// that no environment was applied to has them all.
///
/// - Spec: https://www.w3.org/TR/css-conditional-3/#at-media
package struct LayersAndRegistrations: Sendable {
  /// The rank of each layer, by layer.
  private(set) var ranks: [Int] = []

  /// The names of the layers.
  private(set) var names = LayerNames()

  /// The registered custom properties by name.
  package private(set) var registrations: [String: CustomPropertyRegistration] = [:]

  /// The at-rules of each stylesheet, weakest first.
  private var sheets: [Sheet]

  /// The at-rules of one stylesheet.
  private struct Sheet: Sendable {
    let layers: LayerTree
    let registrations: [RegistrationRule]
    var keyframes: [KeyframesRule] = []
    var customQueries: [String: MediaQuery] = [:]

    var isConditional: Bool { layers.isConditional || registrations.contains { !$0.conditions.isEmpty } }
  }

  /// Creates the layers and the registered custom properties of one stylesheet.
  package init(_ layers: LayerTree, _ registrations: [RegistrationRule]) {
    self.init([Sheet(layers: layers, registrations: registrations)], in: nil)
  }

  /// Sets the keyframes of the only stylesheet.
  package mutating func set(_ keyframes: [KeyframesRule]) { sheets[0].keyframes = keyframes }

  /// The media queries of the `@custom-media` rules by name, for tools.
  package var customQueries: [String: MediaQuery] {
    get { sheets.reduce(into: [:]) { $0.merge($1.customQueries) { _, last in last } } }
    set { sheets[0].customQueries = newValue }
  }

  /// - Parameter environment: the environment; `nil` if all media queries count as holding.
  private init(_ sheets: [Sheet], in environment: StyleEnvironment?) {
    self.sheets = sheets
    for sheet in sheets {
      let ranks = sheet.layers.ranks(in: environment)
      add(ranks)
      names = names + sheet.layers.names
      registrations.merge(RegistrationRule.strongest(sheet.registrations, ranks, in: environment)) { _, last in last }
    }
  }

  /// Adds the ranks of the layers of a stronger stylesheet.
  ///
  /// Declarations outside of layers keep the rank of the implicit layers, which is higher than any other.
  private mutating func add(_ stronger: [Int]) {
    guard let highest = ranks.max() else { return ranks = stronger }
    let top = highest + (stronger.max() ?? 0) + 1
    for (layer, rank) in ranks.enumerated() where rank == highest { ranks[layer] = top }
    ranks += stronger.enumerated().map { $0.offset == LayerTree.root ? top : $0.element + highest }
  }

  /// The keyframes of a name in an environment: those of the strongest stylesheet that has them, in its strongest layer.
  func keyframes(named name: String, in environment: StyleEnvironment) -> KeyframesRule? {
    for sheet in sheets.reversed() {
      let named = sheet.keyframes.filter { $0.name == name && $0.conditions.allHold(in: environment) }
      guard !named.isEmpty else { continue }
      let ranks = sheet.layers.ranks(in: environment)
      // The last of those of equal rank.
      return named.reduce(named[0]) { ranks[$1.layer] >= ranks[$0.layer] ? $1 : $0 }
    }
    return nil
  }

  /// Those of several stylesheets, weakest first. Layers with the same name in two stylesheets stay two layers.
  static func + (weaker: LayersAndRegistrations, stronger: LayersAndRegistrations) -> LayersAndRegistrations {
    LayersAndRegistrations(weaker.sheets + stronger.sheets, in: nil)
  }

  /// Whether some of them depend on media queries.
  package var isConditional: Bool { sheets.contains(where: \.isConditional) }

  /// Those that count in an environment; `nil` if they are the same.
  func changed(in environment: StyleEnvironment) -> LayersAndRegistrations? {
    guard isConditional else { return nil }
    let applied = LayersAndRegistrations(sheets, in: environment)
    return isSame(applied) ? nil : applied
  }

  /// Whether the layers have the same order and the custom properties the same types.
  func isSame(_ other: LayersAndRegistrations) -> Bool {
    ranks == other.ranks && registrations.count == other.registrations.count
      && registrations.allSatisfy { name, type in other.registrations[name].map(type.isSame) ?? false }
  }
}

/// A `@property` rule.
package struct RegistrationRule: Sendable {
  package let name: String
  package let type: CustomPropertyRegistration
  package let layer: Int
  /// The media queries around the rule.
  package let conditions: [StyleCondition]

  /// Creates a rule.
  package init(name: String, type: CustomPropertyRegistration, layer: Int, conditions: [StyleCondition]) {
    self.name = name
    self.type = type
    self.layer = layer
    self.conditions = conditions
  }

  /// The registered custom properties by name. Of several rules with one name, the last one in the strongest layer
  /// wins.
  ///
  /// - Parameters:
  ///   - rules: the rules in order of appearance.
  ///   - ranks: the rank of each layer, by layer.
  ///   - environment: the environment; `nil` if all media queries count as holding.
  static func strongest(
    _ rules: [RegistrationRule], _ ranks: [Int], in environment: StyleEnvironment?
  ) -> [String: CustomPropertyRegistration] {
    var strongest: [String: (type: CustomPropertyRegistration, rank: Int)] = [:]
    for rule in rules where strongest[rule.name].map({ $0.rank <= ranks[rule.layer] }) ?? true {
      guard rule.conditions.allHold(in: environment) else { continue }
      strongest[rule.name] = (rule.type, ranks[rule.layer])
    }
    return strongest.mapValues(\.type)
  }
}

extension CompiledStylesheet {
  /// The stylesheet with the layers and the registered custom properties that count in an environment.
  ///
  /// - Complexity: linear in the numbers of layers and `@property` rules if one of them is in a media query; otherwise
  ///   constant for each stylesheet that was combined.
  package func applying(_ environment: StyleEnvironment) -> CompiledStylesheet {
    atRules.changed(in: environment).map(with) ?? self
  }

  /// Whether ``applying(_:)`` changes the layers or the registered custom properties.
  package func isOther(in environment: StyleEnvironment) -> Bool { atRules.changed(in: environment) != nil }
}
