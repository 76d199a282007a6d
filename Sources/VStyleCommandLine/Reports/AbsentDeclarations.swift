import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Says why no rule of the compiled sheet has a declaration: mistakes in it or around it, or a style without use.
struct AbsentDeclarations {
  private let stylesheet: CompiledStylesheet
  /// The sources with what is asked of them, each prepared at the first question.
  private var sources: [SourceID: Source] = [:]

  /// A source with an order in which the statements around a place and the diagnostics in a range are found at once.
  fileprivate struct Source {
    let syntax: SyntaxTree
    /// The statement around each statement, by position.
    let parents: [Int]
    /// The diagnostics by their starts.
    let diagnostics: [Diagnostic]
  }

  init(_ stylesheet: CompiledStylesheet) { self.stylesheet = stylesheet }

  /// Returns the mistakes in a declaration and in the statements around it, and the styles around it that no rule
  /// applies.
  mutating func reasons(for location: SourceLocation) -> [String] {
    let source = sources[location.source] ?? prepared(location.source)
    sources[location.source] = source
    let (syntax, around) = (source.syntax, source.statements(around: location.range))
    var seen: Set<String> = []
    var reasons: [String] = []
    for node in around {
      for diagnostic in source.diagnostics(in: source.prelude(of: node)) {
        let text = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.label)]"
        if seen.insert(text).inserted { reasons.append(text) }
      }
    }
    for node in around.lazy.map({ syntax.nodes[$0] })
    where node.kind == .atRule && syntax.tape.isName(node.nameToken, "style") {
      let prelude = syntax.source.text(in: syntax.tape.range(node.content)).split(whereSeparator: { $0.isWhitespace })
      reasons.append("no rule applies the style `\(prelude.first.map(String.init) ?? "")`")
    }
    let statements = around.lazy.map { syntax.nodes[$0] }
    if statements.contains(where: { $0.kind == .atRule && syntax.tape.isName($0.nameToken, "view") }) {
      reasons.append("`@view` declares the property, and gives it no value")
    }
    return reasons.isEmpty ? ["the sheet has no rule with this declaration"] : reasons
  }

  private func prepared(_ id: SourceID) -> Source {
    let syntax = stylesheet.trees[id.index]
    var parents = Array(repeating: 0, count: syntax.nodes.count)
    for node in syntax.nodes.indices {
      for child in syntax.children(of: node) { parents[child] = node }
    }
    let diagnostics = (stylesheet.diagnostics + syntax.diagnostics).filter { $0.location.source == id }
      .sorted { $0.location.range.start < $1.location.range.start }
    return Source(syntax: syntax, parents: parents, diagnostics: diagnostics)
  }
}

extension AbsentDeclarations.Source {
  /// Returns the statements that contain a range, the outermost first, without the root.
  func statements(around range: SourceRange) -> [Int] {
    var node = syntax.nodes.indices.partitioningIndex { syntax.range(of: $0).start > range.start } - 1
    var around: [Int] = []
    while node > 0 {
      let own = syntax.range(of: node)
      if own.start <= range.start, range.end <= own.end { around.append(node) }
      node = parents[node]
    }
    return around.reversed()
  }

  /// Returns the bytes of a declaration, or of another statement up to its block.
  func prelude(of node: Int) -> SourceRange {
    let statement = syntax.nodes[node]
    guard statement.kind != .declaration else { return syntax.range(of: node) }
    return syntax.tape.range(statement.nameToken..<statement.content.upperBound)
  }

  /// Returns the diagnostics that start in a range.
  func diagnostics(in range: SourceRange) -> ArraySlice<Diagnostic> {
    let start = diagnostics.indices.partitioningIndex { diagnostics[$0].location.range.start >= range.start }
    let end = diagnostics.indices.partitioningIndex { diagnostics[$0].location.range.start >= range.end }
    return diagnostics[start..<max(start, end)]
  }
}
