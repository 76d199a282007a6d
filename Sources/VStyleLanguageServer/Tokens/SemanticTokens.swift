import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The meaning of the words of a sheet, for colors that a grammar of patterns cannot know.
struct SemanticTokens {
  /// The kinds of words, in the order of the legend. The names are those of the protocol.
  enum Kind: Int, CaseIterable {
    case type
    case `class`
    case property
    case variable
    case enumMember
    case function
    case number
    case string
    case keyword
    case comment
    case event
    case namespace

    var name: String { "\(self)" }
  }

  /// The capability with the legend.
  static let capability: JSON = [
    "legend": [
      "tokenTypes": .strings(Kind.allCases.map(\.name)), "tokenModifiers": ["declaration"],
    ],
    "range": true, "full": ["delta": true],
  ]

  /// Five numbers for each word: the difference of lines, that of characters, the length, the kind, the modifiers.
  private(set) var data: [Int] = []
  private let sheet: Sheet
  private var last = ClientPosition(line: 0, character: 0)

  /// Reads the words of a sheet.
  ///
  /// - Parameter range: the bytes that are read; all of them by default.
  init(_ sheet: Sheet, in range: SourceRange? = nil) {
    self.sheet = sheet
    let tape = sheet.tree.tape
    var kinds = [Kind?](repeating: nil, count: tape.count)
    var declared = Set<Int>()
    for node in sheet.tree.nodes { SemanticTokens.mark(node, tape, &kinds) }
    for name in sheet.names.all {
      let token = tape.token(from: name.wordRange.start)
      guard token < tape.count else { continue }
      kinds[token] = SemanticTokens.kind(name.kind)
      if name.isDeclaration { declared.insert(token) }
    }
    for token in 0..<tape.count {
      if tape.kind(token) == .comment { kinds[token] = .comment }
      let bytes = tape.range(token)
      if let range, bytes.end <= range.start || range.end <= bytes.start { continue }
      if let kind = kinds[token] { add(SemanticTokens.words(token, tape), kind, isDeclared: declared.contains(token)) }
    }
  }

  private static func kind(_ name: NameKind) -> Kind {
    switch name {
    case .customProperty, .mediaQuery: .variable
    case .style, .styleClass, .id: .class
    case .theme, .layer: .namespace
    case .viewType: .type
    }
  }

  /// Marks the tokens of a statement, without those in statements inside.
  private static func mark(_ node: SyntaxNode, _ tape: TokenTape, _ kinds: inout [Kind?]) {
    switch node.kind {
    case .stylesheet, .invalid: return
    case .atRule:
      kinds[node.nameToken] = .keyword
      for token in node.content { kinds[token] = value(token, tape) }
    case .declaration:
      kinds[node.nameToken] = .property
      for token in node.content { kinds[token] = value(token, tape) }
    case .qualifiedRule:
      for token in node.content.dropFirst() where tape.kind(token - 1) == .colon {
        if tape.kind(token) == .ident || tape.kind(token) == .function { kinds[token] = .event }
      }
    }
  }

  private static func value(_ token: Int, _ tape: TokenTape) -> Kind? {
    switch tape.kind(token) {
    case .ident: .enumMember
    case .function: .function
    case .number, .percentage, .dimension, .hash: .number
    case .string, .url: .string
    default: nil
    }
  }

  /// The bytes of a token, without the parenthesis of a function.
  private static func words(_ token: Int, _ tape: TokenTape) -> SourceRange {
    let range = tape.range(token)
    return tape.kind(token) == .function ? SourceRange(range.start, range.end - 1) : range
  }

  /// Adds a word; one entry for each of its lines.
  private mutating func add(_ range: SourceRange, _ kind: Kind, isDeclared: Bool) {
    let text = sheet.text
    for line in text.line(of: range.start)...text.line(of: range.end) {
      let own = text.range(ofLine: line)
      let (start, end) = (max(own.start, range.start), min(own.end, range.end))
      guard start < end else { continue }
      let position = text.position(of: start)
      let length = text.encoding.count(text.bytes[start..<end])
      let isSameLine = position.line == last.line
      data += [
        position.line - last.line, position.character - (isSameLine ? last.character : 0), length, kind.rawValue,
        isDeclared ? 1 : 0,
      ]
      last = position
    }
  }
}

/// The semantic tokens that a client has.
struct SentTokens {
  let id: Int
  let data: [Int]
}
