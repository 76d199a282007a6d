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
    let plain = matches(signature, surroundings, slot: nil)
    let held = contexts.number(ofCarriers: scratch.carriers, count: selectors.carriers.count)
    var passes = [plain]
    for slot in layouts[signature.type].slots {
      let forced = forced(number, slot)
      prepare(forced)
      passes.append(matches(signatures[Int(forced)], surroundings, slot: slot))
    }
    let look = builder.look(
      type: signature.type, ambient: ambient, contexts.ambients[Int(ambient)], isRoot: surroundings.isRoot,
      matches: passes, rules, layouts)
    return Transition(
      look: look, context: contexts.child(of: context, held, ambient: ambient),
      row: selectors.usesSiblings ? contexts.row(behind: row, held) : MatchingContexts.firstRow)
  }

  /// The rules that match, in order. For the plain pass the carriers that hold are collected too.
  private mutating func matches(_ signature: Signature, _ surroundings: Surroundings, slot: String?) -> [RuleMatch] {
    let active = active(surroundings.ambient)
    var found: [RuleMatch] = []
    for rule in signature.ownRules where active[Int(rule)] { found.append(RuleMatch(rule: rule, distance: 0)) }
    if slot == nil { scratch.carriers.append(contentsOf: signature.ownCarriers) }
    scratch.start(selectors.predicates.count)
    for predicate in signature.open where holds(predicate, signature, surroundings) {
      for rule in selectors.rules[Int(predicate)] where active[Int(rule)] {
        found.append(RuleMatch(rule: rule, distance: 0))
      }
      let carrier = selectors.carrierNumbers[Int(predicate)]
      if slot == nil, carrier >= 0 { scratch.carriers.append(carrier) }
    }
    if !selectors.exactRules.isEmpty {
      for feature in signature.features {
        guard case .exactRule(let rule, let distance, slot) = selectors.features.features[Int(feature)],
          active[Int(rule)]
        else { continue }
        found.append(RuleMatch(rule: rule, distance: distance))
      }
    }
    found.sort { $0.rule < $1.rule }
    return found
  }

  /// Works out what a signature alone decides.
  private mutating func prepare(_ number: Int32) {
    guard !signatures[Int(number)].isPrepared else { return }
    var signature = signatures[Int(number)]
    signature.isPrepared = true
    (signature.ownRules, signature.ownCarriers, signature.open) = ([], [], [])
    var candidates = selectors.others
    for feature in signature.features { candidates += selectors.byFeature[feature] ?? [] }
    for type in layouts[signature.type].ancestry { candidates += selectors.byType[type] ?? [] }
    for predicate in candidates {
      switch answer(predicate, signature) {
      case .no: continue
      case .depends: signature.open.append(predicate)
      case .yes:
        signature.ownRules += selectors.rules[Int(predicate)]
        let carrier = selectors.carrierNumbers[Int(predicate)]
        if carrier >= 0 { signature.ownCarriers.append(carrier) }
      }
    }
    signatures[Int(number)] = signature
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
    contexts.number(of: Ambient(program, environment, theme: selectors.types.names[Int(theme)]))
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
