package import VStyleJSON
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// A file that describes the views of a screen in JSON.
package struct TreeDocument: Sendable {
  /// The file.
  package let source: SourceText

  /// The views in document order.
  package private(set) var nodes: [Node] = []

  /// A view before its own styles are compiled.
  package struct Node: Sendable {
    /// The view, without its own styles.
    package var element: ElementNode
    /// The position of the parent; `nil` for the root.
    package let parent: Int?
    /// The bytes of the name of its view type, including the quotes.
    package let typeRange: SourceRange
    /// The bytes of each style class, including the quotes.
    package let classRanges: [(name: String, range: SourceRange)]
    /// The bytes of each state, including the quotes.
    package let stateRanges: [(name: String, range: SourceRange)]
    /// The text of its own styles.
    package let style: String?
    /// The bytes of the text of its own styles, including the quotes; `nil` without styles.
    package let styleRange: SourceRange?
    /// The place in a preview.
    package let layout: JSONNode?
  }

  /// Parses a file.
  ///
  /// - Throws: the first error.
  package init(_ source: SourceText) throws(JSONError) {
    self.source = source
    // The views that are not read yet, the next one last. So a small stack is enough for a deep tree.
    var rest = [(json: try JSONNode(parsing: source, depth: .treeDepth), parent: Int?.none, path: "0")]
    while let next = rest.popLast() {
      let children = try read(next.json, parent: next.parent, path: next.path)
      let position = nodes.count - 1
      rest += children.enumerated().reversed().map { ($1, position, "\(next.path).\($0)") }
    }
  }

  /// The keys that a view may have.
  package static let keys = [
    "key", "type", "id", "classes", "states", "attrs", "style", "theme", "text", "layout", "children",
  ]

  /// Adds a view, and returns its children.
  private mutating func read(_ json: JSONNode, parent: Int?, path: String) throws(JSONError) -> [JSONNode] {
    let object = try json.object("a node")
    try object.allowOnly(TreeDocument.keys, in: "a node") { Spelling.closest(to: $0, in: TreeDocument.keys) }
    let type = try object.required("type", of: "the node `\(path)`")
    let id = try object["id"]?.string("id")
    var element = ElementNode(
      key: try object["key"]?.string("key") ?? id ?? path, typeName: try type.string("type"))
    element.id = id
    let classes = try TreeDocument.names(object["classes"], "classes")
    let states = try TreeDocument.names(object["states"], "states")
    element.classes = classes.map(\.name)
    element.states = Set(states.map(\.name))
    element.attributes = try object["attrs"]?.texts("attrs") ?? [:]
    element.themeName = try object["theme"]?.string("theme")
    element.text = try object["text"]?.string("text")
    nodes.append(
      Node(
        element: element, parent: parent, typeRange: type.range, classRanges: classes, stateRanges: states,
        style: try object["style"]?.string("style"), styleRange: object["style"]?.range, layout: object["layout"]))
    return try object["children"]?.array("children") ?? []
  }

  private static func names(
    _ json: JSONNode?, _ name: String
  ) throws(JSONError) -> [(name: String, range: SourceRange)] {
    guard let json else { return [] }
    return Array(zip(try json.strings(name), try json.array(name).map(\.range)))
  }
}
