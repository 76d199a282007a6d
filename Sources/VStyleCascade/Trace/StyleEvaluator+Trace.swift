import VStyleSyntax
import VStyleValues

extension StyleEvaluator {
  /// Says why a property of a node has its value; `nil` if the node's class does not have the property.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - property: the property under any of its spellings.
  ///   - state: the control state whose value is asked for, for a property that has one per state.
  public func trace(node: Int, property: String, state: String = "normal") -> PropertyTrace? {
    let wanted = NameStyle.folded(property)
    guard let entry = entries(of: node).first(where: { NameStyle.folded($0.name) == wanted }) else { return nil }
    let isSlotted = !entry.slots.isEmpty
    var states = tree.nodes[node].states
    if isSlotted {
      states.subtract(ControlStates.exclusive)
      if state != "normal" { states.insert(state) }
    }
    var copy = self
    let contests = copy.contests(node, states: states, slot: isSlotted ? state : nil)
    let contest = contest(for: entry, contests)
    let style = styles[node]
    let computed =
      isSlotted && state != "normal" ? style.slots[state]?[entry.name] : style.properties[entry.name]
    guard let value = computed ?? style.properties[entry.name] else { return nil }
    return PropertyTrace(
      property: entry.name, value: value, candidates: verdicts(contest), tokens: steps(contest, style),
      themes: style.themes)
  }

  private func verdicts(_ contest: Contest) -> [PropertyTrace.Candidate] {
    let winner: MatchedDeclaration? =
      switch contest.outcome {
      case .declaration(let match), .wide(_, let match): match
      case .nothing: nil
      }
    return contest.entries.map { entry in
      guard let winner else { return .init(match: entry, verdict: .lost("rolled back")) }
      if entry.priority == winner.priority { return .init(match: entry, verdict: .won) }
      let reason =
        entry.priority < winner.priority ? entry.priority.reason(losingTo: winner.priority) : "rolled back"
      return .init(match: entry, verdict: .lost(reason))
    }
  }

  /// The tokens that the winning declaration's value goes through.
  private func steps(_ contest: Contest, _ style: ComputedStyle) -> [PropertyTrace.TokenStep] {
    guard case .declaration(let winner) = contest.outcome, let slice = winner.declaration.slice else { return [] }
    var steps: [PropertyTrace.TokenStep] = []
    var pending = VariableReferences.all(in: slice.cursor).map(\.name)
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

extension CascadePriority {
  /// The first criterion of the cascade by which this declaration is weaker.
  fileprivate func reason(losingTo winner: CascadePriority) -> String {
    if rung != winner.rung { return "weaker origin or importance" }
    if isLocal != winner.isLocal { return "the view's own style is stronger" }
    if layer != winner.layer { return "weaker layer" }
    if specificity != winner.specificity { return "lower specificity \(specificity) than \(winner.specificity)" }
    if proximity != winner.proximity { return "farther from the root of its scope" }
    if order != winner.order { return "earlier in order" }
    return "inherited from a base theme"
  }
}
