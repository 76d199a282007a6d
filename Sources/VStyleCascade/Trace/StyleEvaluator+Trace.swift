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
    guard let (entry, longhand) = entry(property, of: node) else { return nil }
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
    let whole = contest(for: entry, contests)
    guard let longhand else {
      let parts = entry.longhands.contains { contests[$0.name] != nil } ? entry.longhands : []
      let all = parts.map { contest(for: $0, of: entry, contests) }
      return trace(of: entry.name, value, (all.isEmpty ? [whole] : all).map { settled($0, style) }, style)
    }
    let own = settled(contest(for: longhand, of: entry, contests), style)
    let parent = tree.nodes[node].parent.map { styles[$0] }
    let source = copy.value(of: entry, decidedBy: own, style, parent, longhand: longhand).source
    let part = longhand.part?.longhand.part(of: value.value) ?? value.value
    return trace(of: longhand.name, ComputedValue(value: part, kind: longhand.kind, source: source), [own], style)
  }

  /// The property of a node's class that has a spelling, or the one of which that names a part, and the part.
  private func entry(_ spelling: String, of node: Int)
    -> (entry: StyleVocabulary.PropertyEntry, longhand: StyleVocabulary.PropertyEntry?)?
  {
    let wanted = NameStyle.folded(spelling)
    for entry in entries(of: node) {
      if ([entry.name] + entry.aliases).contains(where: { NameStyle.folded($0) == wanted }) { return (entry, nil) }
      if let longhand = entry.longhands.first(where: { NameStyle.folded($0.name) == wanted }) {
        return (entry, longhand)
      }
    }
    return nil
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
    for entry in entries(of: node) where entry.longhands.contains(where: { reached.contains($0.name) }) {
      reached.insert(entry.name)
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
    return trace(of: name, value, [contest], style)
  }

  private func source(of token: String, _ contest: Contest, _ node: Int) -> ComputedValue.Source {
    if let winner = contest.winner { return .declared(winner.declaration) }
    return inheritedTokens(node)[token] == nil ? .initial : .inherited(isStyled: true)
  }

  private func inheritedTokens(_ node: Int) -> [String: TokenValue] {
    tree.nodes[node].parent.map { styles[$0].tokens } ?? [:]
  }

  /// - Parameter contests: what decided the value; more than one where each decided a part of it.
  private func trace(
    of name: String, _ value: ComputedValue?, _ contests: [Contest], _ style: ComputedStyle
  ) -> PropertyTrace {
    var winners: [MatchedDeclaration] = []
    for winner in contests.compactMap(\.winner) where !winners.contains(where: { $0.priority == winner.priority }) {
      winners.append(winner)
    }
    let places = winners.flatMap { [$0.declaration.location, $0.declaration.nameLocation] }.compactMap(\.self)
    return PropertyTrace(
      property: name, value: value, candidates: verdicts(contests, winners),
      tokens: steps(winners.map(\.declaration), style), themes: style.themes,
      problems: issues.filter { places.contains($0.location) })
  }

  /// The candidates of contests. A declaration that several selectors of its rule bring in, or that competes for
  /// several parts, is one.
  private func verdicts(_ contests: [Contest], _ winners: [MatchedDeclaration]) -> [PropertyTrace.Candidate] {
    let entries = contests.flatMap { contest in contest.entries.map { (entry: $0, winner: contest.winner) } }
    let order = contests.count == 1 ? entries : entries.sorted { $1.entry.priority < $0.entry.priority }
    var seen: Set<DeclarationKey> = []
    return order.filter { seen.insert(DeclarationKey($0.entry)).inserted }.map { entry, winner in
      let hasWon = winners.contains { $0.priority == entry.priority }
      let verdict: PropertyTrace.Verdict = hasWon ? .won : .lost(entry.reason(losingTo: winner))
      return .init(match: entry, layer: entry.isLocal ? nil : program.layerNames[entry.rule.layer], verdict: verdict)
    }
  }

  /// The tokens that the values of declarations go through.
  private func steps(_ declarations: [Declaration], _ style: ComputedStyle) -> [PropertyTrace.TokenStep] {
    var pending = declarations.compactMap(\.slice).flatMap { slice in
      switch Substitution.expand(slice.cursor, lookUp: style.lookUp) {
      case .success(let expansion): expansion.trail?.distinctNames ?? []
      case .failure: VariableReferences.all(in: slice.cursor).map(\.name)
      }
    }
    var steps: [PropertyTrace.TokenStep] = []
    var seen: Set<String> = []
    var next = 0
    while next < pending.count {
      let name = pending[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      let value = style.tokens[name]
      steps.append(.init(name: name, text: value?.text, location: value?.location))
      pending += value?.trail?.links.map(\.name) ?? []
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
