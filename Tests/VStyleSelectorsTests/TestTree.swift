import VStyleMatching
import VStyleSelectors
import VStyleSyntax

/// A tree written as indented lines: `key: Type < Superclass #id .class [name=value] :state`.
final class TestTree {
  private(set) var nodes: [Node] = []

  /// The number of steps that matchers have made from one element to another.
  fileprivate(set) var steps = 0

  struct Node {
    var key: String
    var types: [String] = []
    var id: String?
    var classes: Set<String> = []
    var attributes: [String: String] = [:]
    var conditions: Set<ElementCondition> = []
    var parent: Int?
    var previous: Int?
    var next: Int?
    var firstChild: Int?
  }

  init() {}

  /// Parses the lines of a fixture.
  init(_ lines: some Sequence<String>) {
    var path: [(indent: Int, index: Int)] = []
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      while let last = path.last, last.indent >= indent { path.removeLast() }
      path.append((indent, add(Self.node(line.dropFirst(indent)), to: path.last?.index)))
    }
  }

  /// Adds a node as the last child of another and returns its index.
  @discardableResult
  func add(_ node: Node, to parent: Int?) -> Int {
    append(node, to: parent, previous: nodes.lastIndex { $0.parent == parent })
  }

  /// Adds a node after a given sibling, without a search for that sibling.
  @discardableResult
  func append(_ node: Node = Node(key: "", types: ["a"]), to parent: Int?, previous: Int?) -> Int {
    let index = nodes.count
    var node = node
    node.parent = parent
    node.previous = previous
    nodes.append(node)
    if let previous = node.previous { nodes[previous].next = index }
    if let parent, nodes[parent].firstChild == nil { nodes[parent].firstChild = index }
    return index
  }

  /// All elements in the order in which they were added.
  var elements: [TestElement] { nodes.indices.map { TestElement(tree: self, index: $0) } }

  func element(_ key: some StringProtocol) -> TestElement? { elements.first { $0.key == key } }

  private static func node(_ line: Substring) -> Node {
    let colon = line.firstIndex(of: ":") ?? line.endIndex
    var node = Node(key: String(line[..<colon]))
    var words = line[colon...].dropFirst()[...]
    while let start = words.first {
      let isAttribute = start == "["
      let end = words.firstIndex { $0 == (isAttribute ? "]" : " ") } ?? words.endIndex
      let word = String(words[..<end].drop { "#.:[".contains($0) })
      words = words[end...].dropFirst()
      switch start {
      case " ", "<", "]": break
      case "#": node.id = word
      case ".": node.classes.insert(word)
      case "[":
        let parts = word.split(separator: "=").map(String.init)
        node.attributes[parts[0]] = parts[1]
      case ":": node.conditions.insert(condition(word))
      default: node.types.append(word)
      }
    }
    return node
  }

  private static func condition(_ word: String) -> ElementCondition {
    let parts = word.split { $0 == "(" || $0 == ")" }.map(String.init)
    switch (parts[0], parts.count) {
    case ("state", 2): return .customState(parts[1])
    case ("theme", 2): return .theme(parts[1])
    case ("scheme", 2): return .scheme(parts[1] == "dark" ? .dark : .light)
    default: return .state(word)
    }
  }
}

/// A node of a test tree.
struct TestElement: SelectorElement, CustomStringConvertible {
  let tree: TestTree
  let index: Int

  private var node: TestTree.Node { tree.nodes[index] }

  var key: String { node.key }
  var description: String { node.key }
  var typeNames: [String] { node.types }
  var id: String? { node.id }
  func hasClass(_ name: String) -> Bool { node.classes.contains(name) }
  func attribute(_ name: String) -> String? { node.attributes[name] }

  func meets(_ condition: ElementCondition) -> Bool {
    switch condition {
    case .root: parent == nil
    case .empty: firstChild == nil
    case .state, .customState, .theme, .scheme, .direction: node.conditions.contains(condition)
    }
  }

  var parent: TestElement? { element(node.parent) }
  var previousSibling: TestElement? { element(node.previous) }
  var nextSibling: TestElement? { element(node.next) }
  var firstChild: TestElement? { element(node.firstChild) }

  private func element(_ index: Int?) -> TestElement? {
    tree.steps += 1
    return index.map { TestElement(tree: tree, index: $0) }
  }

  static func == (left: TestElement, right: TestElement) -> Bool { left.index == right.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
