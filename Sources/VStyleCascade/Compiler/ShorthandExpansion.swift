import VStyleSyntax
import VStyleValues

/// A shorthand whose value has `var()` in it, so that it is only known at a node what its longhands get.
package struct PendingShorthand: Sendable {
  let shorthand: Shorthand
  /// The kinds of the longhands by name.
  let kinds: [String: ValueKind]
}

/// Declarations of shorthands, which stand for one declaration of each longhand.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
extension StylesheetCompiler {
  /// The kinds of a shorthand's longhands, as the classes at hand have them.
  func kinds(of shorthand: Shorthand, _ context: RuleContext) -> [String: ValueKind] {
    var kinds: [String: ValueKind] = [:]
    for longhand in shorthand.longhands { kinds[longhand] = candidates(longhand, context).first?.kind }
    return kinds
  }

  /// What the longhands are declared to be; none if the value is wrong, which is reported.
  func expand(_ shorthand: Shorthand, _ place: StatementPlace, in context: RuleContext) -> [DeclarationContent] {
    let slice = TokenSlice(tape: place.tree.tape, tokens: place.statement.content)
    let kinds = kinds(of: shorthand, context)
    if let keyword = WideKeyword(slice.tokens, in: slice.tape) {
      return shorthand.longhands.map { DeclarationContent(name: $0, value: .wide(keyword)) }
    }
    if VariableReferences.appear(slice.tokens, in: slice.tape) {
      guard checkValue(place, context), checkReferences(place, context) else { return [] }
      let pending = PendingShorthand(shorthand: shorthand, kinds: kinds)
      return shorthand.longhands.map { DeclarationContent(name: $0, value: .tokens, shorthand: pending) }
    }
    do throws(ValueError) {
      let parts = try shorthand.parts(of: slice.cursor, kinds: kinds)
      return longhands(of: shorthand, parts, place, in: context)
    } catch {
      if context.reporting == .on, !lacksSemicolon(place) {
        report(error.diagnostic(property: shorthand.name, in: place.tree.sourceID))
      }
      return []
    }
  }

  private func longhands(
    of shorthand: Shorthand, _ parts: Shorthand.Parts, _ place: StatementPlace, in context: RuleContext
  ) -> [DeclarationContent] {
    var contents: [DeclarationContent] = []
    for longhand in shorthand.longhands {
      let named = named(longhand, context)
      guard let part = parts[longhand] else {
        contents.append(DeclarationContent(name: longhand, value: .wide(.initial)))
        continue
      }
      let slice = TokenSlice(tape: part.tape, tokens: part.index..<part.end)
      guard let typed = parse(slice, as: named, place, context) else { return [] }
      contents.append(DeclarationContent(name: longhand, value: .typed(typed), slice: slice))
    }
    return contents
  }
}
