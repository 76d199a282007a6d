import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the preludes of style rules and checks the names in them.
extension ProgramBuilder {
  /// The selectors of a rule with `&` resolved, or `nil` if they cannot be read; that is reported.
  func selectors(of place: StatementPlace, in context: RuleContext) -> SelectorList? {
    let grammar = selectorGrammar(context.parent != nil ? .nested : context.scope != nil ? .scoped : .topLevel)
    var cursor = place.prelude
    var classTokens: [Int] = []
    do throws(SelectorError) {
      let list = try SelectorList.parse(&cursor, grammar: grammar, classTokens: &classTokens)
      if context.reporting == .on {
        for token in classTokens {
          checkClass(place.tree.tape.name(token), at: place.tree.location(ofToken: token))
        }
      }
      guard let parent = context.parent else { return list }
      return try list.resolvingNesting(parent: parent, at: place.tree.tape.range(place.statement.content))
    } catch {
      if context.reporting == .on { report(error, in: place) }
      return nil
    }
  }

  /// The grammar of the selectors of a rule: the states are those of all classes.
  func selectorGrammar(_ nesting: SelectorGrammar.Nesting) -> SelectorGrammar {
    // OPTIMIZATION: a vocabulary has hundreds of states, and every rule asks.
    var grammar =
      memory.stateGrammar
      ?? SelectorGrammar(
        states: SelectorGrammar.controlStates + vocabulary.allStates, componentLimit: limits.selectorComponents)
    if memory.stateGrammar == nil { memory.stateGrammar = grammar }
    grammar.nesting = nesting
    return grammar
  }
}
