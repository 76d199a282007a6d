package import VStyleSyntax

/// Reads plain selectors.
///
/// It knows no mistake but a pseudo-element: what it does not take is read by ``SelectorParser``, which reports what is
/// wrong with it. What it takes means what the parser makes of it.
package struct PlainSelectorReader {
  private let end: Int
  private var index: Int

  /// What was read.
  package struct Summary {
    /// How many complex selectors there are.
    package fileprivate(set) var count = 1
    /// How many type selectors name a class.
    package fileprivate(set) var typeCount = 0
    /// Whether there is a pseudo-class.
    package fileprivate(set) var hasPseudoClasses = false
    /// The token of the first pseudo-element, which cannot stand in a selector; `nil` where there is none. Nothing
    /// after it was read.
    package fileprivate(set) var pseudoElement: Int?
  }

  /// Reads the selectors of a top-level rule.
  ///
  /// Whether its pseudo-classes are known, and plain, is yet to be asked: ``PlainPseudoClass``.
  ///
  /// - Parameters:
  ///   - tokens: the prelude, without trivia at its ends.
  ///   - limit: how many simple selectors there may be.
  ///   - parts: gets the parts; the same as before if there is no summary.
  /// - Returns: `nil` if the selectors are not plain, unless all is plain up to a pseudo-element.
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

  /// What is wrong with a pseudo-element, as the parser finds it.
  ///
  /// - Parameter tokens: what is left of the prelude, from the pseudo-element on.
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

  /// Reads a compound selector; `false` if there is none.
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

  /// Reads the conditions of a compound selector; `false` if one is not plain or a type follows.
  ///
  /// - Parameter isNegated: whether they stand in a `:not()`, in which there can be no other.
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

  /// Reads `:not()` with nothing but conditions in it; `false` if there is more to it.
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

  /// Reads `[name]` or `[name="value"]` without white space or a flag; `false` if there is more to it.
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

  /// What may stand before the `=` of an attribute selector.
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

  /// Moves after white space. A comment is left to whoever reads what is not plain.
  @discardableResult
  private mutating func skipWhitespace(_ tape: TokenTape) -> Bool {
    guard index < end, tape.kind(index) == .whitespace else { return false }
    index += 1
    return true
  }
}
