package import VStyleMatching
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// The reference evaluator, which computes the values of every node of a tree from scratch.
///
/// It follows the specifications step by step and prefers simple code to speed. A faster engine must compute the same
/// values.
///
/// - Complexity: for each node, the number of rules that might match it times the cost of matching.
package struct StyleEvaluator {
  private var matcher: DeclarationMatcher
  /// The diagnostics of computed values, in the order in which they were found.
  private(set) var found: [Diagnostic] = []

  var stylesheet: CompiledStylesheet { matcher.stylesheet }
  package var environment: StyleEnvironment { matcher.environment }
  var tree: MatchingTree { matcher.tree }

  /// The number of rules that were compared with nodes, and of declarations that then applied, up to now.
  package var ruleVisits: Int { matcher.ruleVisits }

  /// The custom properties that a root inherits.
  let initialCustomProperties: CustomPropertyValues

  /// The styles of the nodes, by position in the tree; an empty style for a node that was not computed.
  package var styles: [ComputedStyle] { computed.styles }

  private let computed: ComputedStyles

  /// The properties that are computed, besides those that others depend on; `nil` for all.
  private let wanted: Set<String>?

  /// The wanted properties, by view type.
  private var wantedEntries: [String: [StyleSchema.PropertyEntry]] = [:]

  /// The properties that are computed first, by view type.
  private var contextProperties: [String: [StyleSchema.PropertyEntry]] = [:]

  /// The diagnostics of computed values, such as a custom property without a value; one for each location.
  package var diagnostics: [Diagnostic] {
    var seen: Set<SourceLocation> = []
    return found.filter { seen.insert($0.location).inserted }
  }

  /// Computes all nodes of a tree.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - tree: the elements.
  ///   - environment: the theme, the traits and the skin.
  package init(_ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment())
  {
    self.init(matching: stylesheet, tree: tree, environment: environment, index: RuleIndex(stylesheet.rules))
    for node in tree.nodes.indices { compute(upTo: node) }
  }

  /// Computes one node of a tree and its ancestors.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - tree: the elements.
  ///   - environment: the theme, the traits and the skin.
  ///   - node: the position of the node in the tree.
  /// - Complexity: proportional to the number of ancestors.
  package init(
    _ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment(),
    upTo node: Int
  ) {
    self.init(matching: stylesheet, tree: tree, environment: environment, index: RuleIndex(stylesheet.rules))
    compute(upTo: node)
  }

  /// Computes a node and its ancestors, as far as they are not computed yet.
  package mutating func compute(upTo node: Int) {
    var missing: [Int] = []
    var next: Int? = node
    while let position = next, !computed.isComputed[position] {
      missing.append(position)
      next = tree.nodes[position].parent
    }
    for position in missing.reversed() {
      let style = compute(position)
      computed.set(style, of: position)
    }
  }

  /// Prepares a tree for matching. No node is computed yet: ``compute(upTo:)`` does it.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - tree: the elements.
  ///   - environment: the theme, the traits and the skin.
  ///   - index: the index of the stylesheet's rules.
  ///   - wanted: the properties to compute, besides those that others depend on. Then state slots are computed for the
  ///     states of each node only. The default, `nil`, computes everything.
  package init(
    matching stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment, index: RuleIndex,
    only wanted: Set<String>? = nil
  ) {
    matcher = DeclarationMatcher(stylesheet, tree: tree, environment: environment, index: index)
    self.wanted = wanted
    computed = ComputedStyles(count: tree.nodes.count)
    initialCustomProperties = CustomPropertyValues(matcher.stylesheet.registrations)
  }

  /// Creates an evaluator of the same tree with other states of one node. No node is computed yet.
  init(_ other: StyleEvaluator, states: Set<String>, of node: Int) {
    matcher = DeclarationMatcher(other.matcher, states: states, of: node)
    wanted = other.wanted
    computed = ComputedStyles(count: matcher.tree.nodes.count)
    initialCustomProperties = other.initialCustomProperties
  }

  /// The declarations that apply to a node, by property, strongest first.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - states: the states of the node for this match.
  ///   - slot: the control state whose values are computed; `nil` for properties with one value.
  mutating func cascades(_ node: Int, states: Set<String>, slot: String?) -> [String: Cascade] {
    matcher.cascades(node, states: states, slot: slot)
  }

  mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Removes all diagnostics.
  mutating func removeDiagnostics() { found = [] }

  private mutating func compute(_ node: Int) -> ComputedStyle {
    let before = found.count
    var style = computeSlots(node)
    style.diagnostics = Array(found[before...])
    return style
  }

  private mutating func computeSlots(_ node: Int) -> ComputedStyle {
    let parent = tree.nodes[node].parent.map { styles[$0] }
    let states = tree.nodes[node].states
    var style = computeStyle(node, parent, states: states, only: .plain)
    let slotted = wantedEntries(of: node).filter { !$0.slots.isEmpty }
    guard !slotted.isEmpty else { return style }
    for slot in Set(slotted.flatMap(\.slots)).sorted()
    where wanted == nil || slot == "normal" || states.contains(slot) {
      let forced = ControlStates.forced(slot, over: states)
      let slotStyle = computeStyle(node, parent, states: forced, only: .slot(slot))
      if slot == "normal" {
        style.properties.merge(slotStyle.properties) { _, new in new }
      } else {
        style.slots[slot] = slotStyle.properties
      }
    }
    return style
  }

  /// The properties that one pass over a node computes.
  enum Pass {
    /// The properties with one value.
    case plain
    /// The properties with state slots, for one control state.
    case slot(String)

    func includes(_ entry: StyleSchema.PropertyEntry) -> Bool {
      switch self {
      case .plain: entry.slots.isEmpty
      case .slot(let name): entry.slots.contains(name)
      }
    }
  }

  private mutating func computeStyle(
    _ node: Int, _ parent: ComputedStyle?, states: Set<String>, only pass: Pass
  ) -> ComputedStyle {
    let slot: String? = if case .slot(let name) = pass { name } else { nil }
    let cascades = cascades(node, states: states, slot: slot)
    var style = ComputedStyle()
    style.themes = tree.themes[node]
    style.colorScheme = tree.schemes[node]
    style.context = parent?.context ?? environment.rootContext
    style.context.colorScheme = style.colorScheme
    style.context.displayScale = environment.traits.displayScale
    style.context.skin = environment.skin
    var custom = customProperties(cascades, below: parent, in: style.context)
    style.customPropertyValues = custom.values
    let all = entries(of: node)
    let typeName = tree.nodes[node].typeName
    let first = contextProperties[typeName] ?? ContextProperties.first(all)
    contextProperties[typeName] = first
    let early = first.prefix { ContextProperties.precedesCustomProperties($0.name) }
    for entry in early { setContext(entry, node, cascades, &style, parent, pass) }
    if let pending = custom.pending {
      custom = customProperties(completing: pending, first, cascades, below: parent, in: style.context)
      style.customPropertyValues = custom.values
    }
    for diagnostic in custom.diagnostics { report(diagnostic) }
    for entry in first[early.endIndex...] { setContext(entry, node, cascades, &style, parent, pass) }
    for entry in wantedEntries(of: node) where pass.includes(entry) && style.properties[entry.name] == nil {
      style.properties[entry.name] = value(of: entry, cascades, style, parent)
    }
    return style
  }

  /// Computes a property that other values depend on.
  private mutating func setContext(
    _ entry: StyleSchema.PropertyEntry, _ node: Int, _ cascades: [String: Cascade], _ style: inout ComputedStyle,
    _ parent: ComputedStyle?, _ pass: Pass
  ) {
    let value = value(of: entry, cascades, style, parent)
    ContextProperties.update(
      &style.context, with: value.value, of: value.kind, as: entry.name,
      at: .init(isRoot: parent == nil, preferred: environment.traits.colorScheme))
    if pass.includes(entry) { style.properties[entry.name] = value }
  }

  /// The color scheme of a node: that of its theme, or else of the environment.
  package func colorScheme(of node: Int) -> Appearance { tree.schemes[node] }

  /// The theme that decides the color scheme of a node; `nil` if it is that of the environment.
  package func schemeTheme(of node: Int) -> Theme? {
    tree.themes[node].lazy.compactMap { stylesheet.themes[$0] }.first { $0.colorScheme != nil }
  }

  /// The properties of a node's view type that are computed.
  private mutating func wantedEntries(of node: Int) -> [StyleSchema.PropertyEntry] {
    guard let wanted else { return entries(of: node) }
    let typeName = tree.nodes[node].typeName
    if let known = wantedEntries[typeName] { return known }
    let found = entries(of: node).filter { wanted.contains($0.name) }
    wantedEntries[typeName] = found
    return found
  }

  /// The view type of a node.
  package func typeName(of node: Int) -> String { tree.nodes[node].typeName }

  /// The states of a node.
  package func states(of node: Int) -> Set<String> { tree.nodes[node].states }

  /// The properties of a node's view type.
  func entries(of node: Int) -> [StyleSchema.PropertyEntry] {
    let schema = stylesheet.schema
    let name = tree.nodes[node].typeName
    return schema.properties(of: schema.viewTypes[name] == nil ? schema.fallbackViewType ?? name : name)
  }
}

/// The styles of the nodes that an evaluator and its copies have computed.
///
/// OPTIMIZATION: an array in the evaluator would be copied whole at each node that is computed while a copy of the
/// evaluator explains another one. All copies compute the same styles.
private final class ComputedStyles {
  private(set) var styles: [ComputedStyle]
  private(set) var isComputed: [Bool]

  init(count: Int) {
    styles = Array(repeating: ComputedStyle(), count: count)
    isComputed = Array(repeating: false, count: count)
  }

  func set(_ style: ComputedStyle, of node: Int) {
    styles[node] = style
    isComputed[node] = true
  }
}
