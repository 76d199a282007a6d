import VStyleSyntax

/// What pieces of sheets were found to say, by their bytes.
struct ByteMemo<Value: Sendable>: Sendable {
  private var table = ByteTable()
  private var values: ContiguousArray<Value> = []

  /// What is looked for: a piece of a tree.
  ///
  /// - Parameter meaning: what tells pieces of the same bytes apart.
  @inline(__always)
  static func key(_ range: SourceRange, in tree: SyntaxTree, meaning: Int = 0) -> ByteTable.Key {
    ByteTable.key(tree.tape.source.bytes, range, meaning: meaning)
  }

  /// What a piece says that was found out before.
  func find(_ key: ByteTable.Key, in tree: SyntaxTree) -> Value? {
    table.find(key, in: tree.tape.source.bytes).map { values[$0] }
  }

  /// Keeps what a new piece says.
  mutating func add(_ value: Value, _ key: ByteTable.Key, in tree: SyntaxTree) {
    table.add(key, in: tree)
    values.append(value)
  }

  /// Lets go of the trees.
  mutating func endStylesheet() { table.endTree() }
}
