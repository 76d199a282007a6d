import VStyleJSON
import VStyleSyntax

/// The tree of a sheet as JSON.
enum SyntaxReport {
  /// The statements inside each other, one object each, with their bytes.
  static func json(_ tree: SyntaxTree) -> String {
    let file: JSON = ["path": .string(tree.source.path), "tree": node(0, tree)]
    return file.pretty
  }

  // Depth is bounded by the nesting limit of the syntax.
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
