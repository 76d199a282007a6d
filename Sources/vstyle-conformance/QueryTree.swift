import VStyleJSON
import VStyleMatching
import VStyleSelectors

/// A tree of the selector suites.
final class QueryTree {
  /// The nodes in tree order.
  private(set) var nodes: [Node] = []

  private let isDocument: Bool

  /// Parses `{"kind":"document|fragment|detached","nodes":[NODE]}`.
  init(_ tree: JSON) {
    isDocument = tree["kind"]?.text == "document"
    add(tree["nodes"]?.elements ?? [], to: nil)
  }

  /// The elements in tree order.
  var elements: [QueryElement] { nodes.indices.map { QueryElement(tree: self, index: $0) } }

  /// Returns the element with a key; `nil` if there is none.
  func element(_ key: String) -> QueryElement? {
    nodes.firstIndex { $0.key == key }.map { QueryElement(tree: self, index: $0) }
  }

  private func add(_ values: [JSON], to parent: Int?) {
    var previous: Int?
    for value in values {
      let index = nodes.count
      nodes.append(Node(value, parent: parent, previous: previous, isRoot: isDocument && parent == nil))
      if let previous { nodes[previous].next = index } else if let parent { nodes[parent].firstChild = index }
      previous = index
      add(value["children"]?.elements ?? [], to: index)
    }
  }
}

extension QueryTree {
  /// A node with its contents and its position in the tree.
  struct Node {
    let key: String
    let type: String
    let id: String?
    let classes: [String]
    let attributes: [String: String]
    let isRoot: Bool
    let isEmpty: Bool
    let parent: Int?
    let previous: Int?
    var next: Int?
    var firstChild: Int?

    init(_ value: JSON, parent: Int?, previous: Int?, isRoot: Bool) {
      key = value["key"]?.text ?? ""
      type = value["type"]?.text ?? ""
      id = value["id"]?.text
      classes = value["classes"]?.elements?.compactMap(\.text) ?? []
      var attributes = value["attrs"]?.texts ?? [:]
      attributes["id"] = id
      attributes["class"] = value["class_attr"]?.text ?? (classes.isEmpty ? nil : classes.joined(separator: " "))
      attributes["style"] = value["style"]?.text
      self.attributes = attributes
      isEmpty = value["text"] == nil && (value["children"]?.elements ?? []).isEmpty
      self.parent = parent
      self.previous = previous
      self.isRoot = isRoot
    }
  }
}

/// One element of a tree of the selector suites.
struct QueryElement: SelectorElement {
  private let tree: QueryTree
  private let index: Int

  init(tree: QueryTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: QueryTree.Node { tree.nodes[index] }

  var key: String { node.key }

  var typeNames: [String] { [node.type] }

  var id: String? { node.id }

  func hasClass(_ name: String) -> Bool { node.classes.contains(name) }

  func attribute(_ name: String) -> String? { node.attributes[name] }

  /// Returns whether the element meets a condition.
  ///
  /// A document without a user or style sheets of its own has neither states nor a theme.
  func meets(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .root: node.isRoot
    case .empty: node.isEmpty
    case .direction(let name): direction.rawValue == name
    case .state, .customState, .theme, .scheme: false
    }
  }

  /// The direction of the nearest attribute `dir` that names one.
  private var direction: TextDirection {
    var next: QueryElement? = self
    while let element = next {
      if let own = TextDirection(attribute: element.attribute("dir")) { return own }
      next = element.parent
    }
    return .leftToRight
  }

  var parent: QueryElement? { element(node.parent) }

  var previousSibling: QueryElement? { element(node.previous) }

  var nextSibling: QueryElement? { element(node.next) }

  var firstChild: QueryElement? { element(node.firstChild) }

  private func element(_ index: Int?) -> QueryElement? { index.map { QueryElement(tree: tree, index: $0) } }

  static func == (left: QueryElement, right: QueryElement) -> Bool { left.index == right.index }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
