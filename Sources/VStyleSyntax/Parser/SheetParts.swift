/// A long sheet that is read in parts, on several cores.
///
/// A part ends behind a `}` that ends a line before one that is not indented: in most sheets it closes a block that
/// stands in no other. Whether it does is known when the tokens are made; where it does not, the sheet is read as a
/// whole. Either way the tree is the same.
struct SheetParts {
  let tape: TokenTape
  let sourceID: SourceID
  let nodes: ContiguousArray<SyntaxNode>
  let diagnostics: [Diagnostic]

  /// How many bytes a part has at least: fewer are read before another thread has woken up.
  static let leastBytes = 24 * 1024

  /// How many parts there are at most.
  static let most = 16

  /// How far from its place a border is looked for.
  private static let searchedBytes = 4 * 1024

  private struct Part: Sendable {
    let tokens: Tokenization
    let nodes: ContiguousArray<SyntaxNode>
    let diagnostics: [Diagnostic]
    let isText: Bool
  }

  /// Reads a sheet in parts; `nil` where it cannot be, or is too short to gain by it.
  ///
  /// - Parameter leastBytes: how many bytes a part has at least.
  init?(
    _ source: SourceText, _ sourceID: SourceID, _ limits: SyntaxLimits, leastBytes: Int = SheetParts.leastBytes
  ) {
    guard source.bytes.count >= 2 * leastBytes, source.bytes.count <= limits.byteCount else { return nil }
    let ranges = SheetParts.ranges(source.bytes.span, leastBytes)
    guard ranges.count > 1 else { return nil }
    let parts = Workers.map(count: ranges.count) { SheetParts.read(ranges[$0], of: source, sourceID, limits) }
    guard parts.allSatisfy(\.isText), parts.dropLast().allSatisfy({ $0.tokens.endsWithBlock }),
      parts.reduce(0, { $0 + $1.diagnostics.count }) < limits.diagnosticCount
    else { return nil }
    tape = TokenTape(source, parts: parts.map(\.tokens))
    self.sourceID = sourceID
    nodes = SheetParts.joined(parts)
    diagnostics = parts.flatMap(\.diagnostics)
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
    return Part(
      tokens: tokens, nodes: parser.nodes, diagnostics: parser.diagnosticsInOrder,
      isText: encoding.firstInvalidOffset == nil && encoding.firstNulOffset == nil)
  }

  /// The nodes of all parts in a row, under one root.
  private static func joined(_ parts: [Part]) -> ContiguousArray<SyntaxNode> {
    let nodeCount = parts.reduce(1) { $0 + $1.nodes.count - 1 }
    let tokenCount = parts.reduce(0) { $0 + $1.tokens.tags.count }
    let root = SyntaxNode(.stylesheet, tokens: 0..<tokenCount, content: 0..<0, subtreeEnd: nodeCount)
    var nodes = ContiguousArray(repeating: root, count: nodeCount)
    var (next, tokens) = (1, 0)
    for part in parts {
      let (nodesBefore, tokensBefore) = (UInt32(truncatingIfNeeded: next - 1), UInt32(truncatingIfNeeded: tokens))
      nodes.overwrite(from: next, with: part.nodes.span.extracting(1...)) {
        SyntaxNode($0, behind: nodesBefore, tokens: tokensBefore)
      }
      next += part.nodes.count - 1
      tokens += part.tokens.tags.count
    }
    return nodes
  }

  /// The bytes of the parts.
  private static func ranges(_ bytes: Span<UInt8>, _ leastBytes: Int) -> [Range<Int>] {
    let count = min(most, bytes.count / leastBytes)
    var ranges: [Range<Int>] = []
    var start = 0
    for number in 1..<max(count, 1) {
      // Parts of one size: the last is not waited for.
      guard let border = border(bytes, from: max(start, bytes.count * number / count)) else { continue }
      ranges.append(start..<border)
      start = border
    }
    ranges.append(start..<bytes.count)
    return ranges
  }

  /// The offset behind a `}` that ends a line before one that is not indented.
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
  convenience init(_ parts: SheetParts) {
    self.init(tape: parts.tape, sourceID: parts.sourceID, nodes: parts.nodes, diagnostics: parts.diagnostics)
  }
}
