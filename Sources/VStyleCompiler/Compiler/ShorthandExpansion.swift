import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Expansion of shorthands to one declaration for each longhand.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
extension StylesheetCompiler {
  /// The value types of a shorthand's longhands for the view types of a rule, by name.
  func kinds(of shorthand: Shorthand, _ context: RuleContext) -> [String: ValueKind] {
    var kinds: [String: ValueKind] = [:]
    for longhand in shorthand.longhands { kinds[longhand] = candidates(longhand, context).first?.kind }
    return kinds
  }

  /// The declarations of the longhands; empty after a diagnostic if the value is invalid.
  func expand(_ shorthand: Shorthand, _ position: StatementPosition, in context: RuleContext) -> [DeclarationContent] {
    let slice = TokenSlice(tape: position.tree.tape, tokens: position.statement.content)
    let kinds = kinds(of: shorthand, context)
    if let keyword = WideKeyword(slice.tokens, in: slice.tape) {
      return shorthand.longhands.map { DeclarationContent(name: $0, value: .wide(keyword)) }
    }
    if VariableReferences.appear(slice.tokens, in: slice.tape) {
      guard checkValue(position, context), checkReferences(position, context) else { return [] }
      let pending = PendingShorthand(shorthand: shorthand, kinds: kinds)
      return shorthand.longhands.map { DeclarationContent(name: $0, value: .tokens, shorthand: pending) }
    }
    do throws(ValueError) {
      let parts = try shorthand.parts(of: slice.cursor, kinds: kinds)
      return longhands(of: shorthand, parts, position, in: context)
    } catch {
      if context.isReporting, !lacksSemicolon(position) {
        report(error.diagnostic(property: shorthand.name, in: position.tree.sourceID))
      }
      return []
    }
  }

  private func longhands(
    of shorthand: Shorthand, _ parts: Shorthand.Parts, _ position: StatementPosition, in context: RuleContext
  ) -> [DeclarationContent] {
    var contents: [DeclarationContent] = []
    for longhand in shorthand.longhands {
      let named = named(longhand, context)
      guard let part = parts[longhand] else {
        contents.append(DeclarationContent(name: longhand, value: .wide(.initial)))
        continue
      }
      let slice = TokenSlice(tape: part.tape, tokens: part.index..<part.end)
      guard let typed = parse(slice, as: named, position, context) else { return [] }
      contents.append(DeclarationContent(name: longhand, value: .typed(typed), slice: slice))
    }
    return contents
  }
}
