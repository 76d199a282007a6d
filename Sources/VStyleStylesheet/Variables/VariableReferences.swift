package import VStyleSyntax
import VStyleValues

/// The `var()` and `env()` functions in a value.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#using-variables
/// - Spec: https://www.w3.org/TR/css-env-1/#env-function
package enum VariableReferences {
  /// One `var()` or `env()`.
  package struct Reference: Sendable {
    /// The name with its two hyphens, or ``EnvironmentName/property(_:)`` of a name in an `env()`.
    package let name: String
    /// The range of the name in the source.
    package let range: SourceRange
    /// The tokens of the fallback; `nil` if there is no comma.
    package let fallback: Range<Int>?
  }

  /// Whether a value contains a `var()` or an `env()` at any depth.
  package static func appear(_ tokens: Range<Int>, in tape: TokenTape) -> Bool {
    for token in tokens where isReference(token, tape) { return true }
    return false
  }

  /// Every `var()` in a value, in source order. Those in fallbacks are included.
  package static func all(in cursor: TokenCursor) -> [Reference] { everything(in: cursor) { isVariable($0, $1) } }

  /// The names of all references in a value, in source order. Those in fallbacks are included.
  package static func names(in cursor: TokenCursor) -> [String] { everything(in: cursor, isReference).map(\.name) }

  private static func everything(in cursor: TokenCursor, _ isWanted: (Int, TokenTape) -> Bool) -> [Reference] {
    (cursor.index..<cursor.end).compactMap { index in
      isWanted(index, cursor.tape) ? read(index, cursor.tape, end: cursor.end) : nil
    }
  }

  /// Whether the arguments of every `var()` and `env()` are valid.
  package static func areWellFormed(in cursor: TokenCursor) -> Bool {
    (cursor.index..<cursor.end).allSatisfy { index in
      !isReference(index, cursor.tape) || isWellFormed(index, cursor.tape, end: cursor.end)
    }
  }

  package static func isReference(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .function && (tape.isName(index, "var") || tape.isName(index, "env"))
  }

  private static func isVariable(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .function && tape.isName(index, "var")
  }

  /// The reference whose function token is at an index; `nil` if its arguments are invalid.
  package static func read(_ index: Int, _ tape: TokenTape, end: Int) -> Reference? {
    guard let (name, last, fallback) = arguments(index, tape, end: end) else { return nil }
    guard !isVariable(index, tape) else {
      return Reference(name: tape.name(name), range: tape.range(name), fallback: fallback)
    }
    let indices = (name + 1..<last + 1).filter { tape.kind($0) == .number }.map { " \(Int(tape.number($0)))" }
    return Reference(
      name: EnvironmentName.property(tape.name(name) + indices.joined()), range: tape.range(name), fallback: fallback)
  }

  /// Whether the arguments of the `var()` or `env()` at an index are valid.
  package static func isWellFormed(_ index: Int, _ tape: TokenTape, end: Int) -> Bool {
    arguments(index, tape, end: end) != nil
  }

  /// The name token, the last token before the fallback and the fallback tokens of a reference; `nil` if its arguments
  /// are invalid.
  private static func arguments(
    _ index: Int, _ tape: TokenTape, end: Int
  ) -> (name: Int, last: Int, fallback: Range<Int>?)? {
    // OPTIMIZATION: a ``TokenCursor`` is simpler, but it retains its tape.
    let close = max(min(tape.closer(of: index), end), index + 1)
    let name = next(index + 1, close, tape)
    guard name < close, isVariable(index, tape) ? tape.isCustomPropertyName(name) : tape.kind(name) == .ident else {
      return nil
    }
    var last = name
    var comma = next(name + 1, close, tape)
    // The indices of a variable that has several values.
    while comma < close, !isVariable(index, tape), isIndex(comma, tape) {
      last = comma
      comma = next(comma + 1, close, tape)
    }
    if comma == close { return (name, last, nil) }
    return tape.kind(comma) == .comma ? (name, last, comma + 1..<close) : nil
  }

  private static func isIndex(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .number && tape.isInteger(index) && tape.number(index) >= 0 && tape.number(index) < 1e9
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
