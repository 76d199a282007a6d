package import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Parses the preludes of style rules and checks the names in them.
extension StylesheetCompiler {
  /// The selectors of a rule, with `&` resolved, and the view types of their subjects.
  ///
  /// The result is `nil` after a diagnostic if they are invalid.
  func selectors(of position: StatementPosition, in context: RuleContext) -> RuleSelectors? {
    let isTopLevel = context.parent == nil && context.scope == nil
    do throws(SelectorError) {
      // OPTIMIZATION: the general parser alone is simpler, but takes ten times the time and memory for plain selectors.
      if isTopLevel, let plain = try plainSelectors(of: position, in: context) { return plain }
      let known = try parseSelectors(
        of: position, context.parent != nil ? .nested : isTopLevel ? .topLevel : .scoped, context)
      if isTopLevel { return RuleSelectors(index: recorder.selectors.add(known.list), viewTypes: known.viewTypes) }
      let range = position.tree.tape.range(position.statement.content)
      let list = try known.list.resolvingNesting(parent: parent(of: context), at: range)
      let viewTypes = knownViewTypes(SubjectViewTypes.of(list, outer: nestingViewTypes(context)))
      return RuleSelectors(index: recorder.selectors.add(list), viewTypes: viewTypes)
    } catch {
      if context.isReporting { report(error, in: position) }
      return nil
    }
  }

  /// The selectors that `&` means; `nil` outside of any rule.
  package func parent(of context: RuleContext) -> SelectorList? {
    context.parent.map { recorder.selectors.keptList($0, trees) }
  }

  /// The selectors as they are written, and the view types of their subjects without those of `&`.
  private func parseSelectors(
    of position: StatementPosition, _ nesting: SelectorGrammar.Nesting, _ context: RuleContext
  ) throws(SelectorError) -> KnownSelectors {
    let key = ByteMemo<KnownSelectors>.key(
      position.tree.tape.range(position.statement.content), in: position.tree, meaning: nesting.index)
    if let known = cache.selectors.find(key, in: position.tree) { return known }
    var cursor = position.prelude
    var typeTokens: [Int] = []
    var dropped: [SelectorError] = []
    let parsed = try SelectorList.parse(
      &cursor, grammar: selectorGrammar(nesting), typeTokens: &typeTokens, warnings: &dropped)
    let list = nesting == .scoped ? parsed.relativeToScope : parsed
    let selectors = KnownSelectors(list: list, viewTypes: knownViewTypes(SubjectViewTypes.of(list, outer: [])))
    guard context.isReporting else { return selectors }
    let reported = diagnostics.count
    for token in typeTokens {
      checkViewType(position.tree.tape.name(token), at: position.tree.location(ofToken: token))
    }
    // A forgiving list skips what no browser has yet, which in a sheet for this language is a mistake.
    for error in dropped { report(error, in: position) }
    if diagnostics.count == reported { cache.selectors.add(selectors, key, in: position.tree) }
    return selectors
  }

  /// The grammar of a rule's selectors, with the states of all view types.
  func selectorGrammar(_ nesting: SelectorGrammar.Nesting) -> SelectorGrammar {
    // OPTIMIZATION: a new grammar for each rule is simpler, but a schema has hundreds of states.
    var grammar = cache.stateGrammar ?? stateGrammar
    if cache.stateGrammar == nil { cache.stateGrammar = grammar }
    grammar.nesting = nesting
    return grammar
  }

  /// The grammar with the states of the schema, whose sheets share them.
  private var stateGrammar: SelectorGrammar {
    let states = SelectorGrammar.controlStates + schema.allStates
    var grammar = schema.sharedData.value { StateGrammar(SelectorGrammar(states: states)) }.grammar
    grammar.componentLimit = limits.selectorComponents
    return grammar
  }

  private final class StateGrammar: Sendable {
    let grammar: SelectorGrammar

    init(_ grammar: SelectorGrammar) { self.grammar = grammar }
  }
}

/// The selectors of a rule.
struct RuleSelectors {
  /// The ID of the selectors in the recorder.
  let index: SelectorStore.ID
  /// The view types of the subjects.
  let viewTypes: ViewTypeSet
}

/// The selectors of a prelude, independent of the context of the rule.
struct KnownSelectors {
  let list: SelectorList
  /// The view types of the subjects without those of `&`.
  let viewTypes: ViewTypeSet
}

extension SelectorGrammar.Nesting {
  /// A distinct number for cache keys.
  fileprivate var index: Int {
    switch self {
    case .topLevel: 0
    case .nested: 1
    case .scoped: 2
    }
  }
}
