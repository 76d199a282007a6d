import VStyleSelectors

/// Whether predicates hold at a node.
extension EngineCore {
  /// What a signature alone says about a predicate.
  func answer(_ number: Int32, _ signature: Signature) -> Answer {
    let own = answer(selectors.predicates[Int(number)].tests, signature)
    return selectors.predicates[Int(number)].combinator == nil || own == .no ? own : .depends
  }

  private func answer(_ tests: [CompiledSelectors.Test], _ signature: Signature) -> Answer {
    var result = Answer.yes
    for test in tests {
      switch answer(test, signature) {
      case .no: return .no
      case .depends: result = .depends
      case .yes: continue
      }
    }
    return result
  }

  private func answer(_ test: CompiledSelectors.Test, _ signature: Signature) -> Answer {
    switch test {
    case .never: .no
    case .feature(let feature): signature.has(feature) ? .yes : .no
    case .lacks(let feature): signature.has(feature) ? .no : .yes
    case .type(let type): layouts.isKind(signature.type, of: type) ? .yes : .no
    case .exactType(let type): layouts.isExactly(signature.type, type) ? .yes : .no
    case .canBeDisabled: layouts[signature.type].canBeDisabled ? .yes : .no
    case .root, .ambient, .themeRoot: .depends
    case .any(let list): list.isEmpty ? .no : list.count == 1 ? shallowAnswer(list[0], signature) : .depends
    case .none(let list): list.isEmpty ? .yes : .depends
    case .all(let tests): answer(tests, signature)
    }
  }

  /// The answer for a nested predicate, as far as it is quickly told.
  private func shallowAnswer(_ number: Int32, _ signature: Signature) -> Answer {
    for test in selectors.predicates[Int(number)].tests {
      switch test {
      case .feature(let feature) where !signature.has(feature): return .no
      case .type(let type) where !layouts.isKind(signature.type, of: type): return .no
      default: continue
      }
    }
    return .depends
  }

  /// Whether a predicate holds at a node in its surroundings.
  ///
  /// What nested lists share is found out once a node: `start` begins anew.
  mutating func holds(_ number: Int32, _ signature: Signature, _ surroundings: Surroundings) -> Bool {
    if let answer = scratch.known(number) { return answer }
    var result = true
    if let combinator = selectors.predicates[Int(number)].combinator {
      result = surroundings.leads(combinator, to: selectors.predicates[Int(number)].left)
    }
    if result {
      for test in selectors.predicates[Int(number)].tests where !holds(test, signature, surroundings) {
        result = false
        break
      }
    }
    scratch.remember(number, result)
    return result
  }

  private mutating func holds(
    _ test: CompiledSelectors.Test, _ signature: Signature, _ surroundings: Surroundings
  ) -> Bool {
    switch test {
    case .never: return false
    case .feature(let feature): return signature.has(feature)
    case .lacks(let feature): return !signature.has(feature)
    case .type(let type): return layouts.isKind(signature.type, of: type)
    case .exactType(let type): return layouts.isExactly(signature.type, type)
    case .canBeDisabled: return layouts[signature.type].canBeDisabled
    case .root: return surroundings.isRoot
    case .ambient(let condition): return contexts.ambients[Int(surroundings.ambient)].meets(condition)
    case .themeRoot(let name):
      return (surroundings.isRoot || signature.theme >= 0)
        && contexts.ambients[Int(surroundings.ambient)].themes.contains(name)
    case .any(let list):
      for number in list where holds(number, signature, surroundings) { return true }
      return false
    case .none(let list):
      for number in list where holds(number, signature, surroundings) { return false }
      return true
    case .all(let tests):
      for test in tests where !holds(test, signature, surroundings) { return false }
      return true
    }
  }
}

/// Buffers that are used again and again.
struct EngineScratch {
  var matches: [RuleMatch] = []
  var carriers: [Int32] = []
  var dirty: [Int32] = []
  var rows: [Int32] = []
  private var answers: [Int32] = []
  private var stamp: Int32 = 0

  /// Forgets what was found out about another node.
  mutating func start(_ predicates: Int) {
    if answers.count < predicates { answers += [Int32](repeating: 0, count: predicates - answers.count) }
    stamp += 2
  }

  @inline(__always)
  func known(_ predicate: Int32) -> Bool? {
    let answer = answers[Int(predicate)]
    return answer >= stamp ? answer == stamp + 1 : nil
  }

  @inline(__always)
  mutating func remember(_ predicate: Int32, _ holds: Bool) { answers[Int(predicate)] = stamp + (holds ? 1 : 0) }
}
