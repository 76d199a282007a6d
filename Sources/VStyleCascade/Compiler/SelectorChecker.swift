import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the prelude of a style rule and checks the names in it.
struct SelectorChecker {
  let builder: ProgramBuilder
  let place: StatementPlace
  let context: RuleContext

  /// The selectors with `&` resolved, or `nil` if they cannot be read; that is reported.
  func parse() -> SelectorList? {
    var cursor = place.prelude
    let grammar = builder.selectorGrammar(
      context.parent != nil ? .nested : context.scope != nil ? .scoped : .topLevel)
    do throws(SelectorError) {
      let list = try SelectorList.parse(&cursor, grammar: grammar)
      if context.reporting == .on { checkTypes(place.prelude) }
      return try list.resolvingNesting(parent: context.parent, at: place.tree.tape.range(place.statement.content))
    } catch {
      if context.reporting == .on {
        builder.report(error, in: place)
      }
      return nil
    }
  }

  /// Reports the type selectors that name no class. Identifiers after `.` and `:` and inside brackets
  /// name other things, as do those in functions that take no selectors.
  private func checkTypes(_ selectors: TokenCursor) {
    var cursor = selectors
    var previous = TokenKind.whitespace
    while cursor.kind != .endOfFile {
      let kind = cursor.kind
      if kind.opensBlock {
        let takesSelectors = ["is", "where", "not", "has"].contains {
          cursor.kind == .function && cursor.name.lowercased() == $0
        }
        let takesPlaces = cursor.kind == .function && cursor.name.lowercased().hasPrefix("nth-")
        var inner = cursor.enterBlock()
        if takesPlaces { while inner.kind != .endOfFile, !inner.take(ident: "of") { inner.advance() } }
        if takesSelectors || takesPlaces { checkTypes(inner) }
        previous = .rightParenthesis
        continue
      }
      if kind == .ident, previous != .colon, previous != .delim || !isDot(before: cursor.index) {
        builder.checkClass(cursor.name, at: place.location(cursor))
      }
      previous = kind
      cursor.advance()
    }
  }

  private func isDot(before index: Int) -> Bool { place.tree.tape.isDelim(index - 1, ".") }
}
