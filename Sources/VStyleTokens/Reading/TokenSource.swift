package import VStyleJSON
package import VStyleSyntax

/// A file of tokens, or the tokens that a resolver document has in itself.
package struct TokenSource: Sendable {
  /// The ID of the file.
  package let id: SourceID

  /// The object with the groups and tokens.
  package let root: JSONNode

  /// Creates a source.
  package init(_ id: SourceID, _ root: JSONNode) { (self.id, self.root) = (id, root) }

  func location(_ range: SourceRange) -> SourceLocation { SourceLocation(id, range) }
}

/// A JSON value in a source.
struct PlacedNode: Sendable {
  let source: SourceID
  let node: JSONNode

  init(_ source: SourceID, _ node: JSONNode) { (self.source, self.node) = (source, node) }

  var location: SourceLocation { SourceLocation(source, node.range) }
}
