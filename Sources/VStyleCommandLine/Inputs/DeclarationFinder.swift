import VStyleSyntax

/// Finds the declaration around a place in a sheet. Each sheet is parsed once, at its first place.
struct DeclarationFinder {
  private let sources: SourceMap
  private var ranges: [SourceID: [SourceRange]] = [:]

  init(_ sources: SourceMap) { self.sources = sources }

  /// Returns the location of the declaration that contains the start of a location; the location itself outside of
  /// declarations.
  mutating func declaration(around location: SourceLocation) -> SourceLocation {
    let ranges = ranges[location.source] ?? declarations(of: location.source)
    self.ranges[location.source] = ranges
    let start = location.range.start
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, ranges[low - 1].end > start else { return location }
    return SourceLocation(location.source, ranges[low - 1])
  }

  /// The ranges of the declarations of a sheet, in document order.
  private func declarations(of source: SourceID) -> [SourceRange] {
    let tree = SyntaxTree(parsing: sources[source])
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .declaration }.map { tree.range(of: $0) }
      .sorted { $0.start < $1.start }
  }
}
