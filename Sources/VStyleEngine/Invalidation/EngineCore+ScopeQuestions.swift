import VStyleSelectors
import VStyleSyntax

/// Matching on nodes, for selectors whose answers depend on the root of a scope.
///
/// Each answer is known for the rest of the flush. A search along ancestors, siblings or a subtree ends where the rest
/// is known, so all searches together look at each node once for each selector and root.
extension EngineCore {
  /// Whether a predicate matches an element.
  mutating func matches(_ id: ID<Predicate>, _ element: AskedElement) -> Bool {
    let key = ScopeAnswers.Key(.matches, id, element.node, element.root)
    report.compared += 1
    if element.forced.isNone, let known = scopeAnswers.known[key] { return known == 1 }
    guard scopeAnswers.known.count <= limits.scopeAnswers else { return false }
    let predicate = matching.selectors.predicates[id]
    var answer = passes(predicate.tests, element)
    if answer, let combinator = predicate.combinator {
      answer = leads(combinator, matching.selectors.partialMatches[predicate.left].predicate, element)
    }
    if element.forced.isNone { scopeAnswers.known[key] = answer ? 1 : 0 }
    return answer
  }

  private mutating func passes(_ tests: IDRange<SelectorTest>, _ element: AskedElement) -> Bool {
    for index in tests.indices where !passes(matching.selectors.tests[index], element) { return false }
    return true
  }

  private mutating func passes(_ test: SelectorTest, _ element: AskedElement) -> Bool {
    switch test {
    case .scopeRoot: return element.node == element.root
    case .root: return element.node == root
    case .asks(let question): return answers(question, element)
    case .any(let list):
      for predicate in matching.selectors.lists[list] where matches(predicate, element) { return true }
      return false
    case .none(let list):
      for predicate in matching.selectors.lists[list] where matches(predicate, element) { return false }
      return true
    case .all(let group): return passes(matching.selectors.groups[group], element)
    case .environment(let condition):
      let state = matching.childState(nodes.computed[element.node].match)
      let environment = matching.states.environments[matching.states[state].environment]
      return environment.matches(matching.selectors.conditions[condition])
    default:
      let set = element.forced.orNil ?? nodes.featureSet(of: element.node)
      return matching.answer(test, matching.featureSets[set]) == .yes
    }
  }

  /// The node that a combinator leads to first, to the left.
  private mutating func nearest(_ combinator: Combinator, _ node: ID<Node>) -> ID<Node> {
    switch combinator {
    case .descendant, .child: nodes.parent[node]
    case .nextSibling, .subsequentSibling: nodes.previous[node]
    }
  }

  /// Whether a combinator leads from an element to the left, to one that a predicate matches.
  private mutating func leads(_ combinator: Combinator, _ left: ID<Predicate>, _ element: AskedElement) -> Bool {
    guard combinator == .descendant || combinator == .subsequentSibling else {
      let next = nearest(combinator, element.node)
      if matching.selectors.isDirection(left) { answerFromTop(left, next, element.root) }
      return !next.isNone && matches(left, AskedElement(node: next, root: element.root))
    }
    return search(from: element, combinator == .descendant ? .leadsUp : .leadsBack, left) { core, node in
      let next = core.nearest(combinator, node)
      return (next, !next.isNone && core.matches(left, AskedElement(node: next, root: element.root)))
    }
  }

  /// Asks for a predicate that leads to itself at the parent, from the top down, since recursion would be as deep as the
  /// tree.
  private mutating func answerFromTop(_ id: ID<Predicate>, _ node: ID<Node>, _ root: ID<Node>) {
    guard scopeAnswers.known.count <= limits.scopeAnswers else { return }
    var path: [ID<Node>] = []
    var node = node
    while !node.isNone, scopeAnswers.known[ScopeAnswers.Key(.matches, id, node, root)] == nil {
      path.append(node)
      node = nodes.parent[node]
    }
    for node in path.dropFirst().reversed() { _ = matches(id, AskedElement(node: node, root: root)) }
  }

  /// Whether a node further on in a direction is a match.
  ///
  /// - Parameter next: returns the next node, and whether it is a match.
  private mutating func search<Thing>(
    from element: AskedElement, _ kind: ScopeAnswers.Kind, _ id: ID<Thing>,
    next: (inout EngineCore, ID<Node>) -> (node: ID<Node>, isMatch: Bool)
  ) -> Bool {
    var passed: [ScopeAnswers.Key] = []
    var node = element.node
    var answer = false
    while true {
      report.compared += 1
      let key = ScopeAnswers.Key(kind, id, node, element.root)
      if let known = scopeAnswers.known[key] {
        answer = known == 1
        break
      }
      passed.append(key)
      let further = next(&self, node)
      answer = further.isMatch
      if answer || further.node.isNone { break }
      node = further.node
    }
    for key in passed { scopeAnswers.known[key] = answer ? 1 : 0 }
    return answer
  }

  // MARK: Questions

  private mutating func answers(_ id: ID<ScopeQuestion>, _ element: AskedElement) -> Bool {
    let question = matching.selectors.questions.questions[id]
    let root = question.isInside ? .none : element.root
    switch question.test {
    case .has(let firstSteps):
      for step in firstSteps where reaches(step, AskedElement(node: element.node, root: root)) { return true }
      return false
    case .position(let nth, let list):
      guard passes(.any(list), element) else { return false }
      let neighbor = nth.start == .first ? nodes.previous[element.node] : nodes.next[element.node]
      return nth.formula.contains(count(id, list, nth.start, upTo: neighbor, root) + 1)
    }
  }

  /// The number of siblings up to a node that match a list.
  private mutating func count(
    _ id: ID<ScopeQuestion>, _ list: ID<PredicateList>, _ start: NthSelector.Start, upTo last: ID<Node>,
    _ root: ID<Node>
  ) -> Int {
    var passed: [ID<Node>] = []
    var (node, count) = (last, 0)
    while !node.isNone {
      report.compared += 1
      if let known = scopeAnswers.known[ScopeAnswers.Key(.count, id, node, root)] {
        count = known
        break
      }
      passed.append(node)
      node = start == .first ? nodes.previous[node] : nodes.next[node]
    }
    for node in passed.reversed() {
      if passes(.any(list), AskedElement(node: node, root: root)) { count += 1 }
      scopeAnswers.known[ScopeAnswers.Key(.count, id, node, root)] = count
    }
    return count
  }

  /// Whether a step leads from a node to others.
  private mutating func reaches(_ id: ID<ScopeQuestionStep>, _ element: AskedElement) -> Bool {
    switch matching.selectors.questions.steps[id].combinator {
    case .child:
      let key = ScopeAnswers.Key(.reaches, id, element.node, element.root)
      if let known = scopeAnswers.known[key] { return known == 1 }
      var child = nodes.first[element.node]
      while !child.isNone, !starts(id, child, element.root) { child = nodes.next[child] }
      scopeAnswers.known[key] = child.isNone ? 0 : 1
      return !child.isNone
    case .nextSibling:
      let next = nodes.next[element.node]
      return !next.isNone && starts(id, next, element.root)
    case .subsequentSibling:
      return search(from: element, .reaches, id) { core, node in
        let next = core.nodes.next[node]
        return (next, !next.isNone && core.starts(id, next, element.root))
      }
    case .descendant: return reachesDescendant(id, element)
    }
  }

  /// Whether a node matches the compound selector of a step, and the rest leads on from it.
  private mutating func starts(_ id: ID<ScopeQuestionStep>, _ node: ID<Node>, _ root: ID<Node>) -> Bool {
    let step = matching.selectors.questions.steps[id]
    let element = AskedElement(node: node, root: root)
    return matches(step.compound, element) && (!step.hasRest || reaches(ID(id.index + 1), element))
  }

  /// Searches a subtree in document order, without the parts that earlier searches looked at.
  private mutating func reachesDescendant(_ id: ID<ScopeQuestionStep>, _ element: AskedElement) -> Bool {
    let (start, root) = (element.node, element.root)
    func key(_ node: ID<Node>) -> ScopeAnswers.Key { ScopeAnswers.Key(.reaches, id, node, root) }
    if let known = scopeAnswers.known[key(start)] { return known == 1 }
    // The nodes above the current one, up to the start. Nothing below them was found so far.
    var path = [start]
    var next = nodes.first[start]
    while true {
      while !next.isNone {
        report.compared += 1
        let known = scopeAnswers.known[key(next)]
        if starts(id, next, root) || known == 1 {
          for node in path { scopeAnswers.known[key(node)] = 1 }
          return true
        }
        if known != nil {
          next = nodes.next[next]
        } else {
          path.append(next)
          next = nodes.first[next]
        }
      }
      guard let done = path.popLast() else { return false }
      scopeAnswers.known[key(done)] = 0
      if path.isEmpty { return false }
      next = nodes.next[done]
    }
  }
}
