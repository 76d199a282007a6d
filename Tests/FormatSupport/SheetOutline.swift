import VStyleFormat
package import VStyleSyntax

/// The contents of a sheet without the parts that formatting may change.
package enum SheetOutline {
  /// The statements with their tokens, one a line.
  package static func statements(_ source: SourceText) -> [String] {
    let tree = SyntaxTree(parsing: source)
    var ends: [Int] = []
    return tree.nodes.enumerated().dropFirst().map { index, node in
      while let end = ends.last, index >= end { ends.removeLast() }
      defer { ends.append(node.subtreeEnd) }
      let tokens = node.kind == .invalid ? source.text(in: tree.range(of: index)) : tokens(node, tree)
      return "\(ends.count) \(node.kind.title) \(name(index, tree)) \(node.isImportant) \(trimmed(tokens))"
    }
  }

  /// The comments in order, with each run of white space replaced by one space.
  package static func comments(_ source: SourceText) -> [String] {
    let tape = TokenTape(source)
    return (0..<tape.count).filter { tape.kind($0) == .comment }
      .map { source.text(in: tape.range($0)).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { $0 != "\u{FEFF}" }
  }

  private static func name(_ index: Int, _ tree: SyntaxTree) -> String {
    guard tree.nodes[index].kind == .atRule || tree.nodes[index].kind == .declaration else { return "" }
    let name = tree.name(of: index)
    return name.isDashedName ? name : name.lowercased().filter { $0 != "-" }
  }

  /// The tokens of a value or prelude, with one space for white space that may have a meaning.
  private static func tokens(_ node: SyntaxNode, _ tree: SyntaxTree) -> String {
    let tape = tree.tape
    let signs: [Character] =
      node.kind == .declaration ? ["*", "/"] : [">", "+", "~", "=", "<", "|", "^", "$", "*", "/", ":"]
    var out = ""
    var hasSpace = false
    var skipped = node.content.lowerBound
    for token in node.content where tape.kind(token) != .comment && token >= skipped {
      guard tape.kind(token) != .whitespace else {
        hasSpace = true
        continue
      }
      let text = text(token, tape)
      let hides: (Character?) -> Bool = { $0.map { signs.contains($0) || ",([".contains($0) } ?? true }
      if hasSpace, !hides(out.last), !signs.contains(text.first ?? " "), !",)]".contains(text.first ?? " ") {
        out += " "
      }
      hasSpace = false
      out += text
      guard node.kind != .declaration, text.lowercased().hasPrefix("nth-") else { continue }
      var cursor = TokenCursor(tape, token + 1..<node.content.upperBound)
      guard let position = NthExpression.consume(&cursor) else { continue }
      skipped = cursor.index
      out += "\(position.a)n,\(position.b)"
    }
    return out
  }

  private static func text(_ token: Int, _ tape: TokenTape) -> String {
    switch tape.kind(token) {
    case .string: "\"" + tape.string(token) + "\""
    case .ident: tape.name(token)
    case .function: tape.name(token).lowercased() + "("
    case .number, .percentage, .dimension:
      "\(tape.number(token)) \(tape.isInteger(token)) \(tape.hasSign(token)) "
        + tape.source.text(in: tape.unitRange(token)).lowercased()
    case .hash where !tape.source.text(in: tape.range(token)).contains("\\"):
      color(tape.source.text(in: tape.range(token)).lowercased())
    default: trimmed(tape.source.text(in: tape.range(token)))
    }
  }

  /// A hash in lower case, with two digits for each component if it can be a color.
  private static func color(_ text: String) -> String {
    guard [4, 5].contains(text.count), text.dropFirst().allSatisfy(\.isHexDigit) else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
