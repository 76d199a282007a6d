import VStyleMatching
package import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Explains the values of the properties and custom properties of one node.
///
/// - Complexity: the declarations of the node are matched and sorted once for each control state in a request.
package struct PropertyTracer {
  private var evaluator: StyleEvaluator
  private let node: Int

  /// The properties of the node's view type.
  private let entries: [StyleSchema.PropertyEntry]

  /// The matching declarations in each control state; the key `nil` is for properties with one value.
  private var passes: [String?: Pass] = [:]

  /// The cascades and the style of the node in one state.
  private struct Pass {
    let cascades: [String: Cascade]
    let style: ComputedStyle
  }

  /// A property or a custom property with its value and its cascades: several if each decides one longhand.
  private struct Subject {
    let name: String
    let value: ComputedValue?
    let cascades: [Cascade]
    let style: ComputedStyle
  }

  /// The tracers of the node in other states, for properties without state slots.
  private var others: [String: PropertyTracer] = [:]

  /// The diagnostics of the node by location, each with its position among all.
  private var diagnostics: [SourceLocation: (position: Int, diagnostic: Diagnostic)] = [:]
  private var indexedDiagnostics = 0

  /// The number of rules that were compared with nodes, and of declarations that then applied, up to now.
  package var ruleVisits: Int { others.values.reduce(evaluator.ruleVisits) { $0 + $1.ruleVisits } }

  /// Creates a tracer for a node.
  ///
  /// - Parameters:
  ///   - evaluator: an evaluator that has computed the style of the node.
  ///   - node: the position of the node in the tree.
  package init(_ evaluator: StyleEvaluator, node: Int) {
    self.evaluator = evaluator
    self.evaluator.removeDiagnostics()
    self.node = node
    entries = evaluator.entries(of: node)
  }

  /// The states for which properties of the node's view type have their own values, without duplicates, sorted.
  package var slots: [String] { Set(entries.flatMap(\.slots)).sorted() }

  /// The properties and custom properties that declarations set on the node itself.
  ///
  /// The properties are in the order of the view type, and include those that a declaration sets in any state slot.
  /// The custom properties follow in alphabetical order.
  ///
  /// - Parameter states: further states. The result includes what declarations set in one of them.
  package mutating func declaredNames(alsoIn states: [String] = []) -> [String] {
    var reached = reachedNames()
    for state in states {
      if let names = withTracer(in: state, { $0.reachedNames() }) { reached.formUnion(names) }
    }
    let names = entries.map(\.name).filter { reached.contains($0) || reached.contains("all") }
    return names + reached.filter { $0.isDashedName }.sorted()
  }

  /// Styles the node in further states, one after the other, while a limit allows it.
  ///
  /// - Parameters:
  ///   - states: the states.
  ///   - visits: the budget of ``Limit/explanationVisits``.
  /// - Returns: the states before the one at which the budget is used up.
  package mutating func styled(in states: [String], within visits: inout LimitBudget) -> [String] {
    states.prefix { state in
      guard visits.allowsMore() else { return false }
      visits.use(evaluator.tree.nodes.count + (withTracer(in: state) { $0.ruleVisits } ?? 0))
      return true
    }
  }

  private mutating func reachedNames() -> Set<String> {
    var reached = Set(pass(nil).cascades.keys)
    for slot in slots {
      let cascades = pass(slot).cascades
      for entry in entries where entry.slots.contains(slot) && cascades[entry.name] != nil {
        reached.insert(entry.name)
      }
    }
    for entry in entries where entry.longhands.contains(where: { reached.contains($0.name) }) {
      reached.insert(entry.name)
    }
    return reached
  }

  /// Returns the result of a question about the node in a state; `nil` if the node is in it already.
  private mutating func withTracer<Answer>(
    in state: String, _ ask: (inout PropertyTracer) -> Answer
  ) -> Answer? {
    let states = evaluator.tree.nodes[node].states
    guard !ControlStates.hold(state, in: states) else { return nil }
    if others[state] == nil {
      var other = StyleEvaluator(evaluator, states: ControlStates.forced(state, over: states), of: node)
      other.compute(upTo: node)
      others[state] = PropertyTracer(other, node: node)
    }
    // The tracer is moved out, because a copy would duplicate what it has computed.
    guard var tracer = others.removeValue(forKey: state) else { return nil }
    defer { others[state] = tracer }
    return ask(&tracer)
  }

  /// Whether a name is a property with a value for each control state.
  private func hasSlots(_ name: String) -> Bool { entry(name).map { !$0.entry.slots.isEmpty } ?? false }

  /// The value of a property or a custom property.
  ///
  /// - Parameters:
  ///   - property: the property under any of its spellings, or a custom property with its two hyphens.
  ///   - state: the control state of the value. `nil` means the normal one for a property with state slots, and the
  ///     states of the node for any other.
  /// - Returns: `nil` if the view type has no such property, or the node no such custom property.
  package mutating func value(of property: String, state: String? = nil) -> ComputedValue? {
    subject(property, state)?.value
  }

  /// Explains why a property or a custom property has its value.
  ///
  /// - Parameters:
  ///   - property: the property under any of its spellings, or a custom property with its two hyphens.
  ///   - state: the control state of the value. `nil` means the normal one for a property with state slots, and the
  ///     states of the node for any other.
  ///   - most: the greatest number of declarations and custom properties in the trace.
  /// - Returns: `nil` if the node's view type does not have the property.
  package mutating func trace(_ property: String, state: String? = nil, listing most: Int = .max) -> PropertyTrace? {
    if let state, !hasSlots(property),
      let trace = withTracer(in: state, { $0.trace(property, listing: most) })
    {
      return trace
    }
    guard let subject = subject(property, state) else { return nil }
    return trace(of: subject, listing: most)
  }

  /// The declaration that sets a property, or its strongest part for several longhands; `nil` if there is none.
  package mutating func winner(of property: String, state: String? = nil) -> MatchedDeclaration? {
    subject(property, state)?.cascades.lazy.compactMap(\.winner).max { $0.precedence < $1.precedence }
  }

  /// The declaration that sets a property, as a candidate; `nil` if there is none.
  mutating func winningCandidate(of property: String) -> PropertyTrace.Candidate? {
    winner(of: property).map { .init(match: $0, layer: layer(of: $0), verdict: .won) }
  }

  private func layer(of match: MatchedDeclaration) -> String? {
    match.isLocal ? nil : evaluator.stylesheet.layerName(match.rule.layer)
  }

  /// The matching declarations if the node were in one control state; `nil` means the states that it has.
  private mutating func pass(_ slot: String?) -> Pass {
    if let known = passes[slot] { return known }
    let states = evaluator.tree.nodes[node].states
    let cascades = evaluator.cascades(
      node, states: slot.map { ControlStates.forced($0, over: states) } ?? states, slot: slot)
    var style = evaluator.styles[node]
    var custom = evaluator.customProperties(cascades, below: parent, in: style.context)
    if let pending = custom.pending {
      let first = ContextProperties.first(entries)
      custom = evaluator.customProperties(completing: pending, first, cascades, below: parent, in: style.context)
    }
    style.customPropertyValues = custom.values
    let pass = Pass(cascades: cascades, style: style)
    passes[slot] = pass
    return pass
  }

  private var parent: ComputedStyle? { evaluator.tree.nodes[node].parent.map { evaluator.styles[$0] } }

  private mutating func subject(_ property: String, _ state: String?) -> Subject? {
    if let state, !hasSlots(property), let subject = withTracer(in: state, { $0.subject(property, nil) }) {
      return subject
    }
    if property.isDashedName { return customProperty(property) }
    guard let (entry, longhand) = entry(property) else { return nil }
    let isSlotted = !entry.slots.isEmpty
    let state = state ?? "normal"
    let pass = pass(isSlotted ? state : nil)
    let style = pass.style
    let computed = isSlotted && state != "normal" ? style.slots[state]?[entry.name] : style.properties[entry.name]
    guard let value = computed ?? style.properties[entry.name] else { return nil }
    guard let longhand else {
      let parts = entry.longhands.contains { pass.cascades[$0.name] != nil } ? entry.longhands : []
      let all = parts.map { evaluator.cascade(for: $0, of: entry, pass.cascades) }
      let cascades = all.isEmpty ? [evaluator.cascade(for: entry, pass.cascades)] : all
      return Subject(
        name: entry.name, value: value, cascades: cascades.map { evaluator.settled($0, style) }, style: style)
    }
    let cascade = evaluator.settled(evaluator.cascade(for: longhand, of: entry, pass.cascades), style)
    let source = evaluator.value(of: entry, decidedBy: cascade, style, parent, longhand: longhand).source
    let part = longhand.part?.longhand.part(of: value.value) ?? value.value
    return Subject(
      name: longhand.name, value: ComputedValue(value: part, kind: longhand.kind, source: source),
      cascades: [cascade], style: style)
  }

  private mutating func customProperty(_ name: String) -> Subject {
    let pass = pass(nil)
    let cascade = pass.cascades[name] ?? Cascade()
    // A custom property has one value, the one for the states that the node is in.
    let style = evaluator.styles[node]
    let source: ComputedValue.Source =
      if let winner = cascade.winner {
        .declared(winner.declaration)
      } else {
        parent?.customProperty(name) == nil || evaluator.stylesheet.registrations[name]?.inherits == false
          ? .initial : .inherited(isStyled: true)
      }
    let value = style.customProperty(name).map {
      ComputedValue(value: StyleValue(TokenText($0.text)), kind: .any, source: source)
    }
    return Subject(name: name, value: value, cascades: [cascade], style: style)
  }

  /// The property of the node's view type with a spelling.
  ///
  /// For the spelling of a longhand, the result is the property that contains it, with the longhand.
  private func entry(_ spelling: String)
    -> (entry: StyleSchema.PropertyEntry, longhand: StyleSchema.PropertyEntry?)?
  {
    // OPTIMIZATION: folding every name is simpler, but most names are spelled as in the schema.
    if let entry = entries.first(where: { $0.name == spelling }) { return (entry, nil) }
    let wanted = NameStyle.folded(spelling)
    for entry in entries {
      if ([entry.name] + entry.aliases).contains(where: { NameStyle.folded($0) == wanted }) { return (entry, nil) }
      if let longhand = entry.longhands.first(where: { NameStyle.folded($0.name) == wanted }) {
        return (entry, longhand)
      }
    }
    return nil
  }

  private mutating func trace(of subject: Subject, listing most: Int) -> PropertyTrace {
    var winners: [MatchedDeclaration] = []
    for winner in subject.cascades.compactMap(\.winner)
    where !winners.contains(where: { $0.precedence == winner.precedence }) {
      winners.append(winner)
    }
    let locations = Set(winners.flatMap { [$0.declaration.location, $0.declaration.nameLocation] }.compactMap(\.self))
    indexDiagnostics()
    var isCut = false
    let candidates = candidates(subject.cascades, winners, most, &isCut)
    return PropertyTrace(
      property: subject.name, value: subject.value, candidates: candidates,
      customProperties: steps(winners.map(\.declaration), subject.style, max(most - candidates.count, 0), &isCut),
      themes: subject.style.themes,
      diagnostics: locations.compactMap { diagnostics[$0] }.sorted { $0.position < $1.position }.map(\.diagnostic),
      isCut: isCut)
  }

  /// Adds the diagnostics of the node that were found since the last trace to their index.
  private mutating func indexDiagnostics() {
    let own = evaluator.styles[node].diagnostics
    while indexedDiagnostics < own.count + evaluator.found.count {
      let position = indexedDiagnostics
      let diagnostic = position < own.count ? own[position] : evaluator.found[position - own.count]
      if diagnostics[diagnostic.location] == nil { diagnostics[diagnostic.location] = (position, diagnostic) }
      indexedDiagnostics += 1
    }
  }

  /// The candidates of several cascades, without duplicates.
  ///
  /// A declaration can match through several selectors of its rule, and compete for several longhands.
  private func candidates(
    _ cascades: [Cascade], _ winners: [MatchedDeclaration], _ most: Int, _ isCut: inout Bool
  ) -> [PropertyTrace.Candidate] {
    var listed: [PropertyTrace.Candidate] = []
    var seen: Set<DeclarationKey> = []
    for (entry, winner) in SortedDeclarations(cascades) {
      guard listed.count < most else {
        isCut = true
        break
      }
      guard seen.insert(DeclarationKey(entry)).inserted else { continue }
      let hasWon = winners.contains { $0.precedence == entry.precedence }
      listed.append(
        .init(
          match: entry, layer: layer(of: entry), verdict: hasWon ? .won : .lost(entry.reason(losingTo: winner))))
    }
    return listed
  }

  /// The custom properties that the values of declarations refer to, directly or through other custom properties.
  private func steps(
    _ declarations: [Declaration], _ style: ComputedStyle, _ most: Int, _ isCut: inout Bool
  ) -> [PropertyTrace.CustomPropertyStep] {
    guard most > 0 else {
      isCut =
        isCut || declarations.contains { $0.slice.map { VariableReferences.appear($0.tokens, in: $0.tape) } == true }
      return []
    }
    let names = declarations.compactMap(\.slice).flatMap { slice in
      switch Substitution.expand(slice.cursor, lookUp: style.lookUp) {
      case .success(let expansion): expansion.trail?.references ?? []
      case .failure: VariableReferences.names(in: slice.cursor)
      }
    }
    // The next one is last.
    var pending = names.reversed().map { (name: $0, node: node) }
    var steps: [PropertyTrace.CustomPropertyStep] = []
    var seen: Set<PropertyTrace.CustomPropertyStep> = []
    while let (name, user) = pending.popLast() {
      let own = (user == node ? style : evaluator.styles[user]).customProperty(name)
      let value = own ?? EnvironmentName.initialValue(of: name)
      let shown = EnvironmentName.name(of: name).map { "env(\($0))" } ?? name
      var step = PropertyTrace.CustomPropertyStep(name: shown, text: value?.text, location: value?.location)
      guard seen.insert(step).inserted else { continue }
      step.node = user
      guard steps.count < most else {
        isCut = true
        break
      }
      steps.append(step)
      guard let value, let trail = value.trail else { continue }
      let origin = origin(of: name, value, above: user)
      pending += trail.references.reversed().map { ($0, origin) }
    }
    return steps
  }

  /// The node that has computed a value which a node may inherit: there, the value's own references have their values.
  private func origin(of name: String, _ value: CustomPropertyValue, above user: Int) -> Int {
    var origin = user
    while let parent = evaluator.tree.nodes[origin].parent,
      let inherited = evaluator.styles[parent].customProperty(name), inherited.trail === value.trail,
      inherited.location == value.location
    { origin = parent }
    return origin
  }
}

/// The declarations of several cascades, the strongest first, each with the winner of its cascade.
private struct SortedDeclarations: Sequence, IteratorProtocol {
  private let entries: [MatchedDeclaration]
  /// The winner of each entry; a single element if there is one cascade.
  private let winners: [MatchedDeclaration?]
  private var position = 0

  init(_ cascades: [Cascade]) {
    if cascades.count == 1 {
      (entries, winners) = (cascades[0].entries, [cascades[0].winner])
      return
    }
    let pairs = cascades.flatMap { cascade in
      let winner = cascade.winner
      return cascade.entries.map { (entry: $0, winner: winner) }
    }.sorted { $1.entry.precedence < $0.entry.precedence }
    (entries, winners) = (pairs.map(\.entry), pairs.map(\.winner))
  }

  mutating func next() -> (entry: MatchedDeclaration, winner: MatchedDeclaration?)? {
    guard position < entries.count else { return nil }
    defer { position += 1 }
    return (entries[position], winners[Swift.min(position, winners.count - 1)])
  }
}

/// The identity of a declaration in a trace.
private struct DeclarationKey: Hashable {
  let location: SourceLocation?
  let order: Int
  let isLocal: Bool

  init(_ match: MatchedDeclaration) {
    location = match.declaration.location
    order = match.precedence.order
    isLocal = match.isLocal
  }
}
