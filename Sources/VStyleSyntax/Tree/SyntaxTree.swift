/// A lossless tree over one token tape.
///
/// Nodes stand in document order, each followed by what is inside it, so a subtree is a range. Every
/// byte of the source belongs to a token, hence printing an unedited tree gives the source back.
/// A tree never changes; what is found out about it shares it.
public final class SyntaxTree: Sendable {
  /// The tokens.
  public let tape: TokenTape

  /// The identity under which diagnostics name the source.
  public let sourceID: SourceID

  /// The statements in document order; the first is the root.
  public let nodes: ContiguousArray<SyntaxNode>

  /// What is wrong with the syntax, in source order.
  public let diagnostics: [Diagnostic]

  package init(
    tape: TokenTape, sourceID: SourceID, nodes: ContiguousArray<SyntaxNode>, diagnostics: [Diagnostic]
  ) {
    self.tape = tape
    self.sourceID = sourceID
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// Another object with the same tokens and statements, for a thread of its own: threads that count references to one
  /// object wait for each other.
  package func copy() -> SyntaxTree {
    SyntaxTree(tape: TokenTape(copying: tape), sourceID: sourceID, nodes: nodes, diagnostics: diagnostics)
  }

  /// The source that the tree was made of.
  public var source: SourceText { tape.source }

  /// The statements directly inside a node, in order.
  public func children(of node: Int) -> Children { Children(tree: self, node: node) }

  /// The name of an at-rule or a declaration, escapes resolved, as written.
  public func name(of node: Int) -> String { tape.name(nodes[node].nameToken) }

  /// The bytes of a node.
  public func range(of node: Int) -> SourceRange { tape.range(nodes[node].tokens) }

  /// The place of a token.
  public func location(ofToken token: Int) -> SourceLocation { SourceLocation(sourceID, tape.range(token)) }

  /// The place of a range of tokens.
  public func location(of tokens: Range<Int>) -> SourceLocation { SourceLocation(sourceID, tape.range(tokens)) }

  /// The statements directly inside a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: SyntaxTree
    private let end: Int
    private var position: Int

    init(tree: SyntaxTree, node: Int) {
      self.tree = tree
      end = tree.nodes[node].subtreeEnd
      position = node + 1
    }

    /// The position of the next child in ``SyntaxTree/nodes``.
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].subtreeEnd }
      return position
    }
  }
}
