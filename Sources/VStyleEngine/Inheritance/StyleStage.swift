import VStyleStylesheet
import VStyleValues

/// The stage that finds styles for the rules that match: cascaded, inherited and shared styles, and sets of custom
/// properties.
///
/// It reads the nodes in document order and their match results, and nothing else of the tree. So it can run after
/// matching on another core.
struct StyleStage: ~Copyable, Sendable {
  var rules = EngineRules()
  var builder: CascadedStyleBuilder
  var customProperties: CustomPropertySets
  var inherited = InheritedStyles()
  var styles = SharedStyles()
  /// The latest style of the elements with each match result.
  var latest: [LatestStyle] = []
  /// Whether a context depends on a value that only the parent node has. Then every flush drops the tables and computes
  /// the whole tree.
  var isConservative = false
  /// The number of styles that were added and values that were computed again in this flush.
  var resolved = 0
  var origins = IDBuffer()

  /// A cascaded style with the shared style of the last element that had it.
  ///
  /// OPTIMIZATION: most elements with a match result inherit the same style, so a comparison is enough. Looking up the
  /// shared style for each element would be simpler.
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

  /// Creates a stage with the tables of another one. They share memory until one of them changes.
  init(copying other: borrowing StyleStage, _ stylesheet: CompiledStylesheet) {
    rules = EngineRules(copying: other.rules)
    builder = other.builder
    builder.stylesheet = stylesheet
    customProperties = other.customProperties
    inherited = other.inherited
    styles = other.styles
    latest = other.latest
  }

  /// Adds the next match result, by its cascaded style.
  mutating func addResult(
    _ cascaded: ID<CascadedStyle>, _ matched: MatchedRules, _ environments: [LocalEnvironment], _ tables: TypeTables
  ) {
    latest.append(LatestStyle(cascaded: cascaded))
    if cascaded.index == builder.styles.count { builder.make(matched[cascaded], environments, rules, tables) }
  }

  /// Releases unused capacity.
  mutating func trim() {
    latest.trim()
    inherited.trim()
    styles.trim()
    builder.trim()
  }

  // MARK: Outcomes

  /// The result of a specified value with some custom properties.
  mutating func diagnosedResult(of value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> DiagnosedResult {
    customProperties.diagnosedResult(of: value, builder.values[value], in: set)
  }

  /// The custom properties for the values of a pass of a style.
  mutating func customProperties(of style: SharedStyle, pass: Int) -> ID<CustomPropertySet> {
    let cascaded = builder.styles[style.cascaded]
    let own = builder.styles.pass(pass, of: cascaded)
    guard pass > 0, own.customProperties != builder.styles.pass(0, of: cascaded).customProperties else {
      return inherited[style.forChildren].customProperties
    }
    let above = style.inherited.orNil.map { inherited[$0].customProperties } ?? .none
    return completed(
      customProperties.set(below: above, own.customProperties, builder.styles.customProperties(of: own)),
      CustomPropertyOwner(
        cascaded: style.cascaded, inherited: style.inherited, pass: pass, node: inherited[style.forChildren].node))
  }

  /// Sets the cascaded style of the root before any node has a style.
  ///
  /// The root may have been the same in the engine that the tables come from. If not, results change, but no node has
  /// them yet.
  mutating func setFirstRoot(_ cascaded: ID<CascadedStyle>) {
    guard inherited[InheritedStyles.root].cascaded != cascaded else { return }
    setRoot(cascaded)
    customProperties.settle()
  }

  /// Sets the cascaded style of the root and its declarations of custom properties.
  mutating func setRoot(_ cascaded: ID<CascadedStyle>) {
    let former = inherited[InheritedStyles.root].cascaded
    inherited[InheritedStyles.root].cascaded = cascaded
    let pass = builder.styles.pass(0, of: builder.styles[cascaded])
    resolved += customProperties.setRoot(
      builder.styles.customProperties(of: pass), from: former, to: cascaded, builder.values.values)
    inherited.removeCachedValues()
  }
}
