/// From surroundings and signatures to what matches.
extension EngineCore {
  /// What follows for a node from its surroundings and its signature.
  mutating func transition(_ context: Int32, _ row: Int32, _ signature: Int32) -> Int32 {
    // A row other than the first is rare enough to be folded into the place.
    let place = row == MatchingContexts.firstRow ? context << 1 : pairedPlace(context, row)
    let key = IntegerTable.key(place, signature)
    if let known = transitionNumbers[key] { return known }
    transitions.append(match(context, row, signature))
    report.matched += 1
    let number = Int32(transitions.count - 1)
    if transitionNumbers.count < limits.transitions { transitionNumbers.set(key, number) }
    return number
  }

  private mutating func pairedPlace(_ context: Int32, _ row: Int32) -> Int32 {
    let key = IntegerTable.key(context, row)
    if let known = places[key] { return known }
    let place = Int32(places.count) << 1 | 1
    places.set(key, place)
    return place
  }

  private mutating func match(_ context: Int32, _ row: Int32, _ number: Int32) -> Transition {
    prepare(number)
    let signature = signatures[Int(number)]
    var ambient = contexts.contexts[Int(context)].ambient
    if signature.theme >= 0 { ambient = self.ambient(ofTheme: signature.theme) }
    let surroundings = contexts.surroundings(context, row, ambient: ambient)
    scratch.carriers.removeAll(keepingCapacity: true)
    // Which rules of themes are the stronger ones depends on all themes in force.
    let hasOwnThemes = surroundings.isRoot || signature.theme >= 0
    let themes = hasOwnThemes ? contexts.number(ofThemes: contexts.ambients[Int(ambient)].themes) : -1
    builder.begin(type: signature.type, ambient: ambient, themes: themes, isRoot: surroundings.isRoot)
    findMatches(signature, surroundings, slot: nil)
    builder.add(scratch.matches)
    let held = contexts.number(ofCarriers: scratch.carriers)
    for slot in layouts[signature.type].slots {
      let forced = forced(number, slot)
      prepare(forced)
      findMatches(signatures[Int(forced)], surroundings, slot: slot)
      builder.add(scratch.matches)
    }
    let look = builder.look(contexts.ambients[Int(ambient)], rules, layouts)
    return Transition(
      look: look, context: contexts.child(of: context, held, ambient: ambient),
      row: selectors.usesSiblings ? contexts.row(behind: row, held) : MatchingContexts.firstRow)
  }

  /// Collects the rules that match, in order, and for the plain pass the carriers that hold.
  private mutating func findMatches(_ signature: Signature, _ surroundings: Surroundings, slot: String?) {
    let active = active(surroundings.ambient)
    scratch.matches.removeAll(keepingCapacity: true)
    for rule in signature.ownRules where active[Int(rule)] {
      scratch.matches.append(RuleMatch(rule: rule, distance: 0))
    }
    if slot == nil { scratch.carriers.append(contentsOf: signature.ownCarriers) }
    scratch.start(selectors.predicates.count)
    for predicate in signature.open where holds(predicate, signature, surroundings) {
      for rule in selectors.rules[Int(predicate)] where active[Int(rule)] {
        scratch.matches.append(RuleMatch(rule: rule, distance: 0))
      }
      let carrier = selectors.carrierNumbers[Int(predicate)]
      if slot == nil, carrier >= 0 { scratch.carriers.append(carrier) }
    }
    if !selectors.exactRules.isEmpty {
      for feature in signature.features {
        guard case .exactRule(let rule, let distance, slot) = selectors.features.features[Int(feature)],
          active[Int(rule)]
        else { continue }
        scratch.matches.append(RuleMatch(rule: rule, distance: distance))
      }
    }
    scratch.sortMatches()
  }

  /// Works out what a signature alone decides.
  private mutating func prepare(_ number: Int32) {
    let signature = signatures[Int(number)]
    guard !signature.isPrepared else { return }
    signature.isPrepared = true
    (signature.ownRules, signature.ownCarriers, signature.open) = ([], [], [])
    for predicate in selectors.others { prepare(signature, predicate) }
    for feature in signature.features where Int(feature) < selectors.byFeature.count {
      for predicate in selectors.byFeature[Int(feature)] { prepare(signature, predicate) }
    }
    for type in layouts[signature.type].ancestry where Int(type) < selectors.byType.count {
      for predicate in selectors.byType[Int(type)] { prepare(signature, predicate) }
    }
  }

  @inline(__always)
  private func prepare(_ signature: Signature, _ predicate: Int32) {
    switch answer(predicate, signature) {
    case .no: return
    case .depends: signature.open.append(predicate)
    case .yes:
      signature.ownRules += selectors.rules[Int(predicate)]
      let carrier = selectors.carrierNumbers[Int(predicate)]
      if carrier >= 0 { signature.ownCarriers.append(carrier) }
    }
  }

  /// The signature of a control that is taken to be in a state.
  private mutating func forced(_ number: Int32, _ slot: String) -> Int32 {
    let signature = signatures[Int(number)]
    var features: [Int32] = []
    for feature in signature.features {
      switch selectors.features.features[Int(feature)] {
      case .state(let name) where ControlStates.exclusive.contains(name.text): continue
      case .exact(_, nil): continue
      case .exact(let condition, slot): features.append(selectors.features.number(.exact(condition, slot: nil)))
      default: features.append(feature)
      }
    }
    if slot != "normal", let state = selectors.features.find(.state(ExactText(slot))) { features.append(state) }
    return self.number(of: signature.type, signature.theme, Array(Set(features)).sorted())
  }

  /// What a theme puts in force that a node asks for.
  private mutating func ambient(ofTheme theme: Int32) -> Int32 {
    number(of: Ambient(program, environment, theme: selectors.types.names[Int(theme)]), theme: theme)
  }

  /// The number of what is in force at the root.
  mutating func rootAmbient() -> Int32 { number(of: Ambient(program, environment), theme: -1) }

  private mutating func number(of ambient: Ambient, theme: Int32) -> Int32 {
    let context = ambient.conditionContext
    let active = rules.conditional.map { rules.rules[Int($0)].rule.conditions.allSatisfy { $0.holds(context) } }
    return contexts.number(of: ambient, theme: theme, activeRules: active, selectors.conditions)
  }

  /// Which rules hold in a theme and an environment, by number.
  private mutating func active(_ ambient: Int32) -> [Bool] {
    if let known = activeRules[ambient] { return known }
    let context = contexts.ambients[Int(ambient)].conditionContext
    let active = rules.rules.map { $0.rule.conditions.allSatisfy { $0.holds(context) } }
    activeRules[ambient] = active
    return active
  }
}
