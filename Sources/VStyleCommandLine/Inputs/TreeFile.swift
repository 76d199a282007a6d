import VStyleCheck
import VStyleJSON
import VStyleLint
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A tree of views in a file, with the places in previews.
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

  /// The keys that a node may have.
  static let keys = TreeDocument.keys

  /// Parses a tree.
  ///
  /// - Throws: `badData` for the first error, with its line and column.
  init(_ source: SourceText) throws(CommandError) {
    self.source = source
    do throws(JSONError) {
      for node in try TreeDocument(source).nodes {
        let layout = try node.layout.map { json throws(JSONError) in try TreeFile.layout(json) } ?? NodeLayout()
        nodes.append(
          Node(
            element: node.element, parent: node.parent, typeRange: node.typeRange, style: node.style, layout: layout))
      }
    } catch { throw badData(error.message, at: error.range) }
  }

  /// Returns the paths of trees, with those in folders.
  static func paths(_ paths: [String], _ files: any Files) throws(CommandError) -> [String] {
    try CommandError.reading { () throws(ProjectError) in try LintedTree.paths(paths, files) }
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
    CommandError(.badData, message, at: MessageLocation.text(of: range, in: source))
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
