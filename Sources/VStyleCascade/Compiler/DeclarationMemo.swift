import VStyleSyntax

/// What declarations say, by the classes they are checked against and by their bytes.
///
/// Sheets write the same declarations again and again: of those of a large framework a third is new. Only what
/// was compiled without a diagnostic is kept, so that every mistake is reported where it stands.
struct DeclarationMemo {
  /// The number that a content has in a stylesheet.
  private struct Number {
    var content: Int32
    var stylesheet: Int32
  }

  private var table = ByteTable()
  // OPTIMIZATION: side by side, since most declarations were said in this stylesheet, and their number is all that is
  // read.
  private var contents: ContiguousArray<RecordedContent> = []
  private var numbers: ContiguousArray<Number> = []
  private var stylesheet: Int32 = 0

  /// Begins a stylesheet, in which no content has a number.
  mutating func beginStylesheet() { stylesheet &+= 1 }

  /// Takes down declarations that say what was said before.
  ///
  /// - Parameters:
  ///   - place: the first declaration.
  ///   - end: the node after the last one that may be taken.
  /// - Returns: the first node that was not taken.
  mutating func appendKnown(
    _ place: StatementPlace, to end: Int, _ viewTypeSet: Int, to recorder: inout RuleRecorder
  ) -> Int {
    let tree = place.tree
    var node = place.node
    while node < end, tree.nodes[node].kind == .declaration {
      let key = ByteTable.key(tree.tape.source.bytes, Self.range(tree, node), meaning: viewTypeSet)
      guard let found = table.find(key, in: tree.tape.source.bytes) else { break }
      if numbers[found].stylesheet != stylesheet {
        let content = recorder.add(contents[found].said(by: node, of: place.treeIndex))
        numbers[found] = Number(content: content, stylesheet: stylesheet)
      }
      recorder.append(numbers[found].content, node: node)
      node += 1
    }
    return node
  }

  /// Lets go of the trees.
  mutating func endStylesheet() { table.endTree() }

  /// Keeps what a new declaration says.
  mutating func add(
    _ content: consuming RecordedContent, number: Int32, _ tree: SyntaxTree, _ node: Int, _ viewTypeSet: Int
  ) {
    let key = ByteTable.key(tree.tape.source.bytes, Self.range(tree, node), meaning: viewTypeSet)
    table.add(key, in: tree)
    contents.append(content)
    numbers.append(Number(content: number, stylesheet: stylesheet))
  }

  /// Forgets what declarations say.
  mutating func removeAll() {
    table = ByteTable()
    contents = []
    numbers = []
  }

  /// The bytes of a declaration without its `!important`.
  private static func range(_ tree: SyntaxTree, _ node: Int) -> SourceRange {
    let statement = tree.nodes[node]
    return tree.tape.range(
      statement.nameToken..<max(statement.content.upperBound, statement.nameToken + 1))
  }
}
