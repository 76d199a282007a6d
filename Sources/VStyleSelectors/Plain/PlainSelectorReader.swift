package import VStyleSyntax

/// Reads plain selectors.
///
/// It knows no error: what it does not take, in which there may be a mistake, is read by ``SelectorParser``. What it
/// takes means what the parser makes of it.
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
  }

  /// Reads the selectors of a top-level rule.
  ///
  /// Whether its pseudo-classes are known, and plain, is yet to be asked: ``PlainPseudoClass``.
  ///
  /// - Parameters:
  ///   - tokens: the prelude, without trivia at its ends.
  ///   - limit: how many simple selectors there may be.
  ///   - parts: gets the parts; the same as before if there is no summary.
  /// - Returns: `nil` if the selectors are not plain.
  package static func read(
    _ tape: TokenTape, _ tokens: Range<Int>, limit: Int, into parts: inout ContiguousArray<SelectorPart>
  ) -> Summary? {
    var reader = PlainSelectorReader(tokens)
    let start = parts.count
    // Each token makes one part at most.
    guard tokens.count <= limit, let summary = reader.readList(tape, &parts) else {
      parts.removeSubrange(start...)
      return nil
    }
    return summary
  }

  private init(_ tokens: Range<Int>) {
    end = tokens.upperBound
    index = tokens.lowerBound
  }

  private mutating func readList(_ tape: TokenTape, _ parts: inout ContiguousArray<SelectorPart>) -> Summary? {
    var summary = Summary()
    while true {
      guard readCompound(tape, &parts, &summary) else { return nil }
      guard index < end else { return summary }
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
          guard sawWhitespace else { return nil }
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
    scan: while index < end {
      switch tape.kind(index) {
      case .ident:
        guard index == start else { return false }
        parts.append(SelectorPart(.type, index))
        summary.typeCount += 1
        index += 1
      case .hash:
        guard tape.isIdentifierHash(index) else { return false }
        parts.append(SelectorPart(.id, index))
        index += 1
      case .colon:
        guard index + 1 < end, tape.kind(index + 1) == .ident else { return false }
        parts.append(SelectorPart(.pseudoClass, index + 1))
        summary.hasPseudoClasses = true
        index += 2
      case .delim:
        switch tape.firstByte(index) {
        case UInt8(ascii: "."):
          guard index + 1 < end, tape.kind(index + 1) == .ident else { return false }
          parts.append(SelectorPart(.class, index + 1))
          index += 2
        case UInt8(ascii: "*"):
          guard index == start else { return false }
          parts.append(SelectorPart(.universal))
          index += 1
        default: break scan
        }
      default: break scan
      }
    }
    return index > start
  }

  private func combinator(_ byte: UInt8) -> SelectorPart.Kind? {
    switch byte {
    case UInt8(ascii: ">"): .child
    case UInt8(ascii: "+"): .nextSibling
    case UInt8(ascii: "~"): .subsequentSibling
    default: nil
    }
  }

  /// Moves behind white space. A comment is left to whoever reads what is not plain.
  @discardableResult
  private mutating func skipWhitespace(_ tape: TokenTape) -> Bool {
    guard index < end, tape.kind(index) == .whitespace else { return false }
    index += 1
    return true
  }
}
