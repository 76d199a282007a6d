/// The declarations of a rule, in order.
@usableFromInline
package struct DeclarationList: RandomAccessCollection, Sendable {
  private let store: RuleStore
  private let tree: Int32
  private let entries: Range<Int>

  init(_ store: RuleStore, tree: Int32, _ entries: Range<Int>) {
    self.store = store
    self.tree = tree
    self.entries = entries
  }

  /// The position of the first declaration: 0.
  @usableFromInline
  package var startIndex: Int { 0 }

  /// The position after the last declaration.
  @usableFromInline
  package var endIndex: Int { entries.count }

  /// The declaration at a position, counted from 0.
  @usableFromInline
  package subscript(position: Int) -> Declaration {
    precondition(indices.contains(position), "a rule has no declaration \(position)")
    return store.declaration(entries.lowerBound + position, tree: tree)
  }
}
