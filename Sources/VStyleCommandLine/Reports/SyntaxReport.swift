import VStyleFormat
import VStyleJSON
import VStyleSyntax

/// The syntax tree of a sheet as JSON.
enum SyntaxReport {
  /// Returns the nested statements as JSON objects, with their byte ranges.
  static func json(_ tree: SyntaxTree) -> String {
    let file: JSON = ["path": .string(tree.source.path), "tree": node(0, tree)]
    return file.pretty
  }

  // The nesting limit of the syntax bounds the recursion.
  private static func node(_ index: Int, _ tree: SyntaxTree) -> JSON {
    let node = tree.nodes[index]
    let range = tree.range(of: index)
    var members: [JSON.Member] = [.init("kind", .string(node.kind.title))]
    if node.kind == .atRule || node.kind == .declaration {
      members.append(.init("name", .string(tree.name(of: index))))
    }
    if node.kind != .stylesheet {
      let name = node.kind == .declaration ? "value" : "prelude"
      members.append(.init(name, .string(tree.source.text(in: tree.tape.range(node.content)))))
    }
    if node.isImportant { members.append(.init("important", true)) }
    members += [.init("start", .integer(range.start)), .init("end", .integer(range.end))]
    if node.kind == .stylesheet || node.block != nil {
      members.append(.init("children", .array(tree.children(of: index).map { self.node($0, tree) })))
    }
    return .object(members)
  }
}
