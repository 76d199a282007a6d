import VStyleSyntax

/// The style rules around each statement of a tree.
///
/// OPTIMIZATION: to look through all statements for those around a place would take a sheet with many diagnostics as
/// many times its length.
struct RulesAround: Sendable {
  private let tree: SyntaxTree

  /// For each statement, the innermost style rule around it; -1 for none.
  private let around: [Int32]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var open: [Int] = []
    var around: [Int32] = []
    around.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, index >= tree.nodes[last].subtreeEnd { open.removeLast() }
      around.append(Int32(truncatingIfNeeded: open.last ?? -1))
      if node.kind == .qualifiedRule { open.append(index) }
    }
    self.around = around
  }

  /// The innermost style rule around some bytes; `nil` if there is none.
  func rule(around range: SourceRange) -> SyntaxNode? {
    let after = tree.nodes.partitioningIndex { tree.tape.range($0.tokens).start > range.start }
    guard after > 0 else { return nil }
    var index = after - 1
    while index >= 0 {
      let node = tree.nodes[index]
      if node.kind == .qualifiedRule, tree.tape.range(node.tokens).contains(range) { return node }
      index = Int(around[index])
    }
    return nil
  }
}

extension SyntaxTree {
  /// The declaration of some bytes; `nil` if there is none.
  func declaration(at range: SourceRange) -> SyntaxNode? {
    let first = nodes.partitioningIndex { tape.range($0.tokens).start >= range.start }
    return nodes[first...].prefix { tape.range($0.tokens).start == range.start }.first {
      $0.kind == .declaration && tape.range($0.tokens) == range
    }
  }
}

extension TokenTape {
  /// The first token that starts at an offset or after it.
  func token(from offset: Int) -> Int { (0..<count).partitioningIndex { range($0).start >= offset } }
}
