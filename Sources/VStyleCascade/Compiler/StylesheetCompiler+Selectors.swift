import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the preludes of style rules and checks the names in them.
extension StylesheetCompiler {
  /// The selectors of a rule with `&` resolved and the classes of their subjects, or `nil` if they cannot be read;
  /// that is reported.
  func selectors(of place: StatementPlace, in context: RuleContext) -> RuleSelectors? {
    let isTopLevel = context.parent == nil && context.scope == nil
    do throws(SelectorError) {
      // OPTIMIZATION: reading plain selectors takes a tenth of reading any, and as little room.
      if isTopLevel, let plain = try plainSelectors(of: place, in: context) { return plain }
      let known = try parseSelectors(
        of: place, context.parent != nil ? .nested : isTopLevel ? .topLevel : .scoped, context)
      if isTopLevel { return RuleSelectors(number: recorder.selectors.add(known.list), viewTypes: known.viewTypes) }
      let range = place.tree.tape.range(place.statement.content)
      let list = try known.list.resolvingNesting(parent: parent(of: context), at: range)
      let viewTypes = knownViewTypes(SubjectViewTypes.of(list, outer: memory.names(of: context.viewTypes)))
      return RuleSelectors(number: recorder.selectors.add(list), viewTypes: viewTypes)
    } catch {
      if context.reporting == .on { report(error, in: place) }
      return nil
    }
  }

  /// What `&` means.
  func parent(of context: RuleContext) -> SelectorList? {
    context.parent.map { recorder.selectors.keptList($0, trees) }
  }

  /// The selectors as they are written, and the classes of their subjects as far as they say by themselves.
  private func parseSelectors(
    of place: StatementPlace, _ nesting: SelectorGrammar.Nesting, _ context: RuleContext
  ) throws(SelectorError) -> KnownSelectors {
    let key = ByteMemo<KnownSelectors>.key(
      place.tree.tape.range(place.statement.content), in: place.tree, meaning: nesting.number)
    if let known = memory.selectors.find(key, in: place.tree) { return known }
    var cursor = place.prelude
    var typeTokens: [Int] = []
    let list = try SelectorList.parse(&cursor, grammar: selectorGrammar(nesting), typeTokens: &typeTokens)
    let selectors = KnownSelectors(list: list, viewTypes: knownViewTypes(SubjectViewTypes.of(list, outer: [])))
    guard context.reporting == .on else { return selectors }
    let reported = diagnostics.count
    for token in typeTokens { checkViewType(place.tree.tape.name(token), at: place.tree.location(ofToken: token)) }
    if diagnostics.count == reported { memory.selectors.add(selectors, key, in: place.tree) }
    return selectors
  }

  /// The grammar of the selectors of a rule: the states are those of all classes.
  func selectorGrammar(_ nesting: SelectorGrammar.Nesting) -> SelectorGrammar {
    // OPTIMIZATION: a schema has hundreds of states, and every rule asks.
    var grammar =
      memory.stateGrammar
      ?? SelectorGrammar(
        states: SelectorGrammar.controlStates + schema.allStates, componentLimit: limits.selectorComponents)
    if memory.stateGrammar == nil { memory.stateGrammar = grammar }
    grammar.nesting = nesting
    return grammar
  }
}

/// The selectors of a rule.
struct RuleSelectors {
  /// Which ones they are among those of the recorder.
  let number: SelectorStore.Number
  /// The classes of their subjects.
  let viewTypes: ViewTypeSet
}

/// What the prelude of a rule says, whatever the rule stands in.
struct KnownSelectors {
  let list: SelectorList
  /// The classes of the subjects as far as the selectors say by themselves.
  let viewTypes: ViewTypeSet
}

extension SelectorGrammar.Nesting {
  /// A number of its own.
  fileprivate var number: Int {
    switch self {
    case .topLevel: 0
    case .nested: 1
    case .scoped: 2
    }
  }
}
