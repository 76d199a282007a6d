/// The trees of a long sheet that is parsed in parts, on several cores.
///
/// A part ends after a `}` at the end of a line before a line that is not indented. In most sheets this brace closes a
/// top-level block. Each part is checked for that after tokenization; otherwise the whole sheet is parsed at once.
/// Either way the joined tree is the same.
struct SheetParts {
  /// A tree of each part. Its tokens have their offsets in the whole source.
  let trees: [SyntaxTree]

  /// The maximum number of parts.
  static let most = 16

  /// The maximum number of bytes that are searched for a border.
  private static let searchedBytes = 4 * 1024

  private struct Part: Sendable {
    let tree: SyntaxTree
    let isText: Bool
    let endsWithBlock: Bool
  }

  /// Parses a sheet in parts; `nil` if it cannot be split or is too short to profit.
  init?(_ source: SourceText, _ sourceID: SourceID, _ limits: SyntaxLimits) {
    let leastBytes = max(limits.partBytes, 1)
    guard source.bytes.count >= 2 * leastBytes, source.bytes.count <= limits.byteCount else { return nil }
    let ranges = SheetParts.ranges(source.bytes.span, leastBytes)
    guard ranges.count > 1 else { return nil }
    let parts = Workers.map(count: ranges.count, caches: WorkerCaches(fresh: ())) { index, _ in
      SheetParts.read(ranges[index], of: source, sourceID, limits)
    }
    guard parts.allSatisfy(\.isText), parts.dropLast().allSatisfy(\.endsWithBlock),
      parts.reduce(0, { $0 + $1.tree.diagnostics.count }) < limits.diagnosticCount
    else { return nil }
    trees = parts.map(\.tree)
  }

  private static func read(
    _ range: Range<Int>, of source: SourceText, _ sourceID: SourceID, _ limits: SyntaxLimits
  ) -> Part {
    let bytes = source.bytes.span
    let tokens = Tokenizer.tokenize(
      bytes.extracting(first: range.upperBound), from: range.lowerBound, depthLimit: limits.nestingDepth)
    var parser = SyntaxParser(TokenTape(source, tokens), sourceID, limits)
    parser.parse(.stylesheet)
    let encoding = EncodingCheck(bytes.extracting(range))
    let tree = SyntaxTree(
      tape: parser.tape, sourceID: sourceID, nodes: parser.nodes, diagnostics: parser.diagnosticsInOrder)
    return Part(
      tree: tree, isText: encoding.firstInvalidOffset == nil && encoding.firstNulOffset == nil,
      endsWithBlock: tokens.endsWithBlock)
  }

  /// The ranges of the parts.
  private static func ranges(_ bytes: Span<UInt8>, _ leastBytes: Int) -> [Range<Int>] {
    let count = min(most, bytes.count / leastBytes)
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 1..<max(count, 1) {
      // Parts of equal size, so that no worker waits for a last large one.
      guard let border = border(bytes, from: max(start, bytes.count * index / count)) else { continue }
      ranges.append(start..<border)
      start = border
    }
    ranges.append(start..<bytes.count)
    return ranges
  }

  /// The offset after a `}` at the end of a line before a line that is not indented; `nil` if there is none nearby.
  private static func border(_ bytes: Span<UInt8>, from offset: Int) -> Int? {
    let end = min(offset + searchedBytes, bytes.count)
    var position = offset
    while position < end {
      position += 1
      guard bytes[position - 1] == 0x7D else { continue }
      var next = position
      while next < end, CodePoints.isNewline(bytes[next]) { next += 1 }
      if next > position, next < end, bytes[next] != 0x7D, !CodePoints.isWhitespace(bytes[next]) { return position }
    }
    return nil
  }
}

extension SyntaxTree {
  /// Parses a stylesheet; a long one in parts, each with a tree of its own.
  ///
  /// - Returns: the trees of the parts in order, or one tree of the whole sheet.
  package static func parts(
    parsing source: SourceText, as sourceID: SourceID, limits: SyntaxLimits
  ) -> [SyntaxTree] {
    SheetParts(source, sourceID, limits)?.trees ?? [SyntaxTree(whole: source, sourceID, limits, .stylesheet)]
  }

  /// Joins the trees of the parts of a sheet. There must be at least one.
  package convenience init(joining parts: [SyntaxTree]) {
    precondition(!parts.isEmpty, "a sheet has a tree")
    self.init(
      tape: TokenTape(joining: parts.map(\.tape)), sourceID: parts[0].sourceID, nodes: SyntaxTree.joined(parts),
      diagnostics: parts.flatMap(\.diagnostics))
  }

  /// The nodes of all parts in order, under one root.
  private static func joined(_ parts: [SyntaxTree]) -> ContiguousArray<SyntaxNode> {
    let nodeCount = parts.reduce(1) { $0 + $1.nodes.count - 1 }
    let tokenCount = parts.reduce(0) { $0 + $1.tape.count }
    let root = SyntaxNode(.stylesheet, tokens: 0..<tokenCount, content: 0..<0, subtreeEnd: nodeCount)
    var nodes = ContiguousArray(repeating: root, count: nodeCount)
    var (next, tokens) = (1, 0)
    for part in parts {
      let (nodesBefore, tokensBefore) = (UInt32(truncatingIfNeeded: next - 1), UInt32(truncatingIfNeeded: tokens))
      let own = part.nodes
      nodes.overwrite(from: next, with: own.span.extracting(1...)) {
        SyntaxNode($0, after: nodesBefore, tokens: tokensBefore)
      }
      next += own.count - 1
      tokens += part.tape.count
    }
    return nodes
  }
}
