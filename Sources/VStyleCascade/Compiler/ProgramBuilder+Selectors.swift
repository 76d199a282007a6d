import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the preludes of style rules and checks the names in them.
extension ProgramBuilder {
  /// The selectors of a rule with `&` resolved and the classes of their subjects, or `nil` if they cannot be read;
  /// that is reported.
  func selectors(of place: StatementPlace, in context: RuleContext) -> (list: SelectorList, classes: ClassSet)? {
    do throws(SelectorError) {
      if let parent = context.parent {
        let list = try parseSelectors(of: place, .nested, context).list
        let range = place.tree.tape.range(place.statement.content)
        let resolved = try list.resolvingNesting(parent: parent, at: range)
        return (resolved, knownClasses(SubjectClasses.of(resolved, outer: context.classes)))
      }
      let (list, classes) = try parseSelectors(of: place, context.scope != nil ? .scoped : .topLevel, context)
      // In a scope `&` stands for its roots.
      guard context.scope != nil else { return (list, classes) }
      return (list, knownClasses(SubjectClasses.of(list, outer: context.classes)))
    } catch {
      if context.reporting == .on { report(error, in: place) }
      return nil
    }
  }

  /// The selectors as they are written, and the classes of their subjects as far as they say by themselves.
  private func parseSelectors(
    of place: StatementPlace, _ nesting: SelectorGrammar.Nesting, _ context: RuleContext
  ) throws(SelectorError) -> (list: SelectorList, classes: ClassSet) {
    let key = SelectorMemo.key(place.tree, place.tree.tape.range(place.statement.content), nesting)
    if let known = memory.selectors.find(key, in: place.tree) { return known }
    var cursor = place.prelude
    var classTokens: [Int] = []
    let list = try SelectorList.parse(&cursor, grammar: selectorGrammar(nesting), classTokens: &classTokens)
    let classes = classes(of: list)
    guard context.reporting == .on else { return (list, classes) }
    let findings = diagnostics.count
    // OPTIMIZATION: the one class that is named is known if it makes a set.
    if classTokens.count > 1 || classes.names.isEmpty {
      for token in classTokens { checkClass(place.tree.tape.name(token), at: place.tree.location(ofToken: token)) }
    }
    if diagnostics.count == findings { memory.selectors.add(list, classes, key, in: place.tree) }
    return (list, classes)
  }

  /// The classes of the subjects as far as selectors say by themselves.
  private func classes(of list: SelectorList) -> ClassSet {
    guard list.namesSubjectClass else { return .any }
    guard list.selectors.count == 1, case .named(let name, _)? = list.selectors.first?.subject.type else {
      return knownClasses(SubjectClasses.of(list, outer: .any))
    }
    // OPTIMIZATION: most rules of an app are about one class.
    if let known = memory.setsOfOne[name] { return known }
    let classes = knownClasses([name])
    memory.setsOfOne[name] = classes
    return classes
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
