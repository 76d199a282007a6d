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
  static func appear(in cursor: TokenCursor) -> Bool {
    (cursor.index..<cursor.end).contains { isReference($0, cursor.tape) }
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
    var cursor = TokenCursor(tape, index..<end)
    var inner = cursor.enterBlock()
    inner.skipTrivia()
    let name = inner.index
    guard inner.kind == .ident, tape.isDashedIdent(name), tape.range(name).count > 2 else { return nil }
    inner.advance()
    inner.skipTrivia()
    if inner.kind == .endOfFile { return (name, nil) }
    guard inner.take(.comma) else { return nil }
    return (name, inner.index..<inner.end)
  }
}

extension ProgramBuilder {
  /// Reports a `var()` whose arguments cannot be read; the declaration is dropped then.
  func checkReferences(_ cursor: TokenCursor, _ place: StatementPlace, _ context: RuleContext) -> Bool {
    for index in cursor.index..<cursor.end where VariableReferences.isReference(index, cursor.tape) {
      guard !VariableReferences.isWellFormed(index, cursor.tape, end: cursor.end) else { continue }
      if context.reporting == .on {
        var inner = TokenCursor(cursor.tape, index..<cursor.end).contents
        inner.skipTrivia()
        let range = inner.kind == .endOfFile ? cursor.tape.range(index) : inner.range
        report(
          Diagnostic(
            .badArgument, at: SourceLocation(place.tree.sourceID, range),
            "`var()` takes the name of a token, and a fallback behind a comma",
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
