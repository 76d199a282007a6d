import VStyleSyntax

/// The statements with syntax errors, whose bytes the formatter copies unchanged.
struct BrokenStatements {
  private let tree: SyntaxTree
  private let offsets: [Int]

  /// The first token of the tail that the formatter copies unchanged, because the end of the file cuts off a token or
  /// block.
  ///
  /// It is `nil` if the file is complete.
  let tailStart: Int?

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let found = tree.diagnostics.filter { $0.rule != .invalidEncoding }.map(\.location.range.start)
    offsets = (found + BrokenStatements.loneBackslashes(tree.tape)).sorted()
    tailStart = BrokenStatements.tailStart(of: tree)
  }

  /// Whether the parser reports a diagnostic for a statement itself, not only for a statement inside it.
  func contains(_ node: Int) -> Bool {
    guard tree.nodes[node].kind != .invalid else { return true }
    let range = tree.range(of: node)
    let end = tree.nodes[node].block.map { tree.tape.range($0.lowerBound - 1).end } ?? range.end
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] <= end
  }

  /// The offsets of backslashes before a line end. A space after such a backslash would begin an escape.
  private static func loneBackslashes(_ tape: TokenTape) -> [Int] {
    (0..<tape.count).filter { tape.isDelim($0, "\\") }.map { tape.range($0).start }
  }

  private static func tailStart(of tree: SyntaxTree) -> Int? {
    let tape = tree.tape
    guard tape.count > 0 else { return nil }
    let last = tape.count - 1
    var token = tape.unclosedTokens.first
    if tape.isUnterminated(last) || tree.source.bytes.last == 0x5C { token = min(token ?? last, last) }
    // The line end after a lone backslash or an open string stays. Without it, the file would end inside the token.
    if let end = (0...last).last(where: { tape.kind($0) != .whitespace }),
      tape.isDelim(end, "\\") || tape.kind(end) == .badString
    {
      token = min(token ?? end, end)
    }
    guard let token else { return nil }
    let node = tree.children(of: 0).first { index in
      let node = tree.nodes[index]
      // A statement without an end includes the comments after it.
      let isOpen = node.block == nil && node.tokens.upperBound <= token
      return node.tokens.contains(token)
        || isOpen && (node.tokens.upperBound..<token).allSatisfy { tape.kind($0).isTrivia }
    }
    return node.map { tree.nodes[$0].tokens.lowerBound } ?? token
  }
}
