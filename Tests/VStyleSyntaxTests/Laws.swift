import VStyleSyntax

/// The laws of trees and tokens, as values that a test can compare.
enum Laws {
  /// Whether each token starts where the one before ends, from the first byte to the last.
  static func tokensCoverSource(_ tape: TokenTape) -> Bool {
    var offset = 0
    for index in 0..<tape.count {
      let range = tape.range(index)
      if range.start != offset || range.isEmpty { return false }
      offset = range.end
    }
    return offset == tape.source.bytes.count
  }

  /// Whether every node is in the block of its parent and after its previous sibling.
  static func nodesNest(_ tree: SyntaxTree) -> Bool {
    tree.nodes.indices.allSatisfy { index in
      var position = tree.nodes[index].block?.lowerBound ?? tree.nodes[index].tokens.lowerBound
      let end = tree.nodes[index].block?.upperBound ?? tree.nodes[index].tokens.upperBound
      return tree.children(of: index).allSatisfy { child in
        let node = tree.nodes[child]
        let fits = node.tokens.lowerBound >= position && node.tokens.upperBound <= end && !node.tokens.isEmpty
        position = node.tokens.upperBound
        return fits && node.tokens.contains(node.content) && node.subtreeEnd <= tree.nodes[index].subtreeEnd
      }
    }
  }

  /// The invalid nodes that have no diagnostic or more than one.
  ///
  /// A node needs no diagnostic if the trivia after it has one, such as an unterminated comment. A source that is no
  /// text has one diagnostic for all.
  static func invalidNodesWithoutOneDiagnostic(_ tree: SyntaxTree) -> [SourceRange] {
    if tree.withoutNoise !== tree, tree.diagnostics.map(\.rule) == [.invalidEncoding] { return [] }
    let places = tree.diagnostics.filter { $0.rule != .invalidEncoding }.map(\.location.range.start)
    return tree.nodes.filter { $0.kind == .invalid }.compactMap { node in
      let range = tree.tape.range(node.tokens)
      var end = node.tokens.upperBound
      while tree.tape.kind(end).isTrivia { end += 1 }
      let trivia = tree.tape.range(node.tokens.upperBound..<end)
      let count = places.filter(range.contains).count
      return count == 1 || count == 0 && places.contains(where: trivia.contains) ? nil : range
    }
  }

  /// Whether diagnostics are in the order of the source.
  static func diagnosticsAreInOrder(_ tree: SyntaxTree) -> Bool {
    let starts = tree.diagnostics.map(\.location.range.start)
    return zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The component values of a tape without comments, with blocks at the end of the file closed.
  static func values(_ tape: TokenTape) -> [String] {
    var out: [String] = []
    for index in 0..<tape.count where tape.kind(index) != .comment {
      let value = value(tape, index)
      // Two runs of white space with a comment between them count as one.
      if value != "whitespace" || out.last != value { out.append(value) }
    }
    for index in (0..<tape.count).reversed() where tape.kind(index).opensBlock && tape.closer(of: index) == tape.count {
      out.append(
        tape.kind(index) == .leftBrace
          ? "rightBrace" : tape.kind(index) == .leftSquare ? "rightSquare" : "rightParenthesis")
    }
    return out
  }

  private static func value(_ tape: TokenTape, _ index: Int) -> String {
    switch tape.kind(index) {
    case .ident: "ident \(tape.name(index))"
    case .function: "function \(tape.name(index))"
    case .atKeyword: "at-keyword \(tape.name(index))"
    case .hash: "hash \(tape.name(index)) \(tape.isIdentifierHash(index))"
    case .string: "string \(tape.string(index))"
    case .url: "url \(tape.url(index))"
    case .delim: "delim \(tape.delim(index))"
    case .number, .percentage: "\(tape.kind(index)) \(tape.number(index)) \(tape.isInteger(index))"
    case .dimension: "dimension \(tape.number(index)) \(tape.isInteger(index)) \(tape.unit(index))"
    default: "\(tape.kind(index))"
    }
  }
}

extension Range {
  /// Whether a range is inside this one. An empty range always is.
  fileprivate func contains(_ other: Range) -> Bool {
    other.isEmpty || lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
