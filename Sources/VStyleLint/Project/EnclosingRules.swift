package import VStyleSyntax

/// The innermost style rule around each statement of a tree.
///
/// OPTIMIZATION: searching all statements for each location is simpler. For a sheet with many diagnostics, its time
/// grows with the number of diagnostics times the length of the sheet.
struct EnclosingRules: Sendable {
  private let tree: SyntaxTree

  /// The index of the innermost style rule around each statement; -1 for none.
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

  /// Returns the innermost style rule around a range; `nil` if there is none.
  func rule(around range: SourceRange) -> SyntaxNode? { index(around: range).map { tree.nodes[$0] } }

  /// Returns the style rule around the innermost one around a range; `nil` if there is none.
  func parent(around range: SourceRange) -> SyntaxNode? {
    index(around: range).flatMap { around[$0] < 0 ? nil : tree.nodes[Int(around[$0])] }
  }

  private func index(around range: SourceRange) -> Int? {
    let after = tree.nodes.partitioningIndex { tree.tape.range($0.tokens).start > range.start }
    guard after > 0 else { return nil }
    var index = after - 1
    while index >= 0 {
      let node = tree.nodes[index]
      if node.kind == .qualifiedRule, tree.tape.range(node.tokens).contains(range) { return index }
      index = Int(around[index])
    }
    return nil
  }
}

extension SyntaxTree {
  /// Returns the declaration with a range; `nil` if there is none.
  func declaration(at range: SourceRange) -> SyntaxNode? {
    let first = nodes.partitioningIndex { tape.range($0.tokens).start >= range.start }
    return nodes[first...].prefix { tape.range($0.tokens).start == range.start }.first {
      $0.kind == .declaration && tape.range($0.tokens) == range
    }
  }
}

extension TokenTape {
  /// Returns the first token that starts at an offset or after it.
  package func token(from offset: Int) -> Int { (0..<count).partitioningIndex { range($0).start >= offset } }
}
