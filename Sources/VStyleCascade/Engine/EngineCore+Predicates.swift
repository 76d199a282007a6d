import VStyleSelectors

/// Whether predicates hold at a node.
///
/// OPTIMIZATION: all of this is `mutating`, because the engine's state would be copied for every call that borrows it.
extension EngineCore {
  /// What a signature alone says about a predicate.
  mutating func answer(_ number: Int32, _ signature: Signature) -> Answer {
    let own = answer(selectors.predicates[Int(number)].tests, signature)
    return own == .yes && selectors.predicates[Int(number)].combinator != nil ? .ifLed : own
  }

  private mutating func answer(_ tests: Range<Int32>, _ signature: Signature) -> Answer {
    var result = Answer.yes
    for test in tests {
      switch answer(selectors.tests[Int(test)], signature) {
      case .no: return .no
      case .depends, .ifLed: result = .depends
      case .yes: continue
      }
    }
    return result
  }

  private mutating func answer(_ test: CompiledSelectors.Test, _ signature: Signature) -> Answer {
    switch test.question {
    case .never: .no
    case .feature: signatures.has(test.operand, signature) ? .yes : .no
    case .lacks: signatures.has(test.operand, signature) ? .no : .yes
    case .type: layouts.isKind(signature.type, of: test.operand) ? .yes : .no
    case .exactType: layouts.isExactly(signature.type, test.operand) ? .yes : .no
    case .canBeDisabled: layouts[signature.type].canBeDisabled ? .yes : .no
    case .root, .ambient, .themeRoot: .depends
    case .any: answer(any: selectors.lists[Int(test.operand)], signature)
    case .none: selectors.lists[Int(test.operand)].isEmpty ? .yes : .depends
    case .all: answer(selectors.groups[Int(test.operand)], signature)
    }
  }

  private mutating func answer(any list: [Int32], _ signature: Signature) -> Answer {
    list.isEmpty ? .no : list.count == 1 ? shallowAnswer(list[0], signature) : .depends
  }

  /// The answer for a nested predicate, as far as it is quickly told.
  private mutating func shallowAnswer(_ number: Int32, _ signature: Signature) -> Answer {
    for place in selectors.predicates[Int(number)].tests {
      let test = selectors.tests[Int(place)]
      switch test.question {
      case .feature where !signatures.has(test.operand, signature): return .no
      case .type where !layouts.isKind(signature.type, of: test.operand): return .no
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
    var result = contexts.leads(to: selectors.predicates[Int(number)], in: surroundings)
    result = result && holds(selectors.predicates[Int(number)].tests, signature, surroundings)
    scratch.remember(number, result)
    return result
  }

  private mutating func holds(_ tests: Range<Int32>, _ signature: Signature, _ surroundings: Surroundings) -> Bool {
    for test in tests where !holds(selectors.tests[Int(test)], signature, surroundings) { return false }
    return true
  }

  private mutating func holds(
    _ test: CompiledSelectors.Test, _ signature: Signature, _ surroundings: Surroundings
  ) -> Bool {
    switch test.question {
    case .never: return false
    case .feature: return signatures.has(test.operand, signature)
    case .lacks: return !signatures.has(test.operand, signature)
    case .type: return layouts.isKind(signature.type, of: test.operand)
    case .exactType: return layouts.isExactly(signature.type, test.operand)
    case .canBeDisabled: return layouts[signature.type].canBeDisabled
    case .root: return surroundings.isRoot
    case .ambient:
      return contexts.ambients[Int(surroundings.ambient)].meets(selectors.conditions[Int(test.operand)])
    case .themeRoot:
      return (surroundings.isRoot || signature.theme >= 0)
        && contexts.ambients[Int(surroundings.ambient)].themes.contains(selectors.themes[Int(test.operand)])
    case .any:
      for number in selectors.lists[Int(test.operand)] where holds(number, signature, surroundings) { return true }
      return false
    case .none:
      for number in selectors.lists[Int(test.operand)] where holds(number, signature, surroundings) { return false }
      return true
    case .all: return holds(selectors.groups[Int(test.operand)], signature, surroundings)
    }
  }
}
