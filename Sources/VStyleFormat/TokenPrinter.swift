import VStyleSyntax

/// Prints a prelude or a value.
///
/// A list with a line break after a comma or an opening parenthesis gets one line for each item. So does a list that
/// does not fit on a line.
struct TokenPrinter {
  let tape: TokenTape
  let options: FormatOptions
  let context: TokenContext

  /// The layout of the items of the outermost level.
  enum Layout {
    /// All on one line.
    case flat
    /// As the source has it.
    case asWritten
    /// Each on a line of its own.
    case broken
  }

  private var spacing: TokenSpacing { TokenSpacing(tape: tape, context: context) }

  /// The text of tokens.
  ///
  /// - Parameters:
  ///   - depth: the nesting depth of the first line.
  ///   - innerDepth: the nesting depth of the lines after it.
  ///   - layout: the layout of the items.
  func text(_ tokens: Range<Int>, depth: Int, innerDepth: Int, layout: Layout) -> [UInt8] {
    var out: [UInt8] = []
    let isBroken = layout == .asWritten && hasBreak(tokens, after: [.comma])
    append(
      tokens, to: &out, in: .none, depth: depth, innerDepth: innerDepth, layout: isBroken ? .broken : layout)
    return out
  }

  /// Whether a line end follows a token of certain kinds on the outermost level of a range.
  func hasBreak(_ tokens: Range<Int>, after kinds: Set<TokenKind>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if kinds.contains(tape.kind(index)), hasLineEnd(after: index, before: tokens.upperBound) { return true }
      index = min(tape.indexAfterComponentValue(index), tokens.upperBound)
    }
    return false
  }

  /// Whether the trivia after a token contains a line end.
  private func hasLineEnd(after token: Int, before end: Int) -> Bool {
    var index = token + 1
    while index < end, tape.kind(index).isTrivia {
      if tape.kind(index) == .whitespace, Bytes.hasLineEnd(bytes(index)) { return true }
      index += 1
    }
    return false
  }

  // Depth is bounded by the nesting limit of the syntax.
  private func append(
    _ tokens: Range<Int>, to out: inout [UInt8], in enclosure: TokenSpacing.Enclosure, depth: Int, innerDepth: Int,
    layout: Layout
  ) {
    var depth = depth
    var index = tokens.lowerBound
    var previous: Int?
    var hasSpace = false
    var hasLineEnd = false
    var isAfterComma = false
    while index < tokens.upperBound {
      if tape.kind(index) == .whitespace {
        hasSpace = true
        hasLineEnd = hasLineEnd || Bytes.hasLineEnd(bytes(index))
        index += 1
        continue
      }
      if let previous {
        let breaksLine = appendGap(
          between: previous, and: index,
          Gap(
            hasSpace: hasSpace, hasLineEnd: hasLineEnd && layout != .flat, isBroken: layout == .broken,
            isAfterComma: isAfterComma),
          to: &out, in: enclosure, depth: innerDepth)
        if breaksLine { depth = innerDepth }
      }
      let next = min(tape.indexAfterComponentValue(index), tokens.upperBound)
      if tape.kind(index).opensBlock {
        appendBlock(index..<next, to: &out, depth: depth, isFlat: layout == .flat)
      } else {
        appendToken(index, to: &out)
      }
      isAfterComma = tape.kind(index) == .comma || isAfterComma && tape.kind(index) == .comment
      previous = next - 1
      hasSpace = false
      hasLineEnd = false
      index = next
    }
  }

  /// The white space of the source between two tokens, and the layout of their group.
  private struct Gap {
    let hasSpace: Bool
    let hasLineEnd: Bool
    let isBroken: Bool
    /// Whether only comments appear between a comma and the gap.
    let isAfterComma: Bool
  }

  /// Appends the separator of two tokens, and returns whether it is a line end.
  private func appendGap(
    between previous: Int, and next: Int, _ gap: Gap, to out: inout [UInt8], in enclosure: TokenSpacing.Enclosure,
    depth: Int
  ) -> Bool {
    // A comment after a comma stays on the line of the comma, and the line ends after it.
    let endsItem = gap.isAfterComma && (gap.hasLineEnd || tape.kind(previous) == .comma && tape.kind(next) != .comment)
    let breaksValue: Bool
    if case .value = context { breaksValue = enclosure == .none && gap.hasLineEnd } else { breaksValue = false }
    if tape.kind(next) != .comma, gap.isBroken && endsItem || breaksValue {
      out.append(0x0A)
      out += options.indent(depth)
      return true
    }
    if spacing.isSpaced(between: previous, and: next, hasSpace: gap.hasSpace, in: enclosure) { out.append(0x20) }
    return false
  }

  private func appendBlock(_ tokens: Range<Int>, to out: inout [UInt8], depth: Int, isFlat: Bool) {
    let opener = tokens.lowerBound
    let isClosed = tape.closer(of: opener) == tokens.upperBound - 1
    // Blocks in braces occur only in values of plain tokens. Their bytes stay unchanged.
    guard tape.kind(opener) != .leftBrace, isClosed else {
      out += bytes(tokens)
      return
    }
    let inner = trimmed(opener + 1..<tokens.upperBound - 1)
    appendToken(opener, to: &out)
    let isBroken =
      !isFlat && !inner.isEmpty
      && (hasLineEnd(after: opener, before: tokens.upperBound) || hasBreak(inner, after: [.comma]))
    if isBroken {
      out.append(0x0A)
      out += options.indent(depth + 1)
    }
    append(
      inner, to: &out, in: enclosure(opener), depth: isBroken ? depth + 1 : depth,
      innerDepth: isBroken ? depth + 1 : depth, layout: isFlat ? .flat : isBroken ? .broken : .asWritten)
    if isBroken {
      out.append(0x0A)
      out += options.indent(depth)
    }
    appendToken(tokens.upperBound - 1, to: &out)
  }

  private func enclosure(_ opener: Int) -> TokenSpacing.Enclosure {
    switch tape.kind(opener) {
    case .function: .function(isNth: tape.name(opener).lowercased().hasPrefix("nth-"))
    case .leftSquare: .brackets
    case .leftBrace: .braces
    default: .parentheses
    }
  }

  /// A range without white space at its ends.
  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var (start, end) = (tokens.lowerBound, tokens.upperBound)
    while start < end, tape.kind(start) == .whitespace { start += 1 }
    while end > start, tape.kind(end - 1) == .whitespace { end -= 1 }
    return start..<end
  }
}

extension TokenPrinter {
  /// The bytes of a token.
  func bytes(_ token: Int) -> ArraySlice<UInt8> { bytes(token..<token + 1) }

  /// The bytes of a range of tokens.
  func bytes(_ tokens: Range<Int>) -> ArraySlice<UInt8> {
    let range = tape.range(tokens)
    return Array(tape.source.bytes[range.start..<range.end])[...]
  }

  /// Appends the text of a token, with the chosen quotes and with escapes closed.
  func appendToken(_ token: Int, to out: inout [UInt8]) {
    var text = Array(bytes(token))
    switch tape.kind(token) {
    case .string: text = quoted(text)
    case .comment, .badString, .url, .badURL: break
    default:
      // The white space that ends an escape belongs to its name, and a line end would break the line.
      if let last = text.last, Bytes.isLineEnd(last) {
        while let last = text.last, Bytes.isLineEnd(last) { text.removeLast() }
        text.append(0x20)
      }
      if Bytes.endsWithOpenEscape(text[...]) { text.append(0x20) }
    }
    out += text
  }

  private func quoted(_ text: [UInt8]) -> [UInt8] {
    let quote: UInt8
    switch options.quotes {
    case .asWritten: return text
    case .double: quote = 0x22
    case .single: quote = 0x27
    }
    guard text.count >= 2, text[0] != quote, !text.dropFirst().dropLast().contains(where: { $0 == quote || $0 == 0x5C })
    else { return text }
    return [quote] + text.dropFirst().dropLast() + [quote]
  }
}
