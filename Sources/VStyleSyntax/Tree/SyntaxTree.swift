/// A lossless syntax tree over one token tape.
///
/// The nodes are in document order, each followed by its descendants, so a subtree is a range. Every byte of the source
/// belongs to a token, so printing an unedited tree returns the source. A tree is immutable; data that is derived from
/// it shares it.
@usableFromInline
package final class SyntaxTree: Sendable {
  /// The tokens.
  @usableFromInline
  package let tape: TokenTape

  /// The ID of the source in diagnostics.
  @usableFromInline
  package let sourceID: SourceID

  /// The statements in document order; the first is the root.
  @usableFromInline
  package let nodes: ContiguousArray<SyntaxNode>

  /// The syntax errors, in source order.
  package let diagnostics: [Diagnostic]

  package init(
    tape: TokenTape, sourceID: SourceID, nodes: ContiguousArray<SyntaxNode>, diagnostics: [Diagnostic]
  ) {
    self.tape = tape
    self.sourceID = sourceID
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// A copy of the object for another thread, with the same tokens and statements.
  ///
  /// OPTIMIZATION: sharing the object would be simpler, but threads that count references to one object wait for each
  /// other.
  package func copy() -> SyntaxTree {
    SyntaxTree(tape: TokenTape(copying: tape), sourceID: sourceID, nodes: nodes, diagnostics: diagnostics)
  }

  /// The tree without its statements if the source is no text in UTF-8 at all, such as UTF-16 or a picture.
  ///
  /// CSS Syntax reads statements from any bytes, but those of such a source are noise.
  package var withoutNoise: SyntaxTree {
    // A source of this kind always has a diagnostic.
    guard !diagnostics.isEmpty, EncodingCheck.foreignNature(of: source.bytes.span) != nil else { return self }
    let root = SyntaxNode(.stylesheet, tokens: 0..<tape.count, content: 0..<0, subtreeEnd: 1)
    return SyntaxTree(tape: tape, sourceID: sourceID, nodes: [root], diagnostics: diagnostics)
  }

  /// The source of the tree.
  @inlinable
  package var source: SourceText { tape.source }

  /// The statements directly inside a node, in order.
  @inlinable
  package func children(of node: Int) -> Children { Children(tree: self, node: node) }

  /// The name of an at-rule or a declaration, as written, with escapes resolved.
  package func name(of node: Int) -> String { tape.name(nodes[node].nameToken) }

  /// The bytes of a node.
  package func range(of node: Int) -> SourceRange { tape.range(nodes[node].tokens) }

  /// The location of a token.
  @inlinable
  package func location(ofToken token: Int) -> SourceLocation { SourceLocation(sourceID, tape.range(token)) }

  /// The location of a range of tokens.
  @inlinable
  package func location(of tokens: Range<Int>) -> SourceLocation { SourceLocation(sourceID, tape.range(tokens)) }

  /// The statements directly inside a node.
  @usableFromInline
  package struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline
    let tree: SyntaxTree
    @usableFromInline
    let end: Int
    @usableFromInline
    var position: Int

    @usableFromInline
    init(tree: SyntaxTree, node: Int) {
      self.tree = tree
      end = tree.nodes[node].subtreeEnd
      position = node + 1
    }

    /// The index of the next child in ``SyntaxTree/nodes``; `nil` after the last.
    @inlinable
    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].subtreeEnd }
      return position
    }
  }
}
