package import VStyleSelectors
package import VStyleStylesheet
package import VStyleValues

/// A tree of views built so that selectors match them. It allows checks of a sheet without an app.
///
/// Each view has its own ancestors and siblings, as its selector names them, and shares only the root with other views.
/// Negations add nothing to a view. Structural pseudo-classes such as `:nth-child()` are not supported.
package struct ExampleTree {
  /// The tree. Node 0 is the common root.
  package private(set) var tree = ElementTree()

  private let schema: StyleSchema
  private let generalViewType: String

  /// Creates a tree with its root.
  package init(_ schema: StyleSchema) {
    self.schema = schema
    isExact = false
    siblingsBelow = []
    generalViewType = schema.generalViewType
    let root = schema.viewTypes["Window"] == nil ? generalViewType : "Window"
    tree.add(ElementNode(key: "root", typeName: root))
  }

  /// Whether the views are those of an app, so that every background is known.
  let isExact: Bool

  /// The siblings that may be below each view of an app.
  private let siblingsBelow: [[Int]]

  /// Creates a tree with the views of an app.
  init(_ schema: StyleSchema, showing tree: ElementTree, siblingsBelow: [[Int]]) {
    self.siblingsBelow = siblingsBelow
    self.schema = schema
    self.tree = tree
    generalViewType = schema.generalViewType
    isExact = true
  }

  /// Adds a view that a selector matches.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - state: a state that the view does not have.
  /// - Returns: the index of the view; `nil` if the tree cannot represent the selector.
  package mutating func add(_ selector: ComplexSelector, without state: String? = nil) -> Int? {
    var parent = tree.add(ElementNode(key: "w", typeName: generalViewType), to: 0)
    var current: Int?
    for (position, compound) in ([selector.first] + selector.rest.map(\.compound)).enumerated() {
      guard var draft = Draft(compound, generalViewType) else { return nil }
      if draft.isRoot {
        guard position == 0, selector.count > 1 else { return nil }
        parent = 0
        continue
      }
      if position == selector.count - 1, let state { draft.node.states.remove(state) }
      if position > 0, let above = current {
        switch selector.rest[position - 1].combinator {
        case .descendant, .child: parent = above
        case .nextSibling, .subsequentSibling: break
        }
      }
      current = tree.add(draft.node, to: parent)
    }
    return current
  }

  /// Returns the name of a selector's view: view type, ID and style classes, without its states.
  ///
  /// - Returns: the name; `nil` if the tree cannot represent the selector.
  func name(of selector: ComplexSelector) -> String? {
    guard let node = Draft(selector.subject, generalViewType)?.node else { return nil }
    return ([node.typeName, node.id ?? ""] + node.classes.sorted()).joined(separator: " ")
  }

  /// Returns whether a selector names a state for its view.
  static func mentions(_ state: String, _ selector: ComplexSelector) -> Bool {
    var seen = SeenLists()
    return mentions(state, selector, &seen)
  }

  private static func mentions(_ state: String, _ selector: ComplexSelector, _ seen: inout SeenLists) -> Bool {
    selector.subject.conditions.contains { condition in
      switch condition {
      case .pseudoClass(.element(.state(state))): true
      case .nesting(let list?): seen.insert(list) && list.selectors.first.map { mentions(state, $0, &seen) } ?? false
      default: false
      }
    }
  }

  /// Returns the siblings that may be below a view; none for a view that is no view of an app.
  func siblingsBelow(_ node: Int) -> [Int] { isExact ? siblingsBelow[node] : [] }

  /// Returns whether a node represents a part of a selector, and not a common ancestor.
  func isNamed(_ node: Int) -> Bool { tree.nodes[node].key == "named" }

  /// Returns whether the selector of a view has types and states only, so that it is for all views of a type.
  func isPlain(_ node: Int) -> Bool {
    var next: Int? = node
    while let index = next {
      let node = tree.nodes[index]
      guard node.classes.isEmpty, node.id == nil, node.attributes.isEmpty else { return false }
      next = node.parent
    }
    return true
  }

  /// A view under construction.
  private struct Draft {
    var node: ElementNode
    var isRoot = false
    /// The selector lists that are already visited.
    private var seen = SeenLists()

    init?(_ compound: CompoundSelector, _ generalViewType: String) {
      var name = generalViewType
      if case .named(let own, _) = compound.type { name = own }
      node = ElementNode(key: "named", typeName: name)
      for condition in compound.conditions { guard add(condition) else { return nil } }
    }

    private mutating func add(_ condition: SimpleSelector) -> Bool {
      switch condition {
      case .id(let id): node.id = id
      case .class(let name): node.classes.append(name)
      case .attribute(let attribute): node.attributes[attribute.name] = attribute.condition?.value ?? ""
      case .nesting(let list): return list.map { add($0) } ?? false
      case .unreadable: return false
      case .pseudoClass(let pseudo): return add(pseudo)
      }
      return true
    }

    private mutating func add(_ pseudo: PseudoClass) -> Bool {
      switch pseudo {
      case .is(let list), .where(let list): return add(list)
      case .not: return true
      case .has, .nth, .edge, .scope: return false
      case .element(let condition):
        switch condition {
        case .root: isRoot = true
        case .empty: return true
        case .state(let name): if name != "normal", name != "enabled" { node.states.insert(name) }
        case .customState(let name): node.states.insert(name)
        case .theme(let name): node.themeName = name
        case .direction(let name): node.attributes["dir"] = name
        case .scheme: return false
        }
        return true
      }
    }

    /// Adds the conditions of the first selector of a list, if it is a single compound selector.
    private mutating func add(_ list: SelectorList) -> Bool {
      guard seen.insert(list) else { return true }
      guard let first = list.selectors.first, first.count == 1 else { return false }
      if case .named(let name, _) = first.subject.type { node.typeName = name }
      for condition in first.subject.conditions { guard add(condition) else { return false } }
      return true
    }
  }
}
