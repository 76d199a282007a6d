import VStyleSyntax
import VStyleValues

/// What a byte of a sheet is, as far as both the tokenizer and a grammar say it.
enum SheetPart: UInt8, CaseIterable {
  /// White space, punctuation between the parts of statements, and whatever is not compared.
  case other
  case comment, string, number, unit, atRule, selector, prelude, property, value, color, function, variable
}

/// The parts of a sheet by the tokenizer and the parser, which the grammars must agree with.
struct SheetParts {
  /// The part of each byte; `nil` where a grammar cannot know it: see ``isUndecided(_:)``.
  private(set) var parts: [SheetPart?]

  /// The statements that a grammar has to guess: their offsets and the parts that they begin with.
  private(set) var guesses: [(offset: Int, part: SheetPart)] = []

  private let tree: SyntaxTree
  private let topLevel: Set<Int>
  private static let colors = Set(ValueKind.color.keywords.map { $0.lowercased() })

  init(_ bytes: [UInt8]) {
    let tree = SyntaxTree(parsing: SourceText(path: "sheet.vstyle", bytes: bytes[...]))
    self.tree = tree
    topLevel = Set(tree.children(of: 0).map { tree.nodes[$0].tokens.lowerBound })
    parts = [SheetPart?](repeating: .other, count: bytes.count)
    for node in tree.nodes { mark(node) }
    markEverywhere()
    // The end of a line has no look.
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D { parts[index] = nil }
  }

  /// Marks the parts of a statement.
  private mutating func mark(_ node: SyntaxNode) {
    switch node.kind {
    case .stylesheet: break
    case .invalid: set(nil, node.tokens)
    case .declaration:
      guard isDecided(node) else { return skip(node) }
      set(.property, node.nameToken..<node.nameToken + 1)
      markValue(node)
    case .qualifiedRule:
      guard isDecided(node) else { return skip(node) }
      set(.selector, node.content)
    case .atRule:
      set(.atRule, node.nameToken..<node.nameToken + 1)
      set(.prelude, node.content)
    }
  }

  private mutating func skip(_ node: SyntaxNode) {
    guesses.append((tree.tape.range(node.nameToken).start, node.kind == .declaration ? .property : .selector))
    set(nil, node.tokens.lowerBound..<(node.block.map { $0.lowerBound } ?? node.tokens.upperBound))
  }

  /// The value of a declaration, with its importance.
  private mutating func markValue(_ node: SyntaxNode) {
    let tape = tree.tape
    let colon = next(after: node.nameToken)
    for token in min(colon + 1, node.tokens.upperBound)..<node.tokens.upperBound {
      switch tape.kind(token) {
      case .ident: set(part(ofName: token), token..<token + 1)
      case .hash: set(isColor(token) ? .color : .value, token..<token + 1)
      case .function:
        set(.function, token..<token + 1)
        parts[tape.range(token).end - 1] = .value
      case .url, .badURL: set(.function, token..<token + 1)
      default: set(.value, token..<token + 1)
      }
    }
  }

  private func part(ofName token: Int) -> SheetPart {
    if tree.tape.isDashedIdent(token) { return .variable }
    let text = String(decoding: bytes(token), as: UTF8.self).lowercased()
    return SheetParts.colors.contains(text) || SheetParts.systemColors.contains(text.filter { $0 != "-" })
      ? .color : .value
  }

  private static let systemColors = Set(colors.filter { $0.contains("-") }.map { $0.filter { $0 != "-" } })

  private func isColor(_ token: Int) -> Bool {
    let digits = bytes(token).dropFirst()
    return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private func bytes(_ token: Int) -> ArraySlice<UInt8> {
    let range = tree.tape.range(token)
    return Array(tree.source.bytes[range.start..<range.end])[...]
  }

  /// The offset after the parenthesis of an address.
  private func urlStart(_ token: Int) -> Int {
    (bytes(token).firstIndex(of: UInt8(ascii: "(")) ?? 0) + 1 + tree.tape.range(token).start
  }

  /// Marks what is the same in every statement.
  private mutating func markEverywhere() {
    let tape = tree.tape
    for token in 0..<tape.count {
      let range = tape.range(token)
      switch tape.kind(token) {
      case .whitespace: set(nil, token..<token + 1)
      case .comment: set(bytes(token).starts(with: [0xEF]) ? nil : .comment, token..<token + 1)
      case .string, .badString: set(.string, token..<token + 1)
      case .url, .badURL:
        let close = tape.isUnterminated(token) ? range.end : range.end - 1
        for byte in urlStart(token)..<close {
          parts[byte] = " \t\n\r\u{C}".utf8.contains(tree.source.bytes[byte]) ? nil : .string
        }
        if close < range.end { parts[close] = parts[close] == .function ? .value : parts[close] }
      case .number where parts[range.start] != nil: set(.number, token..<token + 1)
      case .percentage where parts[range.start] != nil, .dimension where parts[range.start] != nil:
        let unit = tape.kind(token) == .percentage ? range.end - 1 : tape.unitRange(token).start
        for byte in range.start..<range.end { parts[byte] = byte < unit ? .number : .unit }
      default: break
      }
    }
  }

  private mutating func set(_ part: SheetPart?, _ tokens: Range<Int>) {
    let range = tree.tape.range(tokens)
    for byte in range.start..<range.end { parts[byte] = part }
  }

  /// Whether the line on which a statement begins shows if it is a declaration or a rule.
  ///
  /// An editor shows a grammar one line at a time. A statement in a block that begins with a name may be either, until
  /// a semicolon or a brace. Names with two hyphens are declarations.
  private func isDecided(_ node: SyntaxNode) -> Bool {
    let tape = tree.tape
    let first = node.tokens.lowerBound
    guard tape.kind(first) == .ident, !topLevel.contains(first) else { return true }
    let colon = next(after: first)
    if node.kind == .qualifiedRule, tape.kind(colon) != .colon { return true }
    guard !hasLineEnd(first..<colon + 1) else { return false }
    if tape.isDashedIdent(first) { return true }
    let end = node.kind == .declaration ? next(after: node.tokens.upperBound - 1) : (node.block?.lowerBound ?? 0) - 1
    // Without a semicolon, the brace that ends the block shows the end of the value.
    return !hasLineEnd(first..<end + 1)
  }

  private func next(after token: Int) -> Int {
    var index = token + 1
    while index < tree.tape.count, tree.tape.kind(index).isTrivia { index += 1 }
    return index
  }

  private func hasLineEnd(_ tokens: Range<Int>) -> Bool {
    let last = min(tokens.upperBound, tree.tape.count)
    guard tokens.lowerBound < last else { return true }
    let range = tree.tape.range(tokens.lowerBound..<last)
    return tokens.upperBound > tree.tape.count
      || tree.source.bytes[range.start..<range.end].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
