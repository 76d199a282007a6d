import VStyleCascade
import VStyleValues

/// From the rules that match to styles: cascaded styles, custom properties, and what children inherit.
///
/// It asks nothing of the tree but, in document order, the nodes and their match results. So it can run after matching
/// on another core.
struct StyleStage: ~Copyable, Sendable {
  var rules = EngineRules()
  var builder: CascadedStyleBuilder
  var customProperties: CustomPropertySets
  var inherited = InheritedStyles()
  var styles = SharedStyles()
  /// The style of elements by their match result, as far as it is known.
  var latest: [LatestStyle] = []
  /// Whether a value that only the parent's node can tell is part of the context of others, so that every flush has to
  /// compute the whole tree.
  var isConservative = false
  /// The number of styles that were made and values that were computed again in this flush.
  var resolved = 0
  var origins = IDBuffer()

  /// A cascaded style with the style of the last element that had it. Most elements inherit the same.
  struct LatestStyle {
    let cascaded: ID<CascadedStyle>
    var inherited: ID<InheritedStyle> = .none
    var style: ID<SharedStyle> = .none
    var forChildren: ID<InheritedStyle> = .none
  }

  init(_ stylesheet: CompiledStylesheet) {
    builder = CascadedStyleBuilder(stylesheet)
    customProperties = CustomPropertySets(stylesheet.registrations)
  }

  /// Takes over the next match result, by its cascaded style.
  mutating func addResult(
    _ cascaded: ID<CascadedStyle>, _ matched: MatchedRules, _ environments: [LocalEnvironment], _ tables: PropertyTables
  ) {
    latest.append(LatestStyle(cascaded: cascaded))
    if cascaded.index == builder.styles.count { builder.make(matched[cascaded], environments, rules, tables) }
  }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    latest.trim()
    inherited.trim()
    styles.trim()
    builder.trim()
  }

  // MARK: Outcomes

  /// The outcome of a specified value with some custom properties.
  mutating func outcome(of value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> SpecifiedOutcome {
    customProperties.outcome(of: value, builder.values[value], in: set)
  }

  /// The custom properties for the values of a pass of a style.
  mutating func customProperties(of style: SharedStyle, pass: Int) -> ID<CustomPropertySet> {
    let cascaded = builder.styles[style.cascaded]
    let own = builder.styles.pass(pass, of: cascaded)
    guard pass > 0, own.customProperties != builder.styles.pass(0, of: cascaded).customProperties else {
      return inherited[style.forChildren].customProperties
    }
    let above = style.inherited.orNil.map { inherited[$0].customProperties } ?? .none
    return customProperties.set(below: above, own.customProperties, builder.styles.customProperties(of: own))
  }

  /// Takes over the declarations of custom properties of the root.
  mutating func setRoot(_ cascaded: ID<CascadedStyle>) {
    inherited[InheritedStyles.root].cascaded = cascaded
    let pass = builder.styles.pass(0, of: builder.styles[cascaded])
    resolved += customProperties.setRoot(builder.styles.customProperties(of: pass), builder.values.values)
    inherited.forgetValues()
  }
}
