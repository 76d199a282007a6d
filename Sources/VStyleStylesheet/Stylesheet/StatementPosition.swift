public import VStyleSyntax

/// A statement in one of the sheets' syntax trees.
@usableFromInline
package struct StatementPosition: Sendable {
  @usableFromInline
  package let tree: SyntaxTree
  @usableFromInline
  package let treeIndex: Int
  @usableFromInline
  package var node: Int

  /// Whether a style rule is around the statement, as the first pass sees it.
  @usableFromInline
  package var isInRule = false

  /// Creates the position of a node of a tree.
  @inlinable
  package init(tree: SyntaxTree, treeIndex: Int, node: Int, isInRule: Bool = false) {
    self.tree = tree
    self.treeIndex = treeIndex
    self.node = node
    self.isInRule = isInRule
  }

  @inlinable
  package var statement: SyntaxNode { tree.nodes[node] }
  /// The tokens of a declaration's value.
  @inlinable
  package var slice: TokenSlice { TokenSlice(tape: tree.tape, tokens: statement.content) }

  @inlinable
  package var prelude: TokenCursor { TokenCursor(tree.tape, statement.content) }
  package var keyword: SourceLocation { tree.location(ofToken: statement.nameToken) }

  /// The location of the token at a cursor; the location of the at-keyword if the cursor is at its end.
  package func location(_ cursor: TokenCursor) -> SourceLocation {
    cursor.kind == .endOfFile ? keyword : SourceLocation(tree.sourceID, cursor.range)
  }

  /// Another node of the same tree.
  @inlinable
  package func at(_ node: Int) -> StatementPosition { StatementPosition(tree: tree, treeIndex: treeIndex, node: node) }
}
