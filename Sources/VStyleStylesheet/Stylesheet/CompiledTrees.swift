package import VStyleSyntax

/// The syntax trees of a stylesheet's sources.
///
/// A long sheet is parsed in parts, and its rules are compiled from the trees of the parts. A single tree is created on
/// demand.
package final class CompiledTrees: Sendable {
  /// The trees of the parts, by the indices that rules store.
  let parts: [SyntaxTree]

  /// The indices of each source's parts, by source identity.
  private let sources: [Range<Int>]

  // OPTIMIZATION: joining at once is simpler, but a stylesheet that only styles needs no joined trees.
  private let made = MadeOnce<[SyntaxTree]>()

  package init(_ parts: [SyntaxTree], sources: [Range<Int>]) {
    self.parts = parts
    self.sources = sources
  }

  /// The trees with that of another source.
  package func adding(_ tree: SyntaxTree) -> CompiledTrees {
    CompiledTrees(parts + [tree], sources: sources + [parts.count..<parts.count + 1])
  }

  /// The joined tree of each source, by source identity.
  var wholes: [SyntaxTree] {
    guard sources.count < parts.count else { return parts }
    return made.read({ sources.map(whole) }, { $0 })
  }

  private func whole(_ indices: Range<Int>) -> SyntaxTree {
    indices.count == 1 ? parts[indices.lowerBound] : SyntaxTree(joining: Array(parts[indices]))
  }
}
