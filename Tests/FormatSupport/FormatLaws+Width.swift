import VStyleFormat
import VStyleSyntax

extension FormatLaws {
  /// A line of a formatted sheet that is too long although it could be broken; `nil` if there is none.
  ///
  /// The law leaves out statements with mistakes, sheets with instructions for the formatter, and lines that start with
  /// a comment.
  static func longLine(in source: SourceText, _ options: FormatOptions) -> String? {
    let tree = SyntaxTree(parsing: source)
    guard tree.tape.count > 0, !source.text.contains("vstyle-fmt"),
      !source.text.contains("vstyle-ignore-line"), tree.tape.unclosedTokens.isEmpty,
      !tree.tape.isUnterminated(tree.tape.count - 1)
    else { return nil }
    for (index, node) in tree.nodes.enumerated().dropFirst() where !node.content.isEmpty && node.kind != .invalid {
      let range = tree.range(of: index)
      if tree.diagnostics.contains(where: { range.contains($0.location.range) }) { continue }
      let line = LongLines(tree: tree, node: node, width: max(options.maximumWidth, 20), options: options)
      if let found = line.first { return "too long, though it could be broken: \(found)" }
    }
    return nil
  }
}

/// The lines of a statement that are too long.
private struct LongLines {
  let tree: SyntaxTree
  let node: SyntaxNode
  let width: Int
  let options: FormatOptions

  private var tape: TokenTape { tree.tape }

  /// The first line that is too long and has a place for a line end.
  var first: String? {
    var first = node.content.lowerBound
    for index in node.content where index + 1 == node.content.upperBound || hasLineEnd(index + 1) {
      defer { first = index + 1 }
      let bytes = tree.source.bytes
      var start = tape.range(first).start
      while tape.kind(first) != .whitespace, start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
      if tape.kind(first) == .whitespace,
        let end = (start..<tape.range(first).end).last(where: { isLineEnd(bytes[$0]) })
      {
        start = end + 1
      }
      let end = tape.range(index).end + (index + 1 == node.content.upperBound ? (node.block == nil ? 1 : 2) : 0)
      let text = source(start, min(end, bytes.count))
      guard columns(text) > width, !text.contains("/*"), !text.contains("*/") else { continue }
      if (first...index).contains(where: { canBreak($0, in: first...index) }) { return text }
    }
    return nil
  }

  private func source(_ start: Int, _ end: Int) -> String { tree.source.text(in: SourceRange(start, end)) }

  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      if scalar == "\t", case .tab(let width) = options.indentation { return sum + width }
      return sum + (scalar == "\u{FEFF}" ? 0 : 1)
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  private func hasLineEnd(_ token: Int) -> Bool {
    let range = tape.range(token)
    return token < tape.count && tree.source.bytes[range.start..<range.end].contains(where: isLineEnd)
  }

  /// Whether a line end could replace a space, or follow a parenthesis.
  private func canBreak(_ token: Int, in line: ClosedRange<Int>) -> Bool {
    guard !isInside(token) else { return false }
    switch tape.kind(token) {
    case .whitespace:
      guard line.contains(token - 1), line.contains(token + 1) else { return false }
      let isDeclaration = tape.kind(token + 1) == .ident && tape.kind(token + 2) == .colon
      return tape.kind(token - 1) != .delim && tape.kind(token - 1) != .colon && !isDeclaration
        && !isLikeDeclaration
    case .function, .leftParenthesis:
      let closer = tape.closer(of: token)
      return closer > token + 1 && line.contains(closer)
    default: return false
    }
  }

  /// Whether a token is in a position such as `2n + 1`, or in a block whose text stays.
  private func isInside(_ token: Int) -> Bool {
    node.content.contains { opener in
      guard tape.kind(opener).opensBlock, opener < token, token < tape.closer(of: opener) else { return false }
      let isSelector = node.kind == .qualifiedRule
      return tape.kind(opener) == .leftBrace || isSelector && tape.kind(opener) == .leftSquare
        || tape.kind(opener) == .function && tape.name(opener).lowercased().hasPrefix("nth-")
    }
  }

  /// Whether a line end would end the statement: a selector that starts with a name, a colon and white space.
  private var isLikeDeclaration: Bool {
    node.kind == .qualifiedRule && tape.kind(node.content.lowerBound) == .ident
      && node.content.contains { tape.kind($0) == .colon && tape.kind($0 + 1) == .whitespace }
  }
}
