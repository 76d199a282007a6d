import VStyleJSON
import VStyleSyntax

/// Component values in the notation of css-parsing-tests.
struct ComponentValues {
  private let tape: TokenTape

  init(_ tape: TokenTape) { self.tape = tape }

  /// All component values.
  var all: JSON { list(0..<tape.count) }

  /// The only component value, or an error if there is none or more than one.
  var one: JSON {
    var cursor = TokenCursor(tape)
    cursor.skipTrivia()
    let start = cursor.index
    guard cursor.kind != .endOfFile else { return ["error", "empty"] }
    cursor.skipComponentValue()
    guard cursor.isAtEnd else { return ["error", "extra-input"] }
    return list(start..<cursor.index).elements?.first ?? .null
  }

  /// Returns the component values in a range of tokens.
  func list(_ tokens: Range<Int>) -> JSON {
    var out: [JSON] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if tape.kind(index) != .comment { append(index, to: &out) }
      index = tape.indexAfterComponentValue(index)
    }
    return .array(out)
  }

  private func append(_ index: Int, to out: inout [JSON]) {
    switch tape.kind(index) {
    case .ident: out.append(["ident", .string(tape.name(index))])
    case .function: out.append(.array(["function", .string(tape.name(index))] + contents(index)))
    case .leftParenthesis: out.append(.array(["()"] + contents(index)))
    case .leftSquare: out.append(.array(["[]"] + contents(index)))
    case .leftBrace: out.append(.array(["{}"] + contents(index)))
    case .atKeyword: out.append(["at-keyword", .string(tape.name(index))])
    case .hash:
      out.append(["hash", .string(tape.name(index)), tape.isIdentifierHash(index) ? "id" : "unrestricted"])
    case .string:
      out.append(["string", .string(tape.string(index))])
      if tape.isUnterminated(index) { out.append(["error", "eof-in-string"]) }
    case .url:
      out.append(["url", .string(tape.url(index))])
      if tape.isUnterminated(index) { out.append(["error", "eof-in-url"]) }
    case .badString: out.append(["error", "bad-string"])
    case .badURL: out.append(["error", "bad-url"])
    case .number: out.append(.array(["number"] + numeric(index)))
    case .percentage: out.append(.array(["percentage"] + numeric(index)))
    case .dimension: out.append(.array(["dimension"] + numeric(index) + [.string(tape.unit(index))]))
    case .whitespace: out.append(" ")
    case .rightParenthesis, .rightSquare, .rightBrace: out.append(["error", .string(text(index))])
    default: out.append(.string(text(index)))
    }
  }

  private func contents(_ index: Int) -> [JSON] {
    list(index + 1..<max(index + 1, min(tape.closer(of: index), tape.count))).elements ?? []
  }

  private func numeric(_ index: Int) -> [JSON] {
    var text = text(index)
    if tape.kind(index) == .percentage { text.removeLast() }
    if tape.kind(index) == .dimension {
      text = tape.source.text(in: SourceRange(tape.range(index).start, tape.unitRange(index).start))
    }
    return [.string(text), .number(tape.number(index)), tape.isInteger(index) ? "integer" : "number"]
  }

  private func text(_ index: Int) -> String { tape.source.text(in: tape.range(index)) }
}
