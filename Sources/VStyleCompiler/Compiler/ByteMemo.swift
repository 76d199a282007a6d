import VStyleSyntax

/// A cache of results for pieces of sheets, with their bytes as keys.
struct ByteMemo<Value: Sendable>: Sendable {
  private var table = ByteTable()
  private var values: ContiguousArray<Value> = []

  /// The key of a piece of a tree.
  ///
  /// - Parameters:
  ///   - range: the bytes of the piece.
  ///   - tree: the tree.
  ///   - meaning: distinguishes pieces with equal bytes.
  @inline(__always)
  static func key(_ range: SourceRange, in tree: SyntaxTree, meaning: Int = 0) -> ByteTable.Key {
    ByteTable.key(tree.tape.source.bytes, range, meaning: meaning)
  }

  /// The cached result for a piece; `nil` if there is none.
  func find(_ key: ByteTable.Key, in tree: SyntaxTree) -> Value? {
    table.find(key, in: tree.tape.source.bytes).map { values[$0] }
  }

  /// Adds the result for a piece that is not in the cache.
  mutating func add(_ value: Value, _ key: ByteTable.Key, in tree: SyntaxTree) {
    table.add(key, in: tree)
    values.append(value)
  }

  /// Releases the trees.
  mutating func endStylesheet() { table.endTree() }
}
