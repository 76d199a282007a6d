import VStyleStylesheet

/// The nodes that may match rules that ask about the root of their scope, and what is known of their answers.
struct ScopeAnswers {
  /// Whether a change may alter an answer.
  var isStale = false
  /// The nodes that may match such a rule.
  fileprivate var asking: [ID<Node>] = []
  /// The nodes that ``asking`` contains.
  fileprivate var listed = BitSet()
  /// The rules that elements may match, for each feature set.
  fileprivate var candidates: [[ScopeRule]?] = []
  /// Whether the tree needs more answers than ``EngineLimits/scopeAnswers``. Then no such rule matches.
  fileprivate(set) var isBeyondLimit = false
  /// The answers in the current flush.
  var known: [Key: Int] = [:]

  /// What is asked of a node.
  enum Kind {
    case matches, leadsUp, leadsBack, reaches, count, isRoot, isLimited
  }

  /// A question with a node and a root.
  struct Key: Hashable {
    let kind: Kind
    /// The ID of the predicate, the step, the question or the scope.
    let id: Int32
    let node: ID<Node>
    let root: ID<Node>

    init(_ kind: Kind, _ id: ID<some Any>, _ node: ID<Node>, _ root: ID<Node>) {
      (self.kind, self.id, self.node, self.root) = (kind, id.rawValue, node, root)
    }
  }
}

/// An element as a rule sees it.
struct AskedElement {
  let node: ID<Node>
  /// Its feature set in a control state that replaces the actual ones; none for the actual ones.
  var forced = ID<FeatureSet>.none
  /// The root of the scope; none if it can be no node that is looked at.
  let root: ID<Node>
}

/// Rules that ask about the root of their scope. After each change that selectors can see, they are checked for the
/// nodes that may match them. A rule that matches is a feature.
extension EngineCore {
  /// Lists a node if it may match a rule that asks about the root of its scope.
  @inline(never)
  mutating func noteAsking(_ node: ID<Node>, _ set: ID<FeatureSet>) {
    guard !scopeAnswers.listed.contains(node.index), !rulesToAsk(set).isEmpty else { return }
    _ = scopeAnswers.listed.insert(node.index)
    scopeAnswers.asking.append(node)
  }

  /// The features of the rules that match a node so far.
  mutating func scopeRules(of node: ID<Node>) -> [ID<Feature>] {
    let set = nodes.featureSet(of: node)
    guard !set.isNone, !matching.selectors.questions.isEmpty else { return [] }
    return matching.scopeRules(of: matching.featureSets[set])
  }

  /// Checks the rules again after a change. Nodes that match others than before have to be visited.
  mutating func updateScopeRules() {
    guard scopeAnswers.isStale, !matching.selectors.questions.isEmpty else { return }
    scopeAnswers.isStale = false
    scopeAnswers.known.removeAll()
    let asking = scopeAnswers.asking
    report.compared += asking.count
    scopeAnswers.asking = []
    for node in asking {
      let set = nodes.contains(node) ? nodes.featureSet(of: node) : .none
      let rules = set.isNone ? [] : rulesToAsk(set)
      if rules.isEmpty { scopeAnswers.listed.remove(node.index) } else { scopeAnswers.asking.append(node) }
      if !set.isNone { setScopeRules(rules, of: node, set) }
    }
    // All searches together need the same answers in any order, so the limit does not depend on earlier changes.
    scopeAnswers.isBeyondLimit = scopeAnswers.known.count > limits.scopeAnswers
    for node in scopeAnswers.asking where scopeAnswers.isBeyondLimit {
      setScopeRules([], of: node, nodes.featureSet(of: node))
    }
    scopeAnswers.known.removeAll()
  }

  private mutating func setScopeRules(_ rules: [ScopeRule], of node: ID<Node>, _ id: ID<FeatureSet>) {
    let set = matching.featureSets[id]
    let former = matching.scopeRules(of: set)
    var present: [ID<Feature>] = []
    if !rules.isEmpty, scopeAnswers.known.count <= limits.scopeAnswers {
      for slot in [nil] + matching.propertyTables[set.type].slots.map(Optional.some) {
        let forced = slot.map { matching.forced(id, slot: $0) } ?? .none
        for rule in rules {
          guard let distance = distance(of: rule, node, forced) else { continue }
          present.append(
            matching.selectors.features.intern(.scopeRule(rule.id, distance: Int32(distance), slot: slot)))
        }
      }
    }
    guard Set(former) != Set(present) else { return }
    nodes.set(featureSet: matching.featureSets.replacing(former, by: present, in: id), of: node)
    dirty.append(node)
  }

  /// The rules that an element may match by its own features, in any control state.
  private mutating func rulesToAsk(_ id: ID<FeatureSet>) -> [ScopeRule] {
    if id.index < scopeAnswers.candidates.count, let known = scopeAnswers.candidates[id] { return known }
    let type = matching.featureSets[id].type
    let sets = [id] + matching.propertyTables[type].slots.map { matching.forced(id, slot: $0) }
    let rules = matching.selectors.questions.rules.filter { rule in
      sets.contains { set in
        let set = matching.featureSets[set]
        return (rule.localStyles.isNone || matching.featureSets.contains(rule.localStyles, in: set))
          && matching.answerInScope(rule.subject, set) != .no
      }
    }
    scopeAnswers.candidates.fill(id.index + 1, with: nil)
    scopeAnswers.candidates[id] = rules
    return rules
  }

  // MARK: Roots

  /// The number of generations to the nearest root with which a rule matches; `nil` if there is none.
  private mutating func distance(of rule: ScopeRule, _ node: ID<Node>, _ forced: ID<FeatureSet>) -> Int? {
    let subject = AskedElement(node: node, forced: forced, root: node)
    guard !rule.scope.isNone else { return matches(rule.subject, subject) ? 0 : nil }
    var (root, distance) = (node, 0)
    while !root.isNone {
      report.compared += 1
      if isRoot(root, of: rule.scope, around: subject), !isLimited(rule.scope, subject, below: root) {
        let isShared = distance > 0 && !rule.looksBack
        if matches(rule.subject, AskedElement(node: node, forced: forced, root: isShared ? .none : root)) {
          return distance
        }
        // The answer is the same for the roots further away.
        if isShared { return nil }
      }
      root = nodes.parent[root]
      distance += 1
    }
    return nil
  }

  /// Whether a node is a root of a scope, in a scope around it that contains an element.
  private mutating func isRoot(_ root: ID<Node>, of id: ID<QuestionScope>, around element: AskedElement) -> Bool {
    let scope = matching.selectors.questions.scopes[id]
    let isForced = !element.forced.isNone
    let key = ScopeAnswers.Key(.isRoot, id, root, scope.isLimited ? element.node : .none)
    if !isForced, let known = scopeAnswers.known[key] { return known == 1 }
    let answer = isRoot(root, of: scope, around: element)
    if !isForced { scopeAnswers.known[key] = answer ? 1 : 0 }
    return answer
  }

  private mutating func isRoot(_ root: ID<Node>, of scope: QuestionScope, around element: AskedElement) -> Bool {
    let forced = root == element.node ? element.forced : .none
    guard !scope.outer.isNone else {
      guard let roots = scope.roots else { return root == self.root }
      return matchesAny(roots, AskedElement(node: root, forced: forced, root: .none))
    }
    var outer = root
    while !outer.isNone {
      report.compared += 1
      let matches =
        scope.roots.map { matchesAny($0, AskedElement(node: root, forced: forced, root: outer)) } ?? (outer == root)
      if matches, isRoot(outer, of: scope.outer, around: element), !isLimited(scope.outer, element, below: outer) {
        return true
      }
      outer = nodes.parent[outer]
    }
    return false
  }

  /// Whether a limit of a scope is between an element, itself included, and a root.
  private mutating func isLimited(_ id: ID<QuestionScope>, _ element: AskedElement, below root: ID<Node>) -> Bool {
    let limits = matching.selectors.questions.scopes[id].limits
    guard !limits.isEmpty else { return false }
    if !element.forced.isNone {
      if matchesAny(limits, AskedElement(node: element.node, forced: element.forced, root: root)) { return true }
      guard element.node != root else { return false }
    }
    var current = element.forced.isNone ? element.node : nodes.parent[element.node]
    var passed: [ScopeAnswers.Key] = []
    var answer = false
    while true {
      report.compared += 1
      let key = ScopeAnswers.Key(.isLimited, id, current, root)
      if let known = scopeAnswers.known[key] {
        answer = known == 1
        break
      }
      passed.append(key)
      answer = matchesAny(limits, AskedElement(node: current, root: root))
      if answer || current == root { break }
      current = nodes.parent[current]
    }
    for key in passed { scopeAnswers.known[key] = answer ? 1 : 0 }
    return answer
  }

  private mutating func matchesAny(_ list: [ID<Predicate>], _ element: AskedElement) -> Bool {
    for predicate in list where matches(predicate, element) { return true }
    return false
  }
}
