import VStyleJSON
import VStyleSyntax

/// The statements of a tree in the notation of css-parsing-tests.
struct Statements {
  private let tree: SyntaxTree
  private let values: ComponentValues

  init(_ tree: SyntaxTree) {
    self.tree = tree
    values = ComponentValues(tree.tape)
  }

  /// All statements.
  var all: JSON { .array(tree.children(of: 0).map(notation)) }

  /// The only statement, or an error if there is none or more than one.
  var one: JSON {
    let children = Array(tree.children(of: 0))
    guard let first = children.first else { return ["error", "empty"] }
    return children.count == 1 ? notation(first) : ["error", "extra-input"]
  }

  private func notation(_ index: Int) -> JSON {
    let node = tree.nodes[index]
    switch node.kind {
    case .stylesheet, .invalid:
      return ["error", "invalid"]
    case .atRule:
      return ["at-rule", .string(tree.name(of: index)), prelude(node, from: node.nameToken + 1), block(node)]
    case .qualifiedRule:
      return ["qualified rule", prelude(node, from: node.tokens.lowerBound), block(node)]
    case .declaration:
      return ["declaration", .string(tree.name(of: index)), value(node), .bool(node.isImportant)]
    }
  }

  private func prelude(_ node: SyntaxNode, from start: Int) -> JSON {
    var end = node.block.map { $0.lowerBound - 1 } ?? node.tokens.upperBound
    // The notation keeps white space before a semicolon.
    while tree.tape.kind(end).isTrivia { end += 1 }
    return values.list(start..<end)
  }

  private func block(_ node: SyntaxNode) -> JSON { node.block.map(values.list) ?? .null }

  /// Returns the value of a declaration. The notation keeps the white space around it.
  private func value(_ node: SyntaxNode) -> JSON {
    var start = node.nameToken
    while tree.tape.kind(start) != .colon { start += 1 }
    var end = max(node.content.upperBound, start + 1)
    while tree.tape.kind(end).isTrivia { end += 1 }
    return values.list(start + 1..<end)
  }
}
