import VStyleJSON
import VStyleSyntax

/// Reads the tokens of a sheet that ``TokenSheetWriter`` wrote, with all edits since.
struct TokenSheetReader {
  /// The files, by their paths.
  private(set) var files: [(path: String, value: JSON)] = []

  /// The places of declarations that the format cannot say.
  private(set) var unsaid: [SourceRange] = []

  private var statements: [Statement] = []
  private var registered: [String: TokenType] = [:]
  private let tape: TokenTape

  private enum Statement {
    case comment(JSON)
    case declaration(TokenLine, SourceRange)
  }

  init(_ sheet: SourceText) {
    tape = TokenTape(sheet)
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

  private mutating func readStatements() {
    var index = 0
    while index < tape.count {
      switch tape.kind(index) {
      case .comment:
        let comment = TokenComment.read(tape.source.text(in: tape.range(index)))
        if let comment { statements.append(.comment(comment)) }
        index += 1
      case .ident where tape.isCustomPropertyName(index) && colon(after: index) != nil:
        index = readDeclaration(index, colon: colon(after: index) ?? index)
      case .atKeyword where tape.isName(index, "property"):
        readRegistration(index)
        index += 1
      default: index += 1
      }
    }
  }

  /// The types of the syntaxes that ``TokenRegistrations`` writes.
  private static let types: [String: TokenType] = [
    "<color>": .color, "<length>": .dimension, "<time>": .duration, "<number>": .number,
  ]

  private mutating func readRegistration(_ index: Int) {
    var name = index + 1
    while name < tape.count, tape.kind(name).isTrivia { name += 1 }
    guard name < tape.count, tape.isCustomPropertyName(name) else { return }
    var open = name + 1
    while open < tape.count, tape.kind(open).isTrivia { open += 1 }
    guard open < tape.count, tape.kind(open) == .leftBrace else { return }
    let syntax = (open..<tape.closer(of: open)).first { tape.kind($0) == .string }
    registered[tape.name(name)] = syntax.flatMap { TokenSheetReader.types[tape.string($0)] }
  }

  private func colon(after index: Int) -> Int? {
    var next = index + 1
    while next < tape.count, tape.kind(next).isTrivia { next += 1 }
    return next < tape.count && tape.kind(next) == .colon ? next : nil
  }

  private mutating func readDeclaration(_ name: Int, colon: Int) -> Int {
    var end = colon + 1
    while end < tape.count, tape.kind(end) != .semicolon, tape.kind(end) != .rightBrace, tape.kind(end) != .endOfFile {
      end = tape.indexAfterComponentValue(end)
    }
    end = min(end, tape.count)
    let words = ValueWord.words(tape, colon + 1..<max(end, colon + 1))
    let line = TokenLine(property: tape.name(name), words: words, spacing: nil)
    statements.append(.declaration(line, tape.range(name)))
    return end
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
      case .comment(let comment): builder.enter(comment)
      case .declaration(let line, _): paths[line.property] = builder.path(of: line.property)
      }
    }
    return paths
  }
}
