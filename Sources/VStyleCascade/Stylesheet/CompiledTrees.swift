import VStyleSyntax

/// The trees of a stylesheet's sources.
///
/// A long sheet is read in parts, and its rules are compiled from the trees of these. One tree of them all is made when
/// someone asks for it.
final class CompiledTrees: Sendable {
  /// The trees as rules name them by number.
  let parts: [SyntaxTree]

  /// The numbers of each source's trees, by source identity.
  private let sources: [Range<Int>]

  // OPTIMIZATION: nobody asks for the trees of a stylesheet that only styles.
  private let made = MadeOnce<[SyntaxTree]>()

  init(_ parts: [SyntaxTree], sources: [Range<Int>]) {
    self.parts = parts
    self.sources = sources
  }

  /// One tree of each source, by source identity.
  var wholes: [SyntaxTree] {
    guard sources.count < parts.count else { return parts }
    return made.read({ sources.map(whole) }, { $0 })
  }

  private func whole(_ numbers: Range<Int>) -> SyntaxTree {
    numbers.count == 1 ? parts[numbers.lowerBound] : SyntaxTree(joining: Array(parts[numbers]))
  }
}
