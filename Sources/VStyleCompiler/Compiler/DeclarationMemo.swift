import VStyleStylesheet
import VStyleSyntax

/// A cache of the contents of declarations, by their view types and their bytes.
///
/// Sheets repeat many declarations: of those of a large framework only a third is different from all before.
/// Declarations with a diagnostic are not cached, so that each mistake is reported at its location.
struct DeclarationMemo {
  /// The ID of a content in a stylesheet.
  private struct ID {
    var content: Int32
    var stylesheet: Int32
  }

  private var table = ByteTable()
  // OPTIMIZATION: one array of pairs is simpler, but most lookups read only the ID.
  private var contents: ContiguousArray<RecordedContent> = []
  private var indices: ContiguousArray<ID> = []
  private var stylesheet: Int32 = 0

  /// Begins a stylesheet, in which no content has an ID yet.
  mutating func beginStylesheet() { stylesheet &+= 1 }

  /// Records declarations whose contents are cached, up to the first one that is not.
  ///
  /// - Parameters:
  ///   - position: the first declaration.
  ///   - end: the node after the last declaration.
  ///   - viewTypeSet: the ID of the view types that the declarations are checked against.
  ///   - recorder: the recorder of the stylesheet.
  /// - Returns: the first node that is not recorded.
  mutating func appendKnown(
    _ position: StatementPosition, to end: Int, _ viewTypeSet: Int, to recorder: inout RuleRecorder
  ) -> Int {
    let tree = position.tree
    var node = position.node
    while node < end, tree.nodes[node].kind == .declaration {
      let key = ByteTable.key(tree.tape.source.bytes, Self.range(tree, node), meaning: viewTypeSet)
      guard let found = table.find(key, in: tree.tape.source.bytes) else { break }
      if indices[found].stylesheet != stylesheet {
        let content = recorder.add(contents[found].said(by: node, of: position.treeIndex))
        indices[found] = ID(content: content, stylesheet: stylesheet)
      }
      recorder.append(indices[found].content, node: node)
      node += 1
    }
    return node
  }

  /// Releases the trees.
  mutating func endStylesheet() { table.endTree() }

  /// Adds the content of a declaration that is not in the cache.
  mutating func add(
    _ content: consuming RecordedContent, index: Int32, _ tree: SyntaxTree, _ node: Int, viewTypeSet: Int
  ) {
    let key = ByteTable.key(tree.tape.source.bytes, Self.range(tree, node), meaning: viewTypeSet)
    table.add(key, in: tree)
    contents.append(content)
    indices.append(ID(content: index, stylesheet: stylesheet))
  }

  /// Removes all contents.
  mutating func removeAll() {
    table = ByteTable()
    contents = []
    indices = []
  }

  /// The bytes of a declaration without its `!important`.
  private static func range(_ tree: SyntaxTree, _ node: Int) -> SourceRange {
    let statement = tree.nodes[node]
    return tree.tape.range(
      statement.nameToken..<max(statement.content.upperBound, statement.nameToken + 1))
  }
}
