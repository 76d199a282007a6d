package import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// A tree for selector matching: the nodes, each with its type names, themes and color scheme.
package final class MatchingTree {
  package let nodes: [ElementNode]
  /// The view type of each node and its superclasses, most specific first.
  package let typeNames: [[String]]
  /// Whether the view type of each node has the state that `:enabled` matches.
  package let hasEnabledState: [Bool]
  /// The active theme at each node, followed by the themes that it inherits from.
  package let themes: [[String]]
  /// The color scheme of each node.
  package let schemes: [Appearance]
  /// The direction of the root, unless it has an attribute `dir`.
  private let direction: TextDirection

  package init(_ tree: ElementTree, stylesheet: CompiledStylesheet, environment: StyleEnvironment) {
    nodes = tree.nodes
    direction = environment.traits.direction
    var ancestries: [String: [String]] = [:]
    typeNames = tree.nodes.map { node in
      if let known = ancestries[node.typeName] { return known }
      let found = stylesheet.schema.ancestry(of: node.typeName)
      let names = found.isEmpty ? [node.typeName] : found
      ancestries[node.typeName] = names
      return names
    }
    var enabledTypes: [String: Bool] = [:]
    hasEnabledState = tree.nodes.map { node in
      if let known = enabledTypes[node.typeName] { return known }
      let isEnabled = ControlStates.canBeEnabled(node.typeName, stylesheet.schema)
      enabledTypes[node.typeName] = isEnabled
      return isEnabled
    }
    let scheme = environment.traits.colorScheme
    let rootTheme = stylesheet.theme(for: environment)
    var themes: [[String]] = []
    var schemes: [Appearance] = []
    for node in tree.nodes {
      if let name = node.themeName ?? (node.parent == nil ? rootTheme : nil) {
        let chain = stylesheet.themeChain(name)
        themes.append(chain)
        schemes.append(chain.lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first ?? scheme)
      } else if let parent = node.parent {
        themes.append(themes[parent])
        schemes.append(schemes[parent])
      } else {
        themes.append([])
        schemes.append(scheme)
      }
    }
    self.themes = themes
    self.schemes = schemes
  }

  /// Creates a copy of a tree with other states of one node.
  package init(_ other: MatchingTree, states: Set<String>, of node: Int) {
    var nodes = other.nodes
    nodes[node].states = states
    self.nodes = nodes
    typeNames = other.typeNames
    hasEnabledState = other.hasEnabledState
    themes = other.themes
    schemes = other.schemes
    direction = other.direction
  }

  /// The direction of a node.
  fileprivate func direction(of index: Int) -> TextDirection {
    var node: Int? = index
    while let next = node {
      if let own = TextDirection(attribute: nodes[next].attributes["dir"]) { return own }
      node = nodes[next].parent
    }
    return direction
  }

  package func element(_ index: Int, states: Set<String>? = nil) -> TreeElement {
    TreeElement(tree: self, index: index, forced: states.map { ForcedStates(node: index, states: $0) })
  }
}

/// States that replace the actual ones of one node, to compute a property's value for each control state.
///
/// They are those of the element itself. A matcher that leaves the element and comes back to it, as for `:has()` of an
/// ancestor, sees the actual states.
struct ForcedStates: Hashable {
  let node: Int
  let states: Set<String>
}

/// An element of a ``MatchingTree``.
package struct TreeElement: SelectorElement {
  package let tree: MatchingTree
  /// The position of the node in the tree.
  package let index: Int
  let forced: ForcedStates?

  package static func == (left: TreeElement, right: TreeElement) -> Bool { left.index == right.index }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var node: ElementNode { tree.nodes[index] }
  private func at(_ index: Int) -> TreeElement { TreeElement(tree: tree, index: index, forced: nil) }

  package var forcedStates: Set<String>? { forced?.states }

  package var typeNames: [String] { tree.typeNames[index] }
  package var id: String? { node.id }
  package func hasClass(_ name: String) -> Bool { node.classes.contains { $0.utf8.elementsEqual(name.utf8) } }
  package func attribute(_ name: String) -> String? { node.attributes[name] }

  package var parent: TreeElement? { node.parent.map(at) }

  package var previousSibling: TreeElement? {
    guard let parent = node.parent, node.siblingIndex > 0 else { return nil }
    return at(tree.nodes[parent].children[node.siblingIndex - 1])
  }

  package var nextSibling: TreeElement? {
    guard let parent = node.parent, node.siblingIndex + 1 < tree.nodes[parent].children.count else { return nil }
    return at(tree.nodes[parent].children[node.siblingIndex + 1])
  }

  package var firstChild: TreeElement? { node.children.first.map(at) }

  package func meets(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .root: node.parent == nil
    case .empty: node.children.isEmpty && (node.text ?? "").isEmpty
    case .state("enabled"): tree.hasEnabledState[index] && ControlStates.hold("enabled", in: states)
    case .state(let name): ControlStates.hold(name, in: states)
    case .customState(let name): states.contains(name)
    case .theme(let name): tree.themes[index].contains(name)
    case .scheme(let scheme): tree.schemes[index] == scheme
    case .direction(let name): tree.direction(of: index).rawValue == name
    }
  }

  private var states: Set<String> {
    forced?.states ?? node.states
  }
}
