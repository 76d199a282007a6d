import VStyleSelectors
package import VStyleSyntax
import VStyleValues

/// The reference evaluator, which computes the values of every node of a tree from scratch.
///
/// It follows the specifications step by step and prefers simple code to speed. A faster engine must compute the same
/// values.
///
/// - Complexity: for each node, the number of rules that might match it times the cost of matching.
package struct StyleEvaluator {
  let stylesheet: CompiledStylesheet
  let environment: StyleEnvironment
  let tree: MatchingTree
  let index: RuleIndex
  private(set) var matcher = SelectorMatcher<TreeElement>()
  private var found: [Diagnostic] = []

  /// The custom properties that a root inherits.
  let initialCustomProperties: CustomPropertyValues

  /// The styles of the nodes, by position in the tree; an empty style for a node that was not computed.
  package private(set) var styles: [ComputedStyle] = []

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
    styles.reserveCapacity(tree.nodes.count)
    for node in tree.nodes.indices { styles.append(compute(node)) }
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
    self.init(stylesheet, tree: tree, environment: environment, computing: [node])
  }

  /// Computes some nodes of a tree and their ancestors. The other nodes have no values.
  ///
  /// - Complexity: proportional to the number of the nodes and their ancestors.
  package init(
    _ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment(),
    computing nodes: [Int]
  ) {
    self.init(matching: stylesheet, tree: tree, environment: environment, index: RuleIndex(stylesheet.rules))
    styles = Array(repeating: ComputedStyle(), count: tree.nodes.count)
    var needed: Set<Int> = []
    for node in nodes {
      var next: Int? = node
      while let node = next, needed.insert(node).inserted { next = tree.nodes[node].parent }
    }
    for node in needed.sorted() { styles[node] = compute(node) }
  }

  /// Prepares a tree for matching without computing any values.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - tree: the elements.
  ///   - environment: the theme, the traits and the skin.
  ///   - index: the index of the stylesheet's rules.
  init(matching stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment, index: RuleIndex) {
    self.stylesheet = stylesheet
    self.environment = environment
    self.tree = MatchingTree(tree, stylesheet: stylesheet, environment: environment)
    self.index = index
    initialCustomProperties = CustomPropertyValues(stylesheet.registrations)
  }

  mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  private mutating func compute(_ node: Int) -> ComputedStyle {
    let parent = tree.nodes[node].parent.map { styles[$0] }
    let states = tree.nodes[node].states
    var style = computeStyle(node, parent, states: states, only: .plain)
    let slotted = entries(of: node).filter { !$0.slots.isEmpty }
    guard !slotted.isEmpty else { return style }
    for slot in Set(slotted.flatMap(\.slots)).sorted() {
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
    style.customPropertyValues = customProperties(cascades, below: parent)
    style.context = parent?.context ?? environment.rootContext
    style.context.colorScheme = style.colorScheme
    style.context.displayScale = environment.traits.displayScale
    style.context.skin = environment.skin
    let all = entries(of: node)
    for entry in ContextProperties.first(all) {
      let value = value(of: entry, cascades, style, parent)
      ContextProperties.update(
        &style.context, with: value, of: entry.name,
        at: .init(isRoot: tree.nodes[node].parent == nil, preferred: environment.traits.colorScheme))
      if pass.includes(entry) { style.properties[entry.name] = value }
    }
    for entry in all where pass.includes(entry) && style.properties[entry.name] == nil {
      style.properties[entry.name] = value(of: entry, cascades, style, parent)
    }
    return style
  }

  /// The color scheme of a node: that of its theme, or else of the environment.
  package func colorScheme(of node: Int) -> Appearance { tree.schemes[node] }

  /// The theme that decides the color scheme of a node; `nil` if it is that of the environment.
  package func schemeTheme(of node: Int) -> Theme? {
    tree.themes[node].lazy.compactMap { stylesheet.themes[$0] }.first { $0.colorScheme != nil }
  }

  /// The properties of a node's view type.
  func entries(of node: Int) -> [StyleSchema.PropertyEntry] {
    let schema = stylesheet.schema
    let name = tree.nodes[node].typeName
    return schema.properties(of: schema.viewTypes[name] == nil ? schema.fallbackViewType ?? name : name)
  }
}
