import VStyleSyntax

/// A part of a value in a sheet.
indirect enum ValueWord: Sendable, Equatable {
  /// A number with its spelling and its unit, which may be empty or `%`.
  case number(String, unit: String)
  case string(String)
  case ident(String)
  case function(String, [ValueWord])
  case comma
  case slash
  /// Anything else.
  case other(String)

  /// Reads the words of tokens.
  static func words(_ tape: TokenTape, _ tokens: Range<Int>) -> [ValueWord] {
    var words: [ValueWord] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let next = min(tape.indexAfterComponentValue(index), tokens.upperBound)
      switch tape.kind(index) {
      case .whitespace, .comment: break
      case .number: words.append(.number(tape.source.text(in: tape.range(index)), unit: ""))
      case .percentage: words.append(.number(String(tape.source.text(in: tape.range(index)).dropLast()), unit: "%"))
      case .dimension:
        let (range, unit) = (tape.range(index), tape.unitRange(index))
        words.append(
          .number(tape.source.text(in: SourceRange(range.start, unit.start)), unit: tape.source.text(in: unit)))
      case .string: words.append(.string(tape.string(index)))
      case .ident: words.append(.ident(tape.name(index)))
      case .function:
        let inner = index + 1..<max(index + 1, min(next - 1, tokens.upperBound))
        words.append(.function(tape.name(index), ValueWord.words(tape, inner)))
      case .comma: words.append(.comma)
      case .delim where tape.isDelim(index, "/"): words.append(.slash)
      default: words.append(.other(tape.source.text(in: tape.range(index..<next))))
      }
      index = next
    }
    return words
  }

  /// Reads the words of a text.
  static func words(_ text: String) -> [ValueWord] {
    let tape = TokenTape(SourceText(text))
    return words(tape, 0..<tape.count)
  }
}

extension ValueWord {
  /// The word in a sheet.
  var text: String {
    switch self {
    case .number(let number, let unit): number + unit
    case .string(let text): ValueSpelling.string(text)
    case .ident(let name), .other(let name): name
    case .comma: ","
    case .slash: "/"
    case .function(let name, let words):
      words.isEmpty ? "\(name)()" : "\(name)(\(words.compactMap(\.text).joined(separator: " ")))"
    }
  }
}

/// Writes texts as values of sheets.
enum ValueSpelling {
  /// A text in quotes, with the escapes of CSS.
  static func string(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}": out += "\\\(String(scalar.value, radix: 16)) "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
