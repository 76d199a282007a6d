import VStyleCascade
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// A tree of views in a file.
struct TreeFile {
  let source: SourceText

  /// The nodes in document order.
  private(set) var nodes: [Node] = []

  /// A node before its own styles are compiled.
  struct Node {
    var element: ElementNode
    let parent: Int?
    /// The bytes of the name of its view type, including the quotes.
    let typeRange: SourceRange
    /// The text of its own styles.
    var style: String?
  }

  /// Parses a tree.
  ///
  /// - Throws: `badData` for the first error, with its line and column.
  init(_ source: SourceText) throws(CommandError) {
    self.source = source
    do throws(JSONError) {
      try read(JSONNode(parsing: source, depth: .treeDepth), parent: nil, path: "0")
    } catch { throw badData(error.message, at: error.range) }
  }

  /// The keys that a node may have.
  private static let keys = [
    "key", "type", "id", "classes", "states", "attrs", "style", "theme", "text", "children",
  ]

  private mutating func read(_ json: JSONNode, parent: Int?, path: String) throws(JSONError) {
    let object = try json.object("a node")
    try object.allowOnly(TreeFile.keys, in: "a node") { Spelling.closest(to: $0, in: TreeFile.keys) }
    let type = try object.required("type", of: "the node `\(path)`")
    let id = try object["id"]?.string("id")
    var element = ElementNode(
      key: try object["key"]?.string("key") ?? id ?? path, typeName: try type.string("type"))
    element.id = id
    element.classes = try object["classes"]?.strings("classes") ?? []
    element.states = Set(try object["states"]?.strings("states") ?? [])
    element.attributes = try object["attrs"]?.texts("attrs") ?? [:]
    element.themeName = try object["theme"]?.string("theme")
    element.text = try object["text"]?.string("text")
    let style = try object["style"]?.string("style")
    nodes.append(Node(element: element, parent: parent, typeRange: type.range, style: style))
    let position = nodes.count - 1
    for (index, child) in (try object["children"]?.array("children") ?? []).enumerated() {
      try read(child, parent: position, path: "\(path).\(index)")
    }
  }

  /// Returns the error at a range of the file.
  func badData(_ message: String, at range: SourceRange) -> CommandError {
    CommandError(.badData, MessageLocation.describe(message, at: range, in: source))
  }

  /// Checks that the view types of all nodes are known, unless the schema has a fallback view type.
  ///
  /// - Throws: `badData` for the first unknown view type.
  func checkTypes(_ schema: StyleSchema) throws(CommandError) {
    guard schema.fallbackViewType == nil else { return }
    for node in nodes where schema.viewTypes[node.element.typeName] == nil {
      let name = node.element.typeName
      let guess = Spelling.closest(to: name, in: schema.viewTypeNames).map { "; did you mean `\($0)`?" } ?? ""
      throw badData("there is no view type `\(name)`\(guess)", at: node.typeRange)
    }
  }
}
