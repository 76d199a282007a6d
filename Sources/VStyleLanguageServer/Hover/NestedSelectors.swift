import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The selectors of a rule, as they are written and with the rules around.
struct NestedSelectors {
  /// The selectors as they are written.
  let written: SelectorList

  /// The selectors with each `&` bound to those of the rule around.
  let resolved: SelectorList

  /// What is around the rule.
  let nesting: SelectorGrammar.Nesting

  /// Reads the selectors of a rule; `nil` if they, or those of a rule around, are not valid.
  init?(of node: Int, in sheet: Sheet, _ schema: StyleSchema) {
    let tape = sheet.tree.tape
    var grammar = SelectorGrammar(states: schema.allStates + SelectorGrammar.controlStates, nesting: .topLevel)
    var (written, resolved): (SelectorList?, SelectorList?)
    for outer in sheet.statements(around: sheet.tree.range(of: node).start) {
      let statement = sheet.tree.nodes[outer]
      if statement.kind == .atRule, tape.isName(statement.nameToken, "scope") {
        (grammar.nesting, resolved) = (.scoped, nil)
      }
      guard statement.kind == .qualifiedRule else { continue }
      if resolved != nil { grammar.nesting = .nested }
      var cursor = TokenCursor(tape, statement.content)
      guard let list = try? SelectorList.parse(&cursor, grammar: grammar) else { return nil }
      let scoped = grammar.nesting == .scoped ? list.relativeToScope : list
      written = list
      resolved = try? scoped.resolvingNesting(parent: resolved, at: tape.range(statement.content))
      guard resolved != nil else { return nil }
      if outer == node { break }
    }
    guard let written, let resolved else { return nil }
    (self.written, self.resolved, nesting) = (written, resolved, grammar.nesting)
  }
}
