public import VStyleSyntax
import VStyleValues

/// The `var()` functions in a value.
///
/// - Spec: https://www.w3.org/TR/css-variables-1/#using-variables
public enum VariableReferences {
  /// One `var()`.
  public struct Reference: Sendable {
    /// The name with its two hyphens.
    public let name: String
    /// The bytes of the name.
    public let range: SourceRange
    /// The tokens of the fallback; `nil` where there is no comma.
    public let fallback: Range<Int>?
  }

  /// Whether a value has a `var()` at any depth.
  static func appear(_ tokens: Range<Int>, in tape: TokenTape) -> Bool {
    for token in tokens where isReference(token, tape) { return true }
    return false
  }

  /// Every reference in a value, those in fallbacks included, in source order.
  public static func all(in cursor: TokenCursor) -> [Reference] {
    (cursor.index..<cursor.end).compactMap { index in
      isReference(index, cursor.tape) ? read(index, cursor.tape, end: cursor.end) : nil
    }
  }

  /// Whether the arguments of every `var()` can be read.
  static func areWellFormed(in cursor: TokenCursor) -> Bool {
    (cursor.index..<cursor.end).allSatisfy { index in
      !isReference(index, cursor.tape) || isWellFormed(index, cursor.tape, end: cursor.end)
    }
  }

  static func isReference(_ index: Int, _ tape: TokenTape) -> Bool {
    tape.kind(index) == .function && tape.isName(index, "var")
  }

  /// The reference whose function token stands at an index; `nil` if its arguments cannot be read.
  static func read(_ index: Int, _ tape: TokenTape, end: Int) -> Reference? {
    guard let (name, fallback) = arguments(index, tape, end: end) else { return nil }
    return Reference(name: tape.name(name), range: tape.range(name), fallback: fallback)
  }

  /// Whether the arguments of the `var()` at an index can be read.
  static func isWellFormed(_ index: Int, _ tape: TokenTape, end: Int) -> Bool {
    arguments(index, tape, end: end) != nil
  }

  /// The token of the name and those of the fallback.
  private static func arguments(_ index: Int, _ tape: TokenTape, end: Int) -> (name: Int, fallback: Range<Int>?)? {
    // OPTIMIZATION: a cursor holds on to its tape.
    let close = max(min(tape.closer(of: index), end), index + 1)
    let name = next(index + 1, close, tape)
    guard name < close, tape.isDashedIdent(name), tape.range(name).count > 2 else { return nil }
    let comma = next(name + 1, close, tape)
    if comma == close { return (name, nil) }
    return tape.kind(comma) == .comma ? (name, comma + 1..<close) : nil
  }

  /// The first token from one on that is no trivia.
  private static func next(_ index: Int, _ end: Int, _ tape: TokenTape) -> Int {
    var index = index
    while index < end, tape.kind(index).isTrivia { index += 1 }
    return index
  }
}

extension StylesheetCompiler {
  /// Reports a `var()` whose arguments cannot be read; the declaration is dropped then.
  func checkReferences(_ place: StatementPlace, _ context: RuleContext) -> Bool {
    let (tape, tokens) = (place.tree.tape, place.statement.content)
    for index in tokens where VariableReferences.isReference(index, tape) {
      guard !VariableReferences.isWellFormed(index, tape, end: tokens.upperBound) else { continue }
      if context.reporting == .on {
        var inner = TokenCursor(tape, index..<tokens.upperBound).contents
        inner.skipTrivia()
        let range = inner.kind == .endOfFile ? tape.range(index) : inner.range
        report(
          Diagnostic(
            .badArgument, at: SourceLocation(place.tree.sourceID, range),
            "`var()` takes the name of a custom property, and a fallback after a comma",
            expected: "var( <custom-property-name> [, <declaration-value>]? )"))
      }
      return false
    }
    return true
  }
}

extension TokenCursor {
  /// A cursor over the contents of the block that starts here.
  var contents: TokenCursor {
    var copy = self
    return copy.enterBlock()
  }
}
