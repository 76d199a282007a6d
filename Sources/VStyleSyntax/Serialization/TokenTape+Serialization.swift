/// Serialization of component values, so that parsing the text returns the same component values.
extension TokenTape {
  /// Serializes tokens without comments, and closes every open block.
  ///
  /// White space becomes one space, also where a comment splits it. Tokens that would otherwise join have a comment
  /// between them.
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#serialization
  package func serialize(_ tokens: Range<Int>) -> String {
    var out = ""
    var open: [Int] = []
    var previous: Int?
    for index in tokens {
      let kind = kind(index)
      if kind == .comment || kind == .whitespace && previous.map({ self.kind($0) }) == .whitespace { continue }
      if kind.opensBlock, closer(of: index) >= tokens.upperBound { open.append(index) }
      if let previous, needsComment(between: previous, and: index) { out += "/**/" }
      out += kind == .whitespace ? whitespace(after: previous) : serialize(token: index)
      previous = index
    }
    for index in open.reversed() { out += closingText(index) }
    return out
  }

  /// The text that closes the block of an opening token.
  func closingText(_ index: Int) -> String {
    switch kind(index) {
    case .leftBrace: "}"
    case .leftSquare: "]"
    default: ")"
    }
  }

  private func serialize(token index: Int) -> String {
    switch kind(index) {
    case .ident: CSSSerialization.serialize(identifier: name(index))
    case .function: CSSSerialization.serialize(identifier: name(index)) + "("
    case .atKeyword: "@" + CSSSerialization.serialize(identifier: name(index))
    case .hash where isIdentifierHash(index): "#" + CSSSerialization.serialize(identifier: name(index))
    case .hash: "#" + CSSSerialization.serialize(name: name(index))
    case .string: CSSSerialization.serialize(string: string(index))
    case .url: CSSSerialization.serialize(unquotedURL: url(index))
    case .dimension: serializeDimension(index)
    case .badURL where isUnterminated(index):
      // At the end of the file, a backslash is an escaped U+FFFD. Before the `)` it would escape the `)`.
      source.text(in: range(index)) + (endsWithLoneBackslash(range(index)) ? "\u{FFFD})" : ")")
    default: source.text(in: range(index))
    }
  }

  private func serializeDimension(_ index: Int) -> String {
    let number = source.text(in: SourceRange(range(index).start, unitRange(index).start))
    let unit = unit(index)
    let serialized = CSSSerialization.serialize(identifier: unit)
    // A unit such as `e3` would be read as an exponent.
    var rest = unit.utf8.dropFirst()
    guard unit.utf8.first.map(CodePoints.lowercased) == 0x65 else { return number + serialized }
    if rest.first == 0x2D { rest = rest.dropFirst() }
    guard let next = rest.first, CodePoints.isDigit(next) else { return number + serialized }
    return number + (unit.utf8.first == 0x65 ? "\\65 " : "\\45 ") + serialized.dropFirst()
  }

  /// The white space after a token. After a bad string or a lone backslash, it must be the line end that made them so.
  private func whitespace(after previous: Int?) -> String {
    guard let previous else { return " " }
    guard kind(previous) == .badString || isDelim(previous, "\\") else { return " " }
    // A line feed after a carriage return would belong to the same line end.
    return source.bytes[range(previous).end - 1] == 0x0D ? "\r" : "\n"
  }

  /// Whether two tokens need a comment between them, by the table of the specification.
  private func needsComment(between left: Int, and right: Int) -> Bool {
    let next = kind(right)
    let startsName: Bool
    switch next {
    case .ident, .function, .url, .badURL, .cdc: startsName = true
    case .delim: startsName = isDelim(right, "-")
    default: startsName = false
    }
    let isNumeric = next == .number || next == .percentage || next == .dimension
    switch kind(left) {
    case .ident: return startsName || isNumeric || next == .leftParenthesis
    case .atKeyword, .hash, .dimension: return startsName || isNumeric
    case .number: return startsName && next != .delim || isNumeric || isDelim(right, "%")
    case .delim:
      switch delim(left) {
      case "#", "-": return startsName || isNumeric
      case "@": return startsName
      case ".", "+": return isNumeric
      case "/": return isDelim(right, "*")
      // The table omits this pair, but `<!` and `--` would become a CDO.
      case "<": return isDelim(right, "!")
      default: return false
      }
    default: return false
    }
  }
}

extension CSSSerialization {
  /// Serializes an address that stays an unquoted url token.
  fileprivate static func serialize(unquotedURL url: String) -> String {
    var out = "url("
    for scalar in url.unicodeScalars {
      switch scalar.value {
      case 0: out += "\u{FFFD}"
      case 0x01...0x20, 0x7F: appendCodePoint(scalar, to: &out)
      case 0x22, 0x27, 0x28, 0x29, 0x5C:
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + ")"
  }
}
