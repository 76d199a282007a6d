import VStyleCascade
import VStyleJSON
import VStylePreview
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
    /// The place in a preview.
    var layout = NodeLayout()
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
  static let keys = [
    "key", "type", "id", "classes", "states", "attrs", "style", "theme", "text", "layout", "children",
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
    let layout = try object["layout"].map { json throws(JSONError) in try TreeFile.layout(json) } ?? NodeLayout()
    nodes.append(Node(element: element, parent: parent, typeRange: type.range, style: style, layout: layout))
    let position = nodes.count - 1
    for (index, child) in (try object["children"]?.array("children") ?? []).enumerated() {
      try read(child, parent: position, path: "\(path).\(index)")
    }
  }

  /// The keys that the place of a view in a preview may have.
  static let layoutKeys = ["axis", "frame", "width", "height"]

  /// Reads what a preview needs to know about the place of a view.
  private static func layout(_ json: JSONNode) throws(JSONError) -> NodeLayout {
    let object = try json.object("layout")
    try object.allowOnly(layoutKeys, in: "a layout") { Spelling.closest(to: $0, in: layoutKeys) }
    var layout = NodeLayout()
    if let axis = object["axis"] {
      let words = NodeLayout.Axis.allCases.map(\.rawValue)
      layout.axis = NodeLayout.Axis(rawValue: try axis.string("axis"))
      guard layout.axis != nil else {
        throw JSONError("`axis` must be \(words.map { "`\($0)`" }.joined(separator: ", "))", at: axis.range)
      }
    }
    if let frame = object["frame"] {
      let numbers = try frame.array("frame")
      guard numbers.count == 4 else {
        throw JSONError("`frame` must have four numbers: x, y, width, height", at: frame.range)
      }
      var edges: [Double] = []
      for number in numbers { edges.append(try number.number("frame")) }
      layout.frame = edges
    }
    if let width = object["width"] { layout.width = try width.number("width") }
    if let height = object["height"] { layout.height = try height.number("height") }
    return layout
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
