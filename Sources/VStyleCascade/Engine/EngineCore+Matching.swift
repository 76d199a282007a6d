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
    let signature = signatures[number]
    var ambient = contexts.contexts[Int(context)].ambient
    if signature.theme >= 0 { ambient = self.ambient(ofTheme: signature.theme) }
    let surroundings = contexts.surroundings(context, row, ambient: ambient)
    scratch.carriers.removeAll(keepingCapacity: true)
    // Which rules of themes are the stronger ones depends on all themes in force.
    let hasOwnThemes = surroundings.isRoot || signature.theme >= 0
    let themes = hasOwnThemes ? contexts.number(ofThemes: contexts.ambients[Int(ambient)].themes) : -1
    builder.begin(type: signature.type, ambient: ambient, themes: themes, isRoot: surroundings.isRoot)
    findMatches(number, surroundings, slot: nil)
    builder.add(scratch.matches)
    let held = contexts.number(ofCarriers: scratch.carriers)
    for slot in layouts[signature.type].slots {
      let forced = forced(number, slot)
      findMatches(forced, surroundings, slot: slot)
      builder.add(scratch.matches)
    }
    let look = builder.look(contexts.ambients[Int(ambient)], rules, layouts)
    return Transition(
      look: look, context: contexts.child(of: context, held, ambient: ambient),
      row: selectors.usesSiblings ? contexts.row(behind: row, held) : MatchingContexts.firstRow)
  }

  /// Collects the rules that match, in order, and for the plain pass the carriers that hold.
  private mutating func findMatches(_ number: Int32, _ surroundings: Surroundings, slot: String?) {
    let plan = plan(of: number)
    activate(surroundings.ambient)
    scratch.matches.removeAll(keepingCapacity: true)
    for place in plan.rules { match(signatures.parts[place]) }
    if slot == nil { scratch.carriers.append(contentsOf: signatures.parts[plan.carriers]) }
    for place in plan.led where contexts.leads(to: selectors.predicates[Int(signatures.parts[place])], in: surroundings)
    {
      matched(signatures.parts[place], isPlain: slot == nil)
    }
    let signature = signatures[number]
    if !plan.open.isEmpty {
      scratch.start(selectors.predicates.count)
      for place in plan.open where holds(signatures.parts[place], signature, surroundings) {
        matched(signatures.parts[place], isPlain: slot == nil)
      }
    }
    if !selectors.exactRules.isEmpty {
      for place in signature.features {
        guard case .exactRule(let rule, let distance, slot) = selectors.features.features[Int(signatures.pool[place])],
          scratch.active[Int(rule)]
        else { continue }
        scratch.matches.append(RuleMatch(rule: rule, distance: distance))
      }
    }
    scratch.sortMatches()
  }

  @inline(__always)
  private mutating func match(_ rule: Int32) {
    if scratch.active[Int(rule)] { scratch.matches.append(RuleMatch(rule: rule, distance: 0)) }
  }

  /// Notes the rules and the carrier of a predicate that holds.
  private mutating func matched(_ predicate: Int32, isPlain: Bool) {
    var rule = selectors.firstRules[Int(predicate)]
    while rule >= 0 {
      match(rule)
      rule = selectors.nextRules[Int(rule)]
    }
    let carrier = selectors.carrierNumbers[Int(predicate)]
    if isPlain, carrier >= 0 { scratch.carriers.append(carrier) }
  }

  /// What a signature alone decides.
  private mutating func plan(of number: Int32) -> SignaturePlan {
    let known = signatures.plans[Int(number)]
    if known.isKnown { return known }
    let signature = signatures[number]
    scratch.plan.removeAll()
    for predicate in selectors.others { plan(predicate, signature) }
    for place in signature.features where Int(signatures.pool[place]) < selectors.byFeature.count {
      for predicate in selectors.byFeature[Int(signatures.pool[place])] { plan(predicate, signature) }
    }
    for type in layouts[signature.type].ancestry where Int(type) < selectors.byType.count {
      for predicate in selectors.byType[Int(type)] { plan(predicate, signature) }
    }
    scratch.plan.rules.sort()
    signatures.set(scratch.plan, of: number)
    return signatures.plans[Int(number)]
  }

  @inline(__always)
  private mutating func plan(_ predicate: Int32, _ signature: Signature) {
    switch answer(predicate, signature) {
    case .no: return
    case .ifLed: scratch.plan.led.append(predicate)
    case .depends: scratch.plan.open.append(predicate)
    case .yes:
      var rule = selectors.firstRules[Int(predicate)]
      while rule >= 0 {
        scratch.plan.rules.append(rule)
        rule = selectors.nextRules[Int(rule)]
      }
      let carrier = selectors.carrierNumbers[Int(predicate)]
      if carrier >= 0 { scratch.plan.carriers.append(carrier) }
    }
  }

  /// The signature of a control that is taken to be in a state.
  private mutating func forced(_ number: Int32, _ slot: String) -> Int32 {
    let signature = signatures[number]
    var features: [Int32] = []
    for feature in signatures.features(of: signature) {
      switch selectors.features.features[Int(feature)] {
      case .state(let name) where ControlStates.exclusive.contains(name.text): continue
      case .exact(_, nil): continue
      case .exact(let condition, slot): features.append(selectors.features.number(.exact(condition, slot: nil)))
      default: features.append(feature)
      }
    }
    if slot != "normal", let state = selectors.features.find(.state(ExactText(slot))) { features.append(state) }
    return signatures.number(type: signature.type, theme: signature.theme, Array(Set(features)).sorted())
  }

  /// What a theme puts in force that a node asks for.
  private mutating func ambient(ofTheme theme: Int32) -> Int32 {
    number(of: Ambient(program, environment, theme: selectors.types.names[Int(theme)]), theme: theme)
  }

  /// The number of what is in force at the root.
  mutating func rootAmbient() -> Int32 { number(of: Ambient(program, environment), theme: -1) }

  private mutating func number(of ambient: Ambient, theme: Int32) -> Int32 {
    let context = ambient.conditionContext
    let active = rules.conditional.map { rules.rules[Int($0)].conditions.allSatisfy { $0.holds(context) } }
    return contexts.number(of: ambient, theme: theme, activeRules: active, selectors.conditions)
  }

  /// Finds out which rules hold in a theme and an environment.
  @inline(__always)
  private mutating func activate(_ ambient: Int32) {
    if scratch.activeAmbient != ambient { findActive(ambient) }
  }

  private mutating func findActive(_ ambient: Int32) {
    if activeRules[ambient] == nil {
      let context = contexts.ambients[Int(ambient)].conditionContext
      activeRules[ambient] = rules.rules.map { $0.conditions.allSatisfy { $0.holds(context) } }
    }
    scratch.activeAmbient = ambient
    scratch.active = activeRules[ambient] ?? []
  }
}
