import VStyleSelectors

/// From surroundings and signatures to what matches.
extension EngineCore {
  /// What follows for a node from its surroundings and the plan of its signature.
  @inline(__always)
  mutating func transition(_ context: Int32, _ row: Int32, _ plan: Int32) -> Int32 {
    // A row other than the first is rare enough to be folded into the place.
    let place = row == MatchingContexts.firstRow ? context << 1 : pairedPlace(context, row)
    let key = IntegerTable.key(place, plan)
    return transitionNumbers[key] ?? newTransition(key, context, row, plan)
  }

  @inline(never)
  private mutating func newTransition(_ key: UInt64, _ context: Int32, _ row: Int32, _ plan: Int32) -> Int32 {
    let (transition, look) = match(context, row, plan)
    transitions.append(transition)
    if isAhead {
      scratch.aheadLooks.append(look)
    } else {
      styles.add(look, matchedRules, contexts.ambients, layouts)
    }
    report.matched += 1
    let number = Int32(transitions.count - 1)
    if transitionNumbers.count < limits.transitions { transitionNumbers.set(key, number) }
    return number
  }

  @inline(never)
  private mutating func pairedPlace(_ context: Int32, _ row: Int32) -> Int32 {
    let key = IntegerTable.key(context, row)
    if let known = places[key] { return known }
    let place = Int32(places.count) << 1 | 1
    places.set(key, place)
    return place
  }

  private mutating func match(_ context: Int32, _ row: Int32, _ number: Int32) -> (Transition, look: Int32) {
    let plan = plans[number]
    let theme = plan.isPlain ? -1 : signatures[plan.signature].theme
    var ambient = contexts.contexts[Int(context)].ambient
    if theme >= 0 { ambient = self.ambient(ofTheme: theme) }
    let surroundings = contexts.surroundings(context, row, ambient: ambient)
    findMet(plan, number, surroundings)
    let outcome: PlanOutcome
    if plan.isPlain, !surroundings.isRoot {
      outcome = planOutcomes.find(scratch.met) ?? newOutcome(plan, surroundings)
    } else {
      outcome = self.outcome(plan, surroundings, theme)
    }
    var transition = Transition(
      held: outcome.held,
      row: selectors.usesSiblings ? contexts.row(behind: row, outcome.held) : MatchingContexts.firstRow,
      context: ~context)
    // A theme of its own is in force for what is inside.
    if theme >= 0 { transition.context = contexts.child(of: context, outcome.held, ambient: ambient) }
    return (transition, outcome.look)
  }

  /// What a node hands on to its children.
  ///
  /// OPTIMIZATION: most nodes of a tree have none, so that it is found out when the first asks for it.
  @inline(__always)
  mutating func context(behind transition: Int32) -> Int32 {
    let known = transitions[Int(transition)].context
    return known >= 0 ? known : newContext(behind: transition)
  }

  @inline(never)
  private mutating func newContext(behind number: Int32) -> Int32 {
    let transition = transitions[Int(number)]
    let above = ~transition.context
    let context = contexts.child(of: above, transition.held, ambient: contexts.contexts[Int(above)].ambient)
    transitions[Int(number)].context = context
    return context
  }

  private mutating func newOutcome(_ plan: SignaturePlan, _ surroundings: Surroundings) -> PlanOutcome {
    let outcome = outcome(plan, surroundings, -1)
    planOutcomes.add(outcome)
    return outcome
  }

  /// What follows from a plan and the predicates that hold because of the surroundings.
  private mutating func outcome(_ plan: SignaturePlan, _ surroundings: Surroundings, _ theme: Int32) -> PlanOutcome {
    let ambient = surroundings.ambient
    // Which rules of themes are the stronger ones depends on all themes in force.
    let hasOwnThemes = surroundings.isRoot || theme >= 0
    let themes = hasOwnThemes ? contexts.number(ofThemes: contexts.ambients[Int(ambient)].themes) : -1
    matchedRules.begin(type: plan.type, ambient: ambient, themes: themes, isRoot: surroundings.isRoot)
    findMatches(plan, surroundings, slot: nil)
    scratch.sortMatches()
    matchedRules.add(scratch.matches, count: scratch.matchCount)
    let held = contexts.number(ofCarriers: plan.carriers, and: scratch.carriers)
    if !plan.isPlain, layouts.hasSlots(plan.type) {
      for slot in layouts[plan.type].slots {
        let number = self.plan(of: forced(plan.signature, slot))
        findMet(plans[number], number, surroundings)
        findMatches(plans[number], surroundings, slot: slot)
        scratch.sortMatches()
        matchedRules.add(scratch.matches, count: scratch.matchCount)
      }
    }
    return PlanOutcome(look: matchedRules.number(), held: held)
  }

  /// Finds the predicates that hold because of the surroundings, of those that ask for nothing else.
  private mutating func findMet(_ plan: SignaturePlan, _ number: Int32, _ surroundings: Surroundings) {
    // OPTIMIZATION: what is held by this function alone is written without asking who else holds it.
    var met = NumberList()
    swap(&met, &scratch.met)
    met.clear()
    met.append(number)
    met.append(surroundings.ambient)
    contexts.sets.find(surroundings, &scratch.starts)
    collect(plan, &met)
    swap(&met, &scratch.met)
  }

  private mutating func collect(_ plan: SignaturePlan, _ met: inout NumberList) {
    let (parts, words, starts) = (plans.parts.span, contexts.sets.words.span, scratch.starts.span)
    let (led, leads) = (selectors.candidates.led.span, selectors.leads.span)
    for fact in plan.facts {
      let consequence = selectors.candidates.consequences[Int(parts[fact])]
      for place in Int(consequence.led.lowerBound)..<Int(consequence.led.upperBound)
      where led[place].isMet(words, starts) {
        met.append(led[place].predicate)
      }
    }
    for place in plan.led where leads[Int(parts[place])].isMet(words, starts) { met.append(parts[place]) }
  }

  /// Collects the rules that match, in order, and the carriers that hold because of the surroundings; which predicates
  /// do is known.
  private mutating func findMatches(_ plan: SignaturePlan, _ surroundings: Surroundings, slot: String?) {
    if scratch.activeAmbient != surroundings.ambient { findActive(surroundings.ambient) }
    scratch.carriers.clear()
    // OPTIMIZATION: what is held by this function alone is written without asking who else holds it.
    var room: [RuleMatch] = []
    swap(&room, &scratch.matches)
    scratch.matchCount = collect(plan, &room)
    swap(&room, &scratch.matches)
    for place in EngineScratch.metHeader..<scratch.met.count {
      let carrier = selectors.carrierNumbers[Int(scratch.met[place])]
      if carrier >= 0 { scratch.carriers.append(carrier) }
    }
    guard !plan.isPlain, !plan.open.isEmpty || !selectors.exactRules.isEmpty else { return }
    let signature = signatures[plan.signature]
    if !plan.open.isEmpty {
      scratch.start(selectors.predicates.count)
      for place in plan.open where holds(plans.parts[place], signature, surroundings) {
        matched(plans.parts[place])
      }
    }
    if !selectors.exactRules.isEmpty {
      for place in signature.features {
        let feature = selectors.features.features[Int(signatures.feature(at: place))]
        guard case .exactRule(let rule, let distance, slot) = feature, scratch.active[Int(rule)] else { continue }
        scratch.add(RuleMatch(rule: rule, distance: distance))
      }
    }
  }

  /// Collects the rules that match, in order.
  ///
  /// - Returns: how many rules match.
  private mutating func collect(_ plan: SignaturePlan, _ room: inout [RuleMatch]) -> Int {
    var matches = room.mutableSpan
    var count = 0
    let (active, parts, met) = (scratch.active.span, plans.parts.span, scratch.met.numbers.span)
    let (rules, firstRules, nextRules) = (
      selectors.candidates.rules.span, selectors.firstRules.span, selectors.nextRules.span
    )
    for fact in plan.facts {
      let consequence = selectors.candidates.consequences[Int(parts[fact])]
      for place in consequence.rules where active[Int(rules[Int(place)])] {
        EngineScratch.add(RuleMatch(rule: rules[Int(place)], distance: 0), to: &matches, &count)
      }
    }
    for place in plan.rules where active[Int(parts[place])] {
      EngineScratch.add(RuleMatch(rule: parts[place], distance: 0), to: &matches, &count)
    }
    for place in EngineScratch.metHeader..<scratch.met.count {
      var rule = firstRules[Int(met[place])]
      while rule >= 0 {
        if active[Int(rule)] { EngineScratch.add(RuleMatch(rule: rule, distance: 0), to: &matches, &count) }
        rule = nextRules[Int(rule)]
      }
    }
    return count
  }

  /// Notes the rules and the carrier of a predicate that holds.
  private mutating func matched(_ predicate: Int32) {
    var rule = selectors.firstRules[Int(predicate)]
    while rule >= 0 {
      if scratch.active[Int(rule)] { scratch.add(RuleMatch(rule: rule, distance: 0)) }
      rule = selectors.nextRules[Int(rule)]
    }
    let carrier = selectors.carrierNumbers[Int(predicate)]
    if carrier >= 0 { scratch.carriers.append(carrier) }
  }

  /// The number of what a signature alone decides.
  @inline(__always)
  mutating func plan(of signature: Int32) -> Int32 {
    let known = plans.number(of: signature)
    return known >= 0 ? known : makePlan(of: signature)
  }

  @inline(never)
  private mutating func makePlan(of number: Int32) -> Int32 {
    let signature = signatures[number]
    let ancestry = layouts[signature.type].ancestry
    scratch.plan.clear()
    scratch.beginFacts(selectors.candidates.factCount)
    for place in signature.features { scratch.mark(Candidates.feature(signatures.feature(at: place))) }
    for type in ancestry { scratch.mark(Candidates.type(type)) }
    plan(Candidates.always, signature)
    for place in signature.features { plan(Candidates.feature(signatures.feature(at: place)), signature) }
    for type in ancestry { plan(Candidates.type(type), signature) }
    let carriers = contexts.number(ofCarriers: CarrierSets.empty, and: scratch.plan.carriers)
    let isPlain =
      scratch.plan.open.count == 0 && selectors.exactRules.isEmpty && signature.theme < 0
      && !layouts.hasSlots(signature.type)
    return plans.set(
      scratch.plan, type: signature.type, own: isPlain ? -1 : number, carriers: carriers, of: number)
  }

  /// Looks at what is filed under a fact.
  private mutating func plan(_ fact: Int32, _ signature: Signature) {
    guard Int(fact) < selectors.candidates.consequences.count else { return }
    let consequence = selectors.candidates.consequences[Int(fact)]
    if consequence.decides { scratch.plan.facts.append(fact) }
    for place in consequence.carriers { scratch.plan.carriers.append(selectors.candidates.carriers[Int(place)]) }
    for place in consequence.open {
      let candidate = selectors.candidates.open[Int(place)]
      guard scratch.isMarked(candidate.second), scratch.isMarked(candidate.third) else { continue }
      let predicate = candidate.predicate
      switch candidate.isWhole ? wholeAnswer(predicate) : answer(predicate, signature) {
      case .no: continue
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
  }

  /// The answer for a predicate that asks for nothing of the node itself that it does not have.
  @inline(__always)
  private mutating func wholeAnswer(_ predicate: Int32) -> Answer {
    selectors.predicates[Int(predicate)].combinator == nil ? .yes : .ifLed
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
    let active = conditions.activeConditional(in: context)
    return contexts.number(of: ambient, theme: theme, activeRules: active, selectors.conditions)
  }

  /// Finds out which rules hold in a theme and an environment.
  private mutating func findActive(_ ambient: Int32) {
    if activeRules[ambient] == nil {
      let context = contexts.ambients[Int(ambient)].conditionContext
      activeRules[ambient] = conditions.active(in: context)
    }
    scratch.activeAmbient = ambient
    scratch.active = activeRules[ambient] ?? []
    // No rule matches twice.
    let missing = scratch.active.count - scratch.matches.count
    if missing > 0 { scratch.matches += [RuleMatch](repeating: RuleMatch(rule: -1, distance: 0), count: missing) }
  }
}
