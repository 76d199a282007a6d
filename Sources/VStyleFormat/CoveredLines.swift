import VStyleSyntax

/// The lines with a comment `/* vstyle-ignore-line … */`, which suppresses the diagnostics of its line.
///
/// Everything on such a line stays on it. Where the formatter would break the line, it copies the statements unchanged.
struct CoveredLines {
  private struct Line {
    /// The comment.
    let token: Int
    /// The bytes of the line, without its end.
    let range: SourceRange
  }

  private let lines: [Line]
  private let tree: SyntaxTree

  private var tape: TokenTape { tree.tape }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let (tape, bytes) = (tree.tape, tree.source.bytes)
    var lines: [Line] = []
    for token in 0..<tape.count where tape.kind(token) == .comment {
      var range = tape.range(token)
      // One comment of a line is enough.
      if let last = lines.last, range.start < last.range.end { continue }
      guard CoveredLines.isCover(token, tree) else { continue }
      while range.start > 0, !Bytes.isLineEnd(bytes[range.start - 1]) {
        range = SourceRange(range.start - 1, range.end)
      }
      while range.end < bytes.count, !Bytes.isLineEnd(bytes[range.end]) {
        range = SourceRange(range.start, range.end + 1)
      }
      lines.append(Line(token: token, range: range))
    }
    self.lines = lines
  }

  private static func isCover(_ token: Int, _ tree: SyntaxTree) -> Bool {
    let range = tree.tape.range(token)
    guard range.count > 20 else { return false }
    return tree.source.text(in: range).dropFirst(2).split(whereSeparator: \.isWhitespace).first == "vstyle-ignore-line"
  }

  /// Returns the items of a block, with those merged that would not stay on the line of their comment.
  func keep(_ items: [BlockItem]) -> [BlockItem] {
    guard !lines.isEmpty, let first = items.first, let last = items.last else { return items }
    var out = items
    let start = lines.partitioningIndex { $0.token >= first.tokens.lowerBound }
    for line in lines[start...].prefix(while: { $0.token < last.tokens.upperBound }) {
      let from = out.partitioningIndex { tape.range($0.tokens).end > line.range.start }
      let end = out.partitioningIndex { tape.range($0.tokens).start >= line.range.end }
      guard from < end else { continue }
      switch treatment(of: out[from..<end], line) {
      case .format: break
      case .formatOnOneLine(let index): out[index].isOneLine = true
      case .copy:
        out[from].content = .untouched
        out[from].tokens = out[from].tokens.lowerBound..<out[end - 1].tokens.upperBound
        out.removeSubrange(from + 1..<end)
      }
    }
    return out
  }

  private enum Treatment {
    /// The items stay on the line anyway.
    case format
    /// The items stay on the line if the statement with an index does.
    case formatOnOneLine(Int)
    /// The formatter would move an item to another line.
    case copy
  }

  /// Decides about the items of a block that are at least partly on a line.
  private func treatment(of items: ArraySlice<BlockItem>, _ line: Line) -> Treatment {
    let statements = items.indices.filter { if case .comment = items[$0].content { false } else { true } }
    guard let index = statements.first else { return .format }
    guard statements.count == 1, let first = items.first, let last = items.last else { return .copy }
    guard case .statement(let node) = items[index].content else { return .format }
    let range = tape.range(items[index].tokens)
    let (isStart, isEnd) = (range.start >= line.range.start, range.end <= line.range.end)
    if isStart, isEnd { return .formatOnOneLine(index) }
    guard let block = tree.nodes[node].block else { return .format }
    let brace = block.lowerBound - 1
    let isHeadCovered = isStart || tape.range(brace).start >= line.range.start
    if isHeadCovered {
      // Only the comment may come between the brace and the line end.
      let rest = (brace + 1..<block.upperBound).prefix { tape.range($0).start < line.range.end }
      let isAlone = rest.allSatisfy { tape.kind($0) == .whitespace || $0 == line.token }
      return isAlone ? .formatOnOneLine(index) : .copy
    }
    let isInside = items[index].tokens.contains(line.token)
    guard isEnd, !isInside else { return first.tokens == last.tokens ? .format : .copy }
    // A closing brace before the comment is alone on the line.
    let before = tree.source.bytes[line.range.start..<tape.range(block.upperBound).start]
    return before.allSatisfy(Bytes.isSpace) ? .format : .copy
  }
}
