package import VStyleSyntax
import VStyleValues

/// The `var()` functions in a value.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#using-variables
package enum VariableReferences {
  /// One `var()`.
  package struct Reference: Sendable {
    /// The name with its two hyphens.
    package let name: String
    /// The range of the name in the source.
    package let range: SourceRange
    /// The tokens of the fallback; `nil` if there is no comma.
    package let fallback: Range<Int>?
  }

  /// Whether a value contains a `var()` at any depth.
  package static func appear(_ tokens: Range<Int>, in tape: TokenTape) -> Bool {
    for token in tokens where isReference(token, tape) { return true }
    return false
  }

  /// Every reference in a value, in source order. References in fallbacks are included.
  package static func all(in cursor: TokenCursor) -> [Reference] {
    (cursor.index..<cursor.end).compactMap { index in
      isReference(index, cursor.tape) ? read(index, cursor.tape, end: cursor.end) : nil
    }
  }

  /// Whether the arguments of every `var()` are valid.
  package static func areWellFormed(in cursor: TokenCursor) -> Bool {
    (cursor.index..<cursor.end).allSatisfy { index in
      !isReference(index, cursor.tape) || isWellFormed(index, cursor.tape, end: cursor.end)
    }
  }

  package static func isReference(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .function && tape.isName(index, "var")
  }

  /// The reference whose function token is at an index; `nil` if its arguments are invalid.
  static func read(_ index: Int, _ tape: TokenTape, end: Int) -> Reference? {
    guard let (name, fallback) = arguments(index, tape, end: end) else { return nil }
    return Reference(name: tape.name(name), range: tape.range(name), fallback: fallback)
  }

  /// Whether the arguments of the `var()` at an index are valid.
  package static func isWellFormed(_ index: Int, _ tape: TokenTape, end: Int) -> Bool {
    arguments(index, tape, end: end) != nil
  }

  /// The name token and the fallback tokens of a `var()`; `nil` if its arguments are invalid.
  private static func arguments(_ index: Int, _ tape: TokenTape, end: Int) -> (name: Int, fallback: Range<Int>?)? {
    // OPTIMIZATION: a ``TokenCursor`` is simpler, but it retains its tape.
    let close = max(min(tape.closer(of: index), end), index + 1)
    let name = next(index + 1, close, tape)
    guard name < close, tape.isCustomPropertyName(name) else { return nil }
    let comma = next(name + 1, close, tape)
    if comma == close { return (name, nil) }
    return tape.kind(comma) == .comma ? (name, comma + 1..<close) : nil
  }

  /// The first index from `index` on whose token is not trivia.
  private static func next(_ index: Int, _ end: Int, _ tape: TokenTape) -> Int {
    var index = index
    while index < end, tape.kind(index).isTrivia { index += 1 }
    return index
  }
}

extension TokenTape {
  /// The name at a token, with hyphens in place of the dots and slashes that design programs write: `text.primary`.
  ///
  /// - Parameters:
  ///   - token: an identifier or an at-keyword.
  ///   - end: the end of the tokens to read.
  /// - Returns: the name, and the index after it.
  package func namePath(at token: Int, end: Int) -> (name: String, end: Int) {
    var name = name(token)
    var next = token + 1
    while next < end {
      let isSeparator = isDelim(next, ".") || isDelim(next, "/")
      let part = isSeparator ? next + 1 : next
      guard part < end, [.ident, .number, .dimension].contains(kind(part)) else { break }
      let text = source.text(in: range(part)).replacing(".", with: "-")
      // In `space.2`, the dot belongs to the number.
      guard isSeparator ? text.first.map({ $0.isLetter || $0.isNumber }) ?? false : text.hasPrefix("-") else { break }
      guard isSeparator || source.bytes[range(part).start] == UInt8(ascii: ".") else { break }
      name += isSeparator ? "-\(text)" : text
      next = part + 1
    }
    return (name, next)
  }
}
