import VStyleSelectors
package import VStyleValues

/// A tree as selectors see it: the nodes with what is in force at each of them.
package final class MatchingTree {
  package let nodes: [ElementNode]
  /// The class and superclasses of each node.
  package let typeNames: [[String]]
  /// Whether the class of each node can be disabled, which is what `:enabled` is about.
  package let hasEnabledState: [Bool]
  /// The theme in force at each node and those it inherits from.
  package let themes: [[String]]
  /// The scheme in force at each node.
  package let schemes: [ColorScheme]
  /// The roots of scopes that were asked for.
  package var scopeRoots: [ScopeKey: [ScopeRoot]] = [:]

  package init(_ tree: ElementTree, stylesheet: CompiledStylesheet, environment: StyleEnvironment) {
    nodes = tree.nodes
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
      let isEnabled = MatchingTree.hasEnabledState(node.typeName, stylesheet.schema)
      enabledTypes[node.typeName] = isEnabled
      return isEnabled
    }
    let scheme = environment.traits.colorScheme
    let rootTheme = stylesheet.theme(for: environment)
    var themes: [[String]] = []
    var schemes: [ColorScheme] = []
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

  /// Whether a class has the state `enabled`; so has one that nobody knows.
  package static func hasEnabledState(_ typeName: String, _ schema: StyleSchema) -> Bool {
    let name = schema.viewTypes[typeName] == nil ? schema.fallbackViewType : typeName
    return name.map { schema.states(of: $0).contains("enabled") } ?? true
  }

  package func element(_ index: Int, states: Set<String>? = nil) -> TreeElement {
    TreeElement(tree: self, index: index, forced: states.map { ForcedStates(node: index, states: $0) })
  }
}

/// The states that one node is taken to be in, for the values that a property has per state.
struct ForcedStates: Hashable {
  let node: Int
  let states: Set<String>
}

/// An element of a ``MatchingTree``.
package struct TreeElement: SelectorElement {
  let tree: MatchingTree
  let index: Int
  let forced: ForcedStates?

  package static func == (left: TreeElement, right: TreeElement) -> Bool { left.index == right.index }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var node: ElementNode { tree.nodes[index] }
  private func at(_ index: Int) -> TreeElement { TreeElement(tree: tree, index: index, forced: forced) }

  var typeNames: [String] { tree.typeNames[index] }
  var id: String? { node.id }
  func hasClass(_ name: String) -> Bool { node.classes.contains { $0.utf8.elementsEqual(name.utf8) } }
  func attribute(_ name: String) -> String? { node.attributes[name] }

  var parent: TreeElement? { node.parent.map(at) }

  var previousSibling: TreeElement? {
    guard let parent = node.parent, node.siblingIndex > 0 else { return nil }
    return at(tree.nodes[parent].children[node.siblingIndex - 1])
  }

  var nextSibling: TreeElement? {
    guard let parent = node.parent, node.siblingIndex + 1 < tree.nodes[parent].children.count else { return nil }
    return at(tree.nodes[parent].children[node.siblingIndex + 1])
  }

  var firstChild: TreeElement? { node.children.first.map(at) }

  func meets(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .root: node.parent == nil
    case .empty: node.children.isEmpty && (node.text ?? "").isEmpty
    case .state("enabled"): tree.hasEnabledState[index] && ControlStates.hold("enabled", in: states)
    case .state(let name): ControlStates.hold(name, in: states)
    case .customState(let name): states.contains(name)
    case .theme(let name): tree.themes[index].contains(name)
    case .scheme(let scheme): tree.schemes[index].rawValue == scheme.rawValue
    }
  }

  private var states: Set<String> {
    if let forced, forced.node == index { return forced.states }
    return node.states
  }
}

/// How states depend on each other.
public enum ControlStates {
  /// The states that a control's values can be set for; a control in none of them is normal.
  public static let exclusive: Set<String> = ["highlighted", "disabled", "selected", "focused"]

  /// Whether a state holds where some states are set.
  ///
  /// `enabled` holds unless `disabled` is set, and `normal` where no control state is.
  static func hold(_ name: String, in states: Set<String>) -> Bool {
    switch name {
    case "enabled": !states.contains("disabled")
    case "normal": states.isDisjoint(with: exclusive)
    default: states.contains(name)
    }
  }
}

extension CompiledStylesheet {
  /// The theme in force at a root: the one chosen, else the first whose scheme is the appearance's.
  package func theme(for environment: StyleEnvironment) -> String? {
    if let name = environment.themeName { return name }
    let scheme = environment.traits.colorScheme
    return themeNames.first { name in
      themeChain(name).lazy.compactMap { self.themes[$0]?.colorScheme }.first == scheme
    }
  }
}

extension ControlStates {
  /// The states of a control that is taken to be in one of the states that it can only be in alone.
  package static func forced(_ slot: String, over states: Set<String>) -> Set<String> {
    let others = states.subtracting(exclusive)
    return slot == "normal" ? others : others.union([slot])
  }
}
