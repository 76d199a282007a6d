import VStyleSyntax

/// A name in a sheet, with its location.
struct NameOccurrence: Hashable, Sendable {
  /// What the name names.
  let kind: NameKind
  /// The name without its sign, such as `primary` for `.primary`, with escapes resolved. A layer has its whole path.
  let name: String
  /// The bytes of the name, with its sign.
  let range: SourceRange
  /// Whether the name is declared here.
  let isDeclaration: Bool
  /// The statement that contains the name.
  let node: Int

  /// The range without the sign, which a new name replaces.
  var wordRange: SourceRange { SourceRange(range.start + kind.signLength, range.end) }
}

/// What a name names. Each kind is one row of a table.
enum NameKind: CaseIterable, Sendable {
  case customProperty
  case style
  case styleClass
  case id
  case theme
  case layer
  case mediaQuery
  case viewType

  /// The kind in words, as in `a style class`.
  var words: String { row.words }

  /// The number of bytes before the word: those of `.` and `#`.
  var signLength: Int { row.sign }

  /// The number of the symbol kind in the protocol.
  var symbolKind: Int { row.symbol }

  private var row: (words: String, sign: Int, symbol: Int) {
    switch self {
    case .customProperty: ("custom property", 0, 13)
    case .style: ("style", 0, 12)
    case .styleClass: ("style class", 1, 5)
    case .id: ("id", 1, 20)
    case .theme: ("theme", 0, 3)
    case .layer: ("layer", 0, 4)
    case .mediaQuery: ("custom media query", 0, 14)
    case .viewType: ("view type", 0, 23)
    }
  }
}

/// The names in one sheet, in the order of their location.
struct NameOccurrences {
  private(set) var all: [NameOccurrence] = []

  /// Whether the sheet declares view types.
  private(set) var hasViewTypes = false

  /// The custom properties that the sheet declares.
  private(set) var customProperties: Set<String> = []

  private let tree: SyntaxTree
  private let tape: TokenTape

  /// The layers around each open statement, as a path.
  private var layers: [(end: Int, path: [String])] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    tape = tree.tape
    for node in tree.nodes.indices.dropFirst() {
      while let last = layers.last, node >= last.end { layers.removeLast() }
      read(node)
    }
    hasViewTypes = all.contains { $0.kind == .viewType && $0.isDeclaration }
    customProperties = Set(all.lazy.filter { $0.kind == .customProperty && $0.isDeclaration }.map(\.name))
    all.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Returns the name that touches an offset; `nil` if there is none.
  func occurrence(at offset: Int) -> NameOccurrence? {
    let after = all.partitioningIndex { $0.range.start > offset }
    return all[..<after].suffix(4).last { offset <= $0.range.end }
  }

  /// Returns the names of a statement, without those in its block.
  func names(of node: Int) -> [NameOccurrence] {
    let statement = tree.nodes[node]
    let range = tape.range(statement.tokens.lowerBound..<max(statement.tokens.lowerBound, statement.content.upperBound))
    let first = all.partitioningIndex { $0.range.start >= range.start }
    return all[first...].prefix { $0.range.start < range.end }.filter { $0.node == node }
  }

  private mutating func read(_ node: Int) {
    let statement = tree.nodes[node]
    switch statement.kind {
    case .declaration:
      if tape.isDashedIdent(statement.nameToken) {
        add(.customProperty, statement.nameToken, in: node, isDeclaration: true)
      }
      readReferences(statement.content, node)
    case .qualifiedRule: readSelector(statement.content, node)
    case .atRule: readAtRule(node)
    case .stylesheet, .invalid: return
    }
  }

  private mutating func add(
    _ kind: NameKind, _ token: Int, in node: Int, isDeclaration: Bool = false, sign: Int = 0, name: String? = nil
  ) {
    let range = tape.range(token)
    all.append(
      NameOccurrence(
        kind: kind, name: name ?? tape.name(token), range: SourceRange(range.start - sign, range.end),
        isDeclaration: isDeclaration, node: node))
  }

  /// Reads the `var()` in tokens.
  private mutating func readReferences(_ tokens: Range<Int>, _ node: Int) {
    for token in tokens where tape.kind(token) == .function && tape.isName(token, "var") {
      guard let name = significant(token + 1, tokens.upperBound), tape.isDashedIdent(name) else { continue }
      add(.customProperty, name, in: node)
    }
  }

  private func significant(_ start: Int, _ end: Int) -> Int? {
    (start..<max(start, end)).first { !tape.kind($0).isTrivia }
  }
}

// MARK: Selectors

extension NameOccurrences {
  private mutating func readSelector(_ tokens: Range<Int>, _ node: Int) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let next = tape.indexAfterComponentValue(index)
      switch tape.kind(index) {
      case .delim where tape.isDelim(index, ".") && tape.kind(index + 1) == .ident && index + 1 < tokens.upperBound:
        add(.styleClass, index + 1, in: node, sign: 1)
        index += 2
        continue
      case .hash where tape.isIdentifierHash(index): add(.id, index, in: node)
      case .ident: add(.viewType, index, in: node)
      case .colon:
        index = readPseudoClass(after: index, end: tokens.upperBound, node)
        continue
      default: break
      }
      index = next
    }
  }

  /// Reads a pseudo-class, and returns the index after it.
  private mutating func readPseudoClass(after colon: Int, end: Int, _ node: Int) -> Int {
    let token = colon + 1
    guard token < end else { return token }
    guard tape.kind(token) == .function else { return tape.kind(token) == .ident ? token + 1 : token }
    let close = min(tape.closer(of: token), end)
    let inside = token + 1..<max(token + 1, close)
    switch tape.name(token).lowercased() {
    case "theme":
      if let name = significant(inside.lowerBound, inside.upperBound), tape.kind(name) == .ident {
        add(.theme, name, in: node)
      }
    case "state", "scheme": break
    case "nth-child", "nth-last-child":
      if let of = inside.first(where: { tape.isIdent($0, "of") }) { readSelector(of + 1..<inside.upperBound, node) }
    case "nth-of-type", "nth-last-of-type": break
    default: readSelector(inside, node)
    }
    return min(close + 1, end)
  }
}

// MARK: At-rules

extension NameOccurrences {
  private mutating func readAtRule(_ node: Int) {
    let statement = tree.nodes[node]
    let words = statement.content.filter { tape.kind($0) == .ident }
    switch tape.name(statement.nameToken).lowercased() {
    case "property":
      if let name = words.first, tape.isDashedIdent(name) { add(.customProperty, name, in: node, isDeclaration: true) }
    case "theme":
      if let name = words.first { add(.theme, name, in: node, isDeclaration: true) }
      if words.count > 2, tape.isIdent(words[1], "from") { add(.theme, words[2], in: node) }
    case "style":
      if let name = words.first { add(.style, name, in: node, isDeclaration: true) }
      for (word, value) in zip(words.dropFirst(), words.dropFirst(2)) {
        if tape.isIdent(word, "for") { add(.viewType, value, in: node) }
        if tape.isIdent(word, "extends") { add(.style, value, in: node) }
      }
    case "apply": for name in words { add(.style, name, in: node) }
    case "view":
      if let name = words.first { add(.viewType, name, in: node, isDeclaration: true) }
      if words.count > 1 { add(.viewType, words[1], in: node) }
    case "layer": readLayers(node, statement)
    case "custom-media":
      if let name = words.first, tape.isDashedIdent(name) { add(.mediaQuery, name, in: node, isDeclaration: true) }
      readMediaQueries(words.dropFirst(), node)
    case "media": readMediaQueries(words[...], node)
    case "scope":
      for token in statement.content where tape.kind(token) == .leftParenthesis {
        guard isOutermost(token, in: statement.content) else { continue }
        readSelector(token + 1..<max(token + 1, min(tape.closer(of: token), statement.content.upperBound)), node)
      }
    case "import":
      readImport(node, statement)
      readMediaQueries(words[...], node)
    case "supports":
      for token in statement.content where tape.kind(token) == .function && tape.isName(token, "selector") {
        readSelector(token + 1..<max(token + 1, min(tape.closer(of: token), statement.content.upperBound)), node)
      }
      readReferences(statement.content, node)
    default: return
    }
  }

  /// Reads the names of custom media queries among the words of a prelude.
  private mutating func readMediaQueries(_ words: ArraySlice<Int>, _ node: Int) {
    for word in words where tape.isDashedIdent(word) {
      let before = (0..<word).last { !tape.kind($0).isTrivia }
      if let before, tape.kind(before) == .leftParenthesis { add(.mediaQuery, word, in: node) }
    }
  }

  private func isOutermost(_ token: Int, in tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < token { index = tape.indexAfterComponentValue(index) }
    return index == token
  }

  private mutating func readLayers(_ node: Int, _ statement: SyntaxNode) {
    let outer = layers.last?.path ?? []
    let path = readLayerPaths(statement.content, node, outer)
    if statement.block != nil { layers.append((statement.subtreeEnd, outer + (path ?? [""]))) }
  }

  /// Reads names of layers, separated by commas. Each part of a path is a name of its own.
  ///
  /// - Returns: the last path; `nil` if there is none.
  private mutating func readLayerPaths(_ tokens: Range<Int>, _ node: Int, _ outer: [String]) -> [String]? {
    var path: [String] = []
    var last: [String]?
    for token in tokens {
      switch tape.kind(token) {
      case .ident:
        path.append(tape.name(token))
        last = path
        add(.layer, token, in: node, isDeclaration: true, name: (outer + path).joined(separator: "."))
      case .comma: path = []
      default: continue
      }
    }
    return last
  }

  private mutating func readImport(_ node: Int, _ statement: SyntaxNode) {
    for token in statement.content where tape.kind(token) == .function {
      let inside = token + 1..<max(token + 1, min(tape.closer(of: token), statement.content.upperBound))
      if tape.isName(token, "layer") { _ = readLayerPaths(inside, node, layers.last?.path ?? []) }
      if tape.isName(token, "theme"), let name = inside.first(where: { tape.kind($0) == .ident }) {
        add(.theme, name, in: node)
      }
    }
  }
}
