import VStyleCascade
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// A tree of views in a file.
struct TreeFile {
  /// The file.
  let source: SourceText

  /// The nodes in document order.
  private(set) var nodes: [Node] = []

  /// A node before its own styles are compiled.
  struct Node {
    var element: ElementNode
    let parent: Int?
    /// The bytes of the name of the type, with its quotes.
    let typeRange: SourceRange
    /// The text of its own styles.
    var style: String?
  }

  /// Reads a tree.
  ///
  /// - Throws: `badData` for the first thing that is wrong, with line and column.
  init(_ source: SourceText) throws(CommandError) {
    self.source = source
    do throws(JSONError) {
      try read(JSONNode(parsing: source, depth: .treeDepth), parent: nil, path: "0")
    } catch { throw problem(error.message, at: error.range) }
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

  /// The error about a place in the file.
  func problem(_ message: String, at range: SourceRange) -> CommandError {
    CommandError(.badData, Place.describe(message, at: range, in: source))
  }

  /// Throws if a node is of a class that is not known.
  func checkTypes(_ schema: StyleSchema) throws(CommandError) {
    guard schema.fallbackViewType == nil else { return }
    for node in nodes where schema.viewTypes[node.element.typeName] == nil {
      let name = node.element.typeName
      let guess = Spelling.closest(to: name, in: schema.viewTypeNames).map { "; did you mean `\($0)`?" } ?? ""
      throw problem("there is no view type `\(name)`\(guess)", at: node.typeRange)
    }
  }
}
