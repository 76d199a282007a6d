import VStyleSyntax

/// Reads tokens as a list of items: decides where there is a space, and where a line can be broken.
struct TokenListReader {
  let printer: TokenPrinter

  private var tape: TokenTape { printer.tape }
  private var spacing: TokenSpacing { TokenSpacing(tape: tape, context: printer.context) }

  /// The list of the outermost level of a range.
  func list(_ tokens: Range<Int>) -> TokenList {
    var list = list(tokens, in: .none)
    list.isWrittenBroken = list.isWrittenBroken || list.items.count > 1 && hasBreakAfterComma(tokens)
    return list
  }

  /// Whether a line end follows a comma on the outermost level of a range.
  func hasBreakAfterComma(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if tape.kind(index) == .comma, hasLineEnd(after: index, before: tokens.upperBound) { return true }
      index = min(tape.indexAfterComponentValue(index), tokens.upperBound)
    }
    return false
  }

  /// Whether the trivia after a token contains a line end.
  private func hasLineEnd(after token: Int, before end: Int) -> Bool {
    var index = token + 1
    while index < end, tape.kind(index).isTrivia {
      if tape.kind(index) == .whitespace, Bytes.hasLineEnd(printer.bytes(index)) { return true }
      index += 1
    }
    return false
  }

  /// The state of the reading of a list.
  private struct Reading {
    var list = TokenList()
    var previous: Int?
    var hasSpace = false
    var hasLineEnd = false
    /// Whether only comments follow the last comma.
    var isAfterComma = false
    /// Whether no space of the list can become a line end.
    let isUnbreakable: Bool
    /// Whether the position of `:nth-child()` is not yet over.
    var isPosition: Bool
    /// Whether only comments precede in the list.
    var isLeading = true
    /// Whether only comments precede on the line, which have it for themselves.
    var isAfterOwnLine = false
    /// The end of the tokens.
    let end: Int
  }

  // Depth is bounded by the nesting limit of the syntax.
  private func list(_ tokens: Range<Int>, in enclosure: TokenSpacing.Enclosure) -> TokenList {
    var reading = Reading(
      isUnbreakable: enclosure == .none && isLikeDeclaration(tokens), isPosition: enclosure == .function(isNth: true),
      end: tokens.upperBound)
    var index = tokens.lowerBound
    if enclosure == .function(isNth: true), !printer.isValue, let position = NthSpelling(tape, tokens) {
      add(.text(position.text), &reading, in: enclosure, before: index)
      reading.previous = position.end - 1
      index = position.end
    }
    while index < tokens.upperBound {
      if tape.kind(index) == .whitespace {
        reading.hasSpace = true
        reading.hasLineEnd = reading.hasLineEnd || Bytes.hasLineEnd(printer.bytes(index))
        index += 1
        continue
      }
      let next = min(tape.indexAfterComponentValue(index), tokens.upperBound)
      if tape.isIdent(index, "of") { reading.isPosition = false }
      for (position, part) in parts(index..<next).enumerated() {
        if position == 0 {
          add(part, &reading, in: enclosure, before: index)
        } else {
          append(part, to: &reading.list)
        }
      }
      reading.isAfterOwnLine = reading.isAfterOwnLine && tape.kind(index) == .comment
      reading.isLeading = reading.isLeading && tape.kind(index) == .comment
      reading.isAfterComma = tape.kind(index) == .comma || reading.isAfterComma && tape.kind(index) == .comment
      reading.previous = next - 1
      reading.hasSpace = false
      reading.hasLineEnd = false
      index = next
    }
    return reading.list
  }

  /// Adds the first part of a component value, with the gap before it.
  private func add(
    _ part: TokenUnit.Part, _ reading: inout Reading, in enclosure: TokenSpacing.Enclosure, before next: Int
  ) {
    let isComment = tape.kind(next) == .comment
    guard let previous = reading.previous else {
      var unit = TokenUnit()
      unit.append(part)
      reading.list.items.append([unit])
      reading.isAfterOwnLine = isComment && enclosure != .none && startsLine(next)
      reading.list.isWrittenBroken = reading.isAfterOwnLine
      return
    }
    if hasOwnLine(next, after: previous, reading, in: enclosure) || reading.isAfterOwnLine && reading.hasLineEnd {
      // Such a comment is an item without a comma.
      reading.isAfterOwnLine = isComment
      reading.list.isWrittenBroken = true
      reading.list.items.append([])
    } else if reading.isAfterComma, startsItem(next, after: previous, reading.hasLineEnd) {
      reading.list.items.append([])
    } else if enclosure == .none, reading.hasLineEnd, printer.isValue {
      return start(.line, part, &reading)
    } else if !spacing.isSpaced(between: previous, and: next, hasSpace: reading.hasSpace, in: enclosure) {
      return append(part, to: &reading.list)
    } else if reading.isUnbreakable || reading.isPosition || reading.isAfterComma || reading.isLeading
      || !isBreakable(between: previous, and: next)
    {
      append(.text([0x20]), to: &reading.list)
      return append(part, to: &reading.list)
    }
    start(isCondition(next) ? .condition : .space, part, &reading)
  }

  /// Whether a token is a comment that has a line for itself, before an item or after the last one.
  private func hasOwnLine(
    _ next: Int, after previous: Int, _ reading: Reading, in enclosure: TokenSpacing.Enclosure
  ) -> Bool {
    guard tape.kind(next) == .comment, reading.hasLineEnd else { return false }
    let isLast = enclosure != .none && (next..<reading.end).allSatisfy { tape.kind($0).isTrivia }
    return (reading.isAfterComma || isLast) && (isLast || endsLine(next))
  }

  /// Whether a line end precedes a comment.
  private func startsLine(_ comment: Int) -> Bool {
    comment > 0 && tape.kind(comment - 1) == .whitespace && Bytes.hasLineEnd(printer.bytes(comment - 1))
      && endsLine(comment)
  }

  /// Whether only comments follow a comment on its line.
  private func endsLine(_ comment: Int) -> Bool { hasLineEnd(after: comment, before: tape.count) }

  /// Whether a token, with only comments between it and a comma, starts the next item.
  ///
  /// A comment before a line end stays on the line of the comma. Another comment belongs to the next item.
  private func startsItem(_ next: Int, after previous: Int, _ hasLineEnd: Bool) -> Bool {
    let isFirst = tape.kind(previous) == .comma
    guard tape.kind(next) == .comment else { return isFirst || hasLineEnd }
    guard isFirst || hasLineEnd else { return false }
    var index = next
    while index < tape.count, tape.kind(index).isTrivia {
      if tape.kind(index) == .whitespace, Bytes.hasLineEnd(printer.bytes(index)) { return false }
      index += 1
    }
    return true
  }

  private func start(_ start: TokenUnit.Start, _ part: TokenUnit.Part, _ reading: inout Reading) {
    var unit = TokenUnit(start: start)
    unit.append(part)
    reading.list.items[reading.list.items.count - 1].append(unit)
  }

  private func append(_ part: TokenUnit.Part, to list: inout TokenList) {
    let item = list.items.count - 1
    let unit = list.items[item].count - 1
    list.items[item][unit].append(part)
  }

  /// The parts of a component value.
  private func parts(_ tokens: Range<Int>) -> [TokenUnit.Part] {
    let opener = tokens.lowerBound
    guard tape.kind(opener).opensBlock else { return [.text(printer.spelled(opener))] }
    let isClosed = tape.closer(of: opener) == tokens.upperBound - 1
    // Blocks in braces occur only in values of plain tokens. Their bytes stay unchanged.
    guard tape.kind(opener) != .leftBrace, isClosed else { return [.text(Array(printer.bytes(tokens)))] }
    let inner = trimmed(opener + 1..<tokens.upperBound - 1)
    let (open, close) = (printer.spelled(opener), printer.spelled(tokens.upperBound - 1))
    guard !inner.isEmpty else { return [.text(open), .text(close)] }
    var list = list(inner, in: enclosure(opener))
    let isAttribute: Bool
    if case .selectors = printer.context { isAttribute = tape.kind(opener) == .leftSquare } else { isAttribute = false }
    if isAttribute {
      var flat = ListPrinter(printer.options, column: 0, depth: 0)
      flat.appendFlat(list)
      return [.text(open + flat.out + close)]
    }
    list.isWrittenBroken =
      list.isWrittenBroken
      || list.items.count > 1 && (hasLineEnd(after: opener, before: inner.upperBound) || hasBreakAfterComma(inner))
    return [.block(TokenBlock(open: open, list: list, close: close))]
  }

  private func enclosure(_ opener: Int) -> TokenSpacing.Enclosure {
    switch tape.kind(opener) {
    case .function: .function(isNth: tape.name(opener).lowercased().hasPrefix("nth-"))
    case .leftSquare: .brackets
    case .leftBrace: .braces
    default: .parentheses
    }
  }

  /// Whether a space between two tokens can become a line end.
  private func isBreakable(between previous: Int, and next: Int) -> Bool {
    // A comment stays on its line. A line starts with an operator or a combinator, and does not end with one.
    guard tape.kind(next) != .comment, tape.kind(previous) != .delim else { return false }
    switch printer.context {
    case .selectors: return tape.kind(previous) != .colon
    // A name with a colon at the start of a line would look like the next declaration.
    case .value: return !(tape.kind(next) == .ident && tape.kind(next + 1) == .colon)
    case .atRule: return tape.kind(previous) != .colon
    }
  }

  private func isCondition(_ token: Int) -> Bool {
    guard case .atRule = printer.context else { return false }
    return tape.isIdent(token, "and") || tape.isIdent(token, "or")
  }

  /// Whether a selector starts like a declaration, with a name, a colon and white space. A line end would end it.
  private func isLikeDeclaration(_ tokens: Range<Int>) -> Bool {
    guard case .selectors = printer.context, let name = tokens.first, tape.kind(name) == .ident else { return false }
    guard let colon = tokens.dropFirst().first(where: { !tape.kind($0).isTrivia }) else { return false }
    return tape.kind(colon) == .colon && tokens.contains(colon + 1) && tape.kind(colon + 1) == .whitespace
  }

  /// A range without white space at its ends.
  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var (start, end) = (tokens.lowerBound, tokens.upperBound)
    while start < end, tape.kind(start) == .whitespace { start += 1 }
    while end > start, tape.kind(end - 1) == .whitespace { end -= 1 }
    return start..<end
  }
}
