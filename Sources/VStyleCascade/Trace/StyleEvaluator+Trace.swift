import VStyleSyntax
import VStyleValues

extension StyleEvaluator {
  /// Says why a property of a node has its value; `nil` if the node's class does not have the property.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - property: the property under any of its spellings, or a token with its two hyphens.
  ///   - state: the control state whose value is asked for, for a property that has one per state.
  public func trace(node: Int, property: String, state: String = "normal") -> PropertyTrace? {
    if property.hasPrefix("--") { return traceToken(property, at: node) }
    let wanted = NameStyle.folded(property)
    guard
      let entry = entries(of: node).first(where: { entry in
        ([entry.name] + entry.aliases).contains { NameStyle.folded($0) == wanted }
      })
    else { return nil }
    let isSlotted = !entry.slots.isEmpty
    var states = tree.nodes[node].states
    if isSlotted {
      states.subtract(ControlStates.exclusive)
      if state != "normal" { states.insert(state) }
    }
    var copy = self
    let contests = copy.contests(node, states: states, slot: isSlotted ? state : nil)
    var style = styles[node]
    style.tokens = copy.tokens(contests, inheritedTokens(node))
    let computed =
      isSlotted && state != "normal" ? style.slots[state]?[entry.name] : style.properties[entry.name]
    guard let value = computed ?? style.properties[entry.name] else { return nil }
    let all = contest(for: entry, contests)
    return trace(of: entry.name, value, settled(all, style), style)
  }

  /// The states for which properties of a node's class have values of their own, each once, sorted.
  public func slots(of node: Int) -> [String] { Set(entries(of: node).flatMap(\.slots)).sorted() }

  /// The properties of a node's class that a declaration reaches at the node itself, in the node's states or in one
  /// that has values of its own, in the order of the class, and then the tokens that are declared there.
  public func declaredNames(at node: Int) -> [String] {
    var copy = self
    let states = tree.nodes[node].states
    var reached: Set<String> = []
    reached.formUnion(copy.contests(node, states: states, slot: nil).keys)
    for slot in slots(of: node) {
      let forced = slot == "normal" ? [] : [slot] as Set
      let contests = copy.contests(node, states: states.subtracting(ControlStates.exclusive).union(forced), slot: slot)
      for entry in entries(of: node) where entry.slots.contains(slot) && contests[entry.name] != nil {
        reached.insert(entry.name)
      }
    }
    let names = entries(of: node).map(\.name).filter { reached.contains($0) || reached.contains("all") }
    return names + reached.filter { $0.hasPrefix("--") }.sorted()
  }

  private func traceToken(_ name: String, at node: Int) -> PropertyTrace {
    var copy = self
    let contests = copy.contests(node, states: tree.nodes[node].states, slot: nil)
    let contest = contests[name] ?? Contest()
    let style = styles[node]
    let value = style.tokens[name].map { token in
      ComputedValue(value: Value(TokenText(token.text)), kind: .any, source: source(of: name, contest, node))
    }
    return trace(of: name, value, contest, style)
  }

  private func source(of token: String, _ contest: Contest, _ node: Int) -> ComputedValue.Source {
    if let winner = contest.winner { return .declared(winner.declaration) }
    return inheritedTokens(node)[token] == nil ? .initial : .inherited(isStyled: true)
  }

  private func inheritedTokens(_ node: Int) -> [String: TokenValue] {
    tree.nodes[node].parent.map { styles[$0].tokens } ?? [:]
  }

  private func trace(
    of name: String, _ value: ComputedValue?, _ contest: Contest, _ style: ComputedStyle
  ) -> PropertyTrace {
    let declaration = contest.winner?.declaration
    let places = [declaration?.location, declaration?.nameLocation].compactMap(\.self)
    return PropertyTrace(
      property: name, value: value, candidates: verdicts(contest), tokens: steps(declaration, style),
      themes: style.themes, problems: issues.filter { places.contains($0.location) })
  }

  /// The candidates of a contest. A declaration that several selectors of its rule bring in is one.
  private func verdicts(_ contest: Contest) -> [PropertyTrace.Candidate] {
    let winner = contest.winner
    var seen: Set<DeclarationKey> = []
    return contest.entries.filter { seen.insert(DeclarationKey($0)).inserted }.map { entry in
      let verdict: PropertyTrace.Verdict =
        if let winner, entry.priority == winner.priority {
          .won
        } else {
          .lost(entry.reason(losingTo: winner))
        }
      return .init(match: entry, layer: entry.isLocal ? nil : program.layerNames[entry.rule.layer], verdict: verdict)
    }
  }

  /// The tokens that a declaration's value goes through.
  private func steps(_ declaration: Declaration?, _ style: ComputedStyle) -> [PropertyTrace.TokenStep] {
    guard let slice = declaration?.slice else { return [] }
    var pending: [String] =
      switch Substitution.expand(slice.cursor, lookUp: style.lookUp) {
      case .success(let (_, chain)): chain
      case .failure: VariableReferences.all(in: slice.cursor).map(\.name)
      }
    var steps: [PropertyTrace.TokenStep] = []
    var seen: Set<String> = []
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard seen.insert(name).inserted else { continue }
      let value = style.tokens[name]
      steps.append(.init(name: name, text: value?.text, location: value?.location))
      pending += value?.chain ?? []
    }
    return steps
  }
}

/// A declaration at one place of the cascade.
private struct DeclarationKey: Hashable {
  let location: SourceLocation?
  let order: Int
  let isLocal: Bool

  init(_ match: MatchedDeclaration) {
    location = match.declaration.location
    order = match.priority.order
    isLocal = match.isLocal
  }
}
