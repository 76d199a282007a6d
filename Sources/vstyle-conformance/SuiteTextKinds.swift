import VStyleSyntax
import VStyleValues

/// Value types that store the text that CSS serializes.
extension ValueKind {
  private static func text(
    _ name: String, _ samples: [String],
    _ parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> String
  ) -> ValueKind {
    ValueKind(
      name, type: SuiteKeyword.self,
      parse: { (parser: inout ValueParser) throws(ValueError) -> SuiteKeyword in
        SuiteKeyword(name: try parse(&parser))
      }, serialize: \.name, samples: samples.map(SuiteKeyword.init))
  }

  /// A string in quotes.
  static let quotedText = text("string", ["\"a\"", "\"b\""]) { (parser) throws(ValueError) in
    try ValueKind.string.serialize(ValueKind.string.parse(&parser))
  }

  /// Returns a value type for counters, each with an integer or a default.
  ///
  /// - Spec: https://www.w3.org/TR/css-lists-3/#auto-numbering
  static func counters(step: Int) -> ValueKind {
    text("counters", ["a 0", "b 1"]) { (parser) throws(ValueError) in
      var texts: [String] = []
      while parser.next() == .ident {
        guard parser.cursor.name.lowercased() != "none" else { break }
        let name = parser.cursor.name
        parser.cursor.advance()
        let number = try? parser.attempt { (parser) throws(ValueError) in try ValueKind.integer.parse(&parser) }
        texts.append("\(name) \(number.map(ValueKind.integer.serialize) ?? "\(step)")")
      }
      guard !texts.isEmpty else { throw parser.error(.valueTypeMismatch, expected: "<counter-name> <integer>?") }
      return texts.joined(separator: " ")
    }
  }

  /// The names of font families.
  static let families = text("font-family", ["serif", "Ahem"]) { (parser) throws(ValueError) in
    var names: [String] = []
    repeat {
      if parser.next() == .string {
        names.append(try ValueKind.quotedText.serialize(ValueKind.quotedText.parse(&parser)))
        continue
      }
      var words: [String] = []
      while parser.next() == .ident {
        words.append(parser.cursor.name)
        parser.cursor.advance()
      }
      guard !words.isEmpty else { throw parser.error(.valueTypeMismatch, expected: "<family-name>") }
      names.append(words.joined(separator: " "))
    } while parser.next() == .comma && parser.cursor.consume(.comma)
    return names.joined(separator: ", ")
  }

  /// The position of an image: one or two edges, lengths or percentages. The horizontal one is serialized first.
  ///
  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#the-background-position
  static let position = pieces("position", ["0% 0%", "50% 50%"]) { (parser) throws(ValueError) in
    let across: [String: SuitePiece] = ["left": .text("0%"), "right": .text("100%")]
    let down: [String: SuitePiece] = ["top": .text("0%"), "bottom": .text("100%")]
    var parts: [(piece: SuitePiece, isAcross: Bool?)] = []
    while parts.count < 2 {
      if parser.next() == .ident {
        let word = parser.cursor.name.lowercased()
        guard let piece = across[word] ?? down[word] ?? (word == "center" ? .text("50%") : nil) else { break }
        parts.append((piece, word == "center" ? nil : across[word] != nil))
        parser.cursor.advance()
      } else if let piece = try? optionalPiece(&parser, ValueKind.cssLength.orPercentage) {
        parts.append((piece, nil))
      } else {
        break
      }
    }
    guard let first = parts.first else { throw parser.error(.valueTypeMismatch, expected: "<position>") }
    let second = parts.count > 1 ? parts[1] : (piece: .text("50%"), isAcross: nil)
    let isSwapped = first.isAcross == false || second.isAcross == true
    return isSwapped ? [second.piece, first.piece] : [first.piece, second.piece]
  }

  /// The size of an image: two lengths, percentages or `auto`, which is the default of the second.
  static let imageSize = pieces("image-size", ["1px auto", "auto 1px"]) { (parser) throws(ValueError) in
    let kind = ValueKind.cssLength(least: 0).orPercentage.or("auto")
    let width = try kind.parse(&parser)
    let height = try? optionalPiece(&parser, kind)
    guard height != nil || width != StyleValue(SuiteKeyword(name: "auto")) else {
      throw parser.error(.wrongArity, expected: "2 sizes")
    }
    return [.value(width, kind), height ?? .text("auto")]
  }
}
