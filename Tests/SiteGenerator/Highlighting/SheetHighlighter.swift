import VStyleSyntax

/// Highlights a sheet with the tokens of the project's own tokenizer.
///
/// A statement that ends with a block is a selector or an at-rule; all others are declarations. So a name is a property,
/// a type or a part of a value by its position.
struct SheetHighlighter {
  private let tape: TokenTape
  private let text: [UInt8]

  init(_ text: String) {
    tape = TokenTape(SourceText(text))
    self.text = Array(text.utf8)
  }

  /// The parts of the sheet.
  func runs() -> [HighlightedRun] {
    var runs: [HighlightedRun] = []
    var index = 0
    while index < tape.count {
      switch tape.kind(index) {
      case .whitespace, .semicolon, .rightBrace, .leftBrace, .rightParenthesis, .rightSquare:
        runs.append((nil, string(index)))
        index += 1
      case .comment:
        runs.append((.comment, string(index)))
        index += 1
      default: statement(&index, &runs)
      }
    }
    return runs
  }

  /// Reads a statement up to its block or its end.
  private func statement(_ index: inout Int, _ runs: inout [HighlightedRun]) {
    let start = index
    let end = endOfStatement(from: index)
    let isRule = tape.kind(end) == .leftBrace
    let isAtRule = tape.kind(start) == .atKeyword
    var isName = !isRule && !isAtRule
    while index < end {
      let kind = tape.kind(index)
      let text = string(index)
      if isName {
        runs.append((kind == .ident ? (text.isDashedName ? .variable : .property) : nil, text))
        if kind == .colon { isName = false }
      } else if isRule, !isAtRule {
        runs.append((selectorSort(index), text))
      } else {
        runs.append((valueSort(index), text))
      }
      index += 1
    }
  }

  /// The index of the token that ends a statement: a semicolon, a brace, or the end.
  private func endOfStatement(from start: Int) -> Int {
    var index = start
    while index < tape.count {
      switch tape.kind(index) {
      case .semicolon, .leftBrace, .rightBrace: return index
      case .function, .leftParenthesis, .leftSquare: index = max(tape.indexAfterComponentValue(index), index + 1)
      default: index += 1
      }
    }
    return index
  }

  private func selectorSort(_ index: Int) -> TokenSort? {
    let previous = index > 0 ? tape.kind(index - 1) : .whitespace
    switch tape.kind(index) {
    case .comment: return .comment
    case .string: return .string
    case .number, .dimension, .percentage: return .number
    case .hash: return .variable
    case .ident where previous == .colon, .function where previous == .colon: return .keyword
    case .ident where previous == .delim && string(index - 1) == ".": return .property
    case .ident, .function: return .name
    default: return nil
    }
  }

  private func valueSort(_ index: Int) -> TokenSort? {
    switch tape.kind(index) {
    case .comment: .comment
    case .string, .url: .string
    case .number, .dimension, .percentage, .hash: .number
    case .atKeyword: .keyword
    case .function: .function
    case .ident where string(index).isDashedName: .variable
    case .ident where string(index) == "important": .keyword
    default: nil
    }
  }

  private func string(_ index: Int) -> String {
    let range = tape.range(index)
    return String(decoding: text[range.start..<range.end], as: UTF8.self)
  }
}
