package import VStyleSyntax
package import VStyleValues

/// Parses the tokens of a declaration as a value of a property.
package enum DeclarationReader {
  /// The result of parsing a declaration.
  package enum Reading {
    case value(StyleValue)
    /// Invalid at computed-value time, with the diagnostics.
    case invalid([Diagnostic])
  }

  /// Parses a value in which every `var()` is already replaced.
  ///
  /// - Parameters:
  ///   - cursor: the tokens of the value.
  ///   - declaration: the declaration that the value belongs to.
  ///   - entry: the property; a longhand for a declaration of a shorthand.
  ///   - expansion: the substitution that produced the tokens, for the message.
  package static func read(
    _ cursor: TokenCursor, _ declaration: Declaration, _ entry: StyleSchema.PropertyEntry,
    _ expansion: Substitution.Expansion? = nil
  ) -> Reading {
    // A CSS-wide keyword, the only value of `all`, is not read here.
    guard declaration.name != "all" else {
      let names = expansion?.trail?.names() ?? []
      return .invalid(mismatch(cursor, declaration, name: "all", expected: WideKeyword.syntax, chain: names))
    }
    do throws(ValueError) {
      guard let pending = declaration.shorthand else {
        return .value(try entry.kind.parseWhole(cursor))
      }
      return .value(try longhand(of: pending, cursor, entry))
    } catch {
      let pending = declaration.shorthand
      return .invalid(
        mismatch(
          cursor, declaration, name: pending?.shorthand.name ?? entry.name,
          expected: pending == nil ? entry.kind.syntax : error.expected, chain: expansion?.trail?.names() ?? []))
    }
  }

  /// The value that a shorthand sets for a longhand; the initial value if the shorthand omits it.
  private static func longhand(
    of pending: PendingShorthand, _ cursor: TokenCursor, _ entry: StyleSchema.PropertyEntry
  ) throws(ValueError) -> StyleValue {
    let parts = try pending.shorthand.parts(of: cursor, kinds: pending.kinds)
    guard let part = parts[entry.name] else { return entry.initial }
    return try entry.kind.parseWhole(part)
  }

  private static func mismatch(
    _ cursor: TokenCursor, _ declaration: Declaration, name: String, expected: String, chain: [String]
  ) -> [Diagnostic] {
    guard let location = declaration.location else { return [] }
    let text = cursor.tape.source.text(in: cursor.tape.range(cursor.index..<cursor.end))
    let names = chain.isEmpty ? "" : " (\(chain.joined(separator: " -> ")))"
    return [
      Diagnostic(
        .customPropertyTypeMismatch, at: location,
        "`\(name)` takes \(GrammarInWords.words(for: expected)), found `\(text)`\(names)", expected: expected,
        found: "`\(text)`")
    ]
  }
}
