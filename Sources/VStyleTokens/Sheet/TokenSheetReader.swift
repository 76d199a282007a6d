import VStyleJSON
import VStyleSyntax

/// Reads the tokens of a sheet that ``TokenSheetWriter`` wrote, with all edits since.
struct TokenSheetReader {
  /// The files, by their paths.
  private(set) var files: [(path: String, value: JSON)] = []

  /// The places of declarations that the format cannot say.
  private(set) var unsaid: [SourceRange] = []

  /// The names of custom properties that are in other conditions than the tokens, such as a theme of people.
  private(set) var leftOut: [SourceRange] = []

  private var statements: [Statement] = []
  private var registered: [String: TokenType] = [:]
  private let tree: SyntaxTree
  private var tape: TokenTape { tree.tape }

  /// The declarations of plain rules that no file has.
  private var added: [Statement] = []

  /// The number of statements up to the end of the first file.
  private var firstFile: Int?

  private enum Statement {
    case comment(JSON)
    case declaration(TokenLine, SourceRange)

    /// Whether a file begins.
    var isFile: Bool {
      guard case .comment(let json) = self else { return false }
      return json["file"] != nil || json["source"] != nil
    }

    /// The place of the name that is declared.
    var name: SourceRange? { if case .declaration(_, let range) = self { range } else { nil } }
  }

  init(_ sheet: SourceText) {
    tree = SyntaxTree(parsing: sheet)
    readStatements()
    joinSpacings()
    var builder = TokenFileBuilder(paths: paths(), registered: registered)
    for statement in statements {
      switch statement {
      case .comment(let comment): builder.add(comment: comment)
      case .declaration(let line, let range): if !builder.add(line) { unsaid.append(range) }
      }
    }
    files = builder.finished()
  }

  /// Reads the tokens in the order of the files that they are from.
  private mutating func readStatements() {
    statements = (0..<tape.count).compactMap { comment($0) }.filter { $0["document"] != nil }.map { .comment($0) }
    read(0, isAlways: true)
    // A token that people add belongs to the first file, which has the plain rule.
    statements.insert(contentsOf: added, at: firstFile ?? statements.count)
  }

  private func comment(_ token: Int) -> JSON? {
    tape.kind(token) == .comment ? TokenComment.read(tape.source.text(in: tape.range(token))) : nil
  }

  /// Reads the rules in a rule.
  ///
  /// - Parameter isAlways: whether the rules have no condition besides their own selectors.
  private mutating func read(_ parent: Int, isAlways: Bool) {
    for node in tree.children(of: parent) {
      let statement = tree.nodes[node]
      let isLayer = statement.kind == .atRule && tree.name(of: node) == "layer"
      if statement.kind == .atRule, tree.name(of: node) == "property" { readRegistration(node) }
      guard let block = statement.block else { continue }
      let own = self.statements(of: node, in: block)
      if own.contains(where: \.isFile) {
        statements += own
        if firstFile == nil { firstFile = statements.count }
      } else {
        let prelude = tape.source.text(in: tape.range(statement.content))
        if isAlways, statement.kind == .qualifiedRule, prelude == ":root" {
          added += own
        } else if statement.kind == .atRule || prelude.hasPrefix(":root") {
          leftOut += own.compactMap(\.name)
        }
      }
      read(node, isAlways: isAlways && isLayer)
    }
  }

  /// The comments and declarations directly in a block.
  private func statements(of node: Int, in block: Range<Int>) -> [Statement] {
    var found: [Statement] = []
    var token = block.lowerBound
    for child in tree.children(of: node) {
      let statement = tree.nodes[child]
      found += (token..<max(token, statement.tokens.lowerBound)).compactMap { comment($0).map(Statement.comment) }
      token = statement.tokens.upperBound
      guard statement.kind == .declaration, tape.isCustomPropertyName(statement.nameToken) else { continue }
      let words = ValueWord.words(tape, statement.content)
      let line = TokenLine(property: tree.name(of: child), words: words, spacing: nil)
      found.append(.declaration(line, tape.range(statement.nameToken)))
    }
    return found + (token..<max(token, block.upperBound)).compactMap { comment($0).map(Statement.comment) }
  }

  /// The types of the syntaxes that ``TokenRegistrations`` writes.
  private static let types: [String: TokenType] = [
    "<color>": .color, "<length>": .dimension, "<time>": .duration, "<number>": .number,
  ]

  private mutating func readRegistration(_ node: Int) {
    guard let name = tree.nodes[node].content.first, tape.isCustomPropertyName(name) else { return }
    let syntax = tree.children(of: node).first { tree.name(of: $0) == "syntax" }
      .flatMap { tree.nodes[$0].content.first { tape.kind($0) == .string } }
    registered[tape.name(name)] = syntax.flatMap { TokenSheetReader.types[tape.string($0)] }
  }

  /// Joins the distance of letters with the token before it.
  private mutating func joinSpacings() {
    var joined: [Statement] = []
    for statement in statements {
      if case .declaration(let line, _) = statement, case .declaration(let owner, let range)? = joined.last,
        line.property == owner.property + "-letter-spacing", owner.words.count > 2
      {
        joined[joined.count - 1] = .declaration(
          TokenLine(property: owner.property, words: owner.words, spacing: line.words), range)
      } else {
        joined.append(statement)
      }
    }
    statements = joined
  }

  /// The paths of all tokens of the sheet.
  private func paths() -> [String: [String]] {
    var builder = TokenFileBuilder(paths: [:])
    for case .comment(let comment) in statements { builder.note(comment) }
    var paths: [String: [String]] = [:]
    builder.rewind()
    for statement in statements {
      switch statement {
      case .comment(let comment):
        builder.enter(comment)
        // A token that is in a comment only can be referred to.
        if let path = builder.unsaidPath(comment) { paths[TokenName.property(path)] = path }
      case .declaration(let line, _): paths[line.property] = builder.path(of: line.property)
      }
    }
    return paths
  }
}
