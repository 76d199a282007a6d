package import VStyleSyntax

/// Parses plain selectors to parts.
///
/// OPTIMIZATION: it is a shorter path than ``SelectorParser``, with the same results. It reports no errors except a
/// pseudo-element: ``SelectorParser`` parses all selectors that it rejects, and reports their errors.
package struct PlainSelectorReader {
  private let end: Int
  private var index: Int

  /// The result of parsing a prelude.
  package struct Summary {
    /// The number of complex selectors.
    package fileprivate(set) var count = 1
    /// The number of type selectors that name a view type.
    package fileprivate(set) var typeCount = 0
    /// Whether there is a pseudo-class.
    package fileprivate(set) var hasPseudoClasses = false
    /// The token of the first pseudo-element, which is an error; `nil` if there is none. The reader stops there.
    package fileprivate(set) var pseudoElement: Int?
  }

  /// Parses the selectors of a top-level rule.
  ///
  /// The caller must check with ``PlainPseudoClass`` that the pseudo-classes are known and plain.
  ///
  /// - Parameters:
  ///   - tape: the tokens of the sheet.
  ///   - tokens: the prelude, without trivia at its ends.
  ///   - limit: the maximum number of tokens, and so of simple selectors.
  ///   - parts: receives the parts; unchanged if the method returns `nil`.
  /// - Returns: `nil` if the selectors are not plain. A selector that is plain up to a pseudo-element has a result.
  package static func read(
    _ tape: TokenTape, _ tokens: Range<Int>, limit: Int, into parts: inout ContiguousArray<SelectorPart>
  ) -> Summary? {
    var reader = PlainSelectorReader(tokens)
    let start = parts.count
    // Each token makes one part at most.
    guard tokens.count <= limit else { return nil }
    var summary = Summary()
    guard reader.readList(tape, &parts, &summary) || summary.pseudoElement != nil else {
      parts.removeSubrange(start...)
      return nil
    }
    return summary
  }

  /// The error that the parser reports for a pseudo-element.
  ///
  /// - Parameters:
  ///   - tape: the tokens of the sheet.
  ///   - tokens: the rest of the prelude, from the pseudo-element on.
  ///   - grammar: the syntax that the selectors may use.
  package static func pseudoElementError(
    _ tape: TokenTape, _ tokens: Range<Int>, _ grammar: SelectorGrammar
  ) -> SelectorError? {
    var (parser, cursor) = (SelectorParser(grammar), TokenCursor(tape, tokens))
    do throws(SelectorError) {
      _ = try parser.consumePseudo(&cursor)
      return nil
    } catch { return error }
  }

  private init(_ tokens: Range<Int>) {
    end = tokens.upperBound
    index = tokens.lowerBound
  }

  private mutating func readList(
    _ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>, _ summary: inout Summary
  ) -> Bool {
    while true {
      guard readCompound(tape, &parts, &summary) else { return false }
      guard index < end else { return true }
      let sawWhitespace = skipWhitespace(tape)
      switch tape.kind(index) {
      case .comma:
        parts.append(SelectorPart(.comma))
        summary.count += 1
        index += 1
        skipWhitespace(tape)
      case let kind:
        if kind == .delim, let combinator = combinator(tape.firstByte(index)) {
          parts.append(SelectorPart(combinator))
          index += 1
          skipWhitespace(tape)
        } else {
          guard sawWhitespace else { return false }
          parts.append(SelectorPart(.descendant))
        }
      }
    }
  }

  /// Parses a compound selector; returns `false` if there is none.
  @inline(__always)
  private mutating func readCompound(
    _ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>, _ summary: inout Summary
  ) -> Bool {
    let start = index
    if tape.kind(index) == .ident {
      parts.append(SelectorPart(.type, index))
      summary.typeCount += 1
      index += 1
    } else if tape.kind(index) == .delim, tape.firstByte(index) == UInt8(ascii: "*") {
      parts.append(SelectorPart(.universal))
      index += 1
    }
    return readConditions(tape, &parts, &summary, isNegated: false) && index > start
  }

  /// Parses the conditions of a compound selector; returns `false` if one is not plain or a type follows.
  ///
  /// - Parameter isNegated: whether the conditions are inside `:not()`, which can contain no other `:not()`.
  private mutating func readConditions(
    _ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>, _ summary: inout Summary, isNegated: Bool
  ) -> Bool {
    while index < end {
      switch tape.kind(index) {
      case .ident: return false
      case .hash:
        guard tape.isIdentifierHash(index) else { return false }
        parts.append(SelectorPart(.id, index))
        index += 1
      case .colon:
        guard index + 1 < end else { return false }
        if tape.kind(index + 1) == .colon {
          summary.pseudoElement = index
          return false
        } else if tape.kind(index + 1) == .ident {
          parts.append(SelectorPart(.pseudoClass, index + 1))
          summary.hasPseudoClasses = true
          index += 2
        } else {
          guard !isNegated, readNegation(tape, &parts, &summary) else { return false }
        }
      case .delim:
        switch tape.firstByte(index) {
        case UInt8(ascii: "."):
          guard index + 1 < end, tape.kind(index + 1) == .ident else { return false }
          parts.append(SelectorPart(.class, index + 1))
          index += 2
        case UInt8(ascii: "*"): return false
        default: return true
        }
      case .leftSquare: guard readAttribute(tape, &parts) else { return false }
      default: return true
      }
    }
    return true
  }

  /// Parses `:not()` with conditions only; returns `false` for any other argument.
  private mutating func readNegation(
    _ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>, _ summary: inout Summary
  ) -> Bool {
    guard tape.kind(index + 1) == .function, tape.isName(index + 1, "not") else { return false }
    parts.append(SelectorPart(.not))
    index += 2
    let start = index
    guard readConditions(tape, &parts, &summary, isNegated: true), index > start, index < end,
      tape.kind(index) == .rightParenthesis
    else { return false }
    parts.append(SelectorPart(.end))
    index += 1
    return true
  }

  /// Parses `[name]` or `[name="value"]` without white space or a flag; returns `false` for any other syntax.
  private mutating func readAttribute(_ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>) -> Bool {
    guard index + 2 < end, tape.kind(index + 1) == .ident else { return false }
    var last = index + 2
    if tape.kind(last) == .delim {
      if Self.isComparison(tape.firstByte(last)) { last += 1 }
      guard last + 2 < end, tape.kind(last) == .delim, tape.firstByte(last) == UInt8(ascii: "=") else { return false }
      guard tape.kind(last + 1) == .ident || tape.kind(last + 1) == .string else { return false }
      last += 2
    }
    guard tape.kind(last) == .rightSquare else { return false }
    parts.append(SelectorPart(.attribute, index + 1))
    index = last + 1
    return true
  }

  /// Whether a byte may precede the `=` of an attribute selector.
  private static func isComparison(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "*"): true
    default: false
    }
  }

  private func combinator(_ byte: UInt8) -> SelectorPart.Kind? {
    switch byte {
    case UInt8(ascii: ">"): .child
    case UInt8(ascii: "+"): .nextSibling
    case UInt8(ascii: "~"): .subsequentSibling
    default: nil
    }
  }

  /// Skips white space. Selectors with comments are not plain, so the reader skips none.
  @discardableResult
  private mutating func skipWhitespace(_ tape: TokenTape) -> Bool {
    guard index < end, tape.kind(index) == .whitespace else { return false }
    index += 1
    return true
  }
}
