import VStyleCascade
import VStyleSelectors

/// Which rules may say anything about the view that is made up for a selector, or about those around it.
///
/// These views have no style classes but those that the selector names, so a rule that asks for another one is about
/// none of them. A rule that may have a say need not have one.
struct WitnessReach {
  private let rules: RuleList

  init(_ program: StyleProgram) { rules = program.rules }

  /// Whether some rule may set one of some properties on a view of a selector.
  ///
  /// - Parameter own: a rule that does not count. The other rules of its list do.
  func isSet(
    _ isWanted: (Declaration) -> Bool, for selector: ComplexSelector, leavingOut own: StyleRule? = nil
  ) -> Bool {
    var names: Set<String>?
    return rules.contains { rule in
      guard rule.declarations.contains(where: isWanted), rule.order != own?.order || rule.target != own?.target else {
        return false
      }
      guard case .selector(let other) = rule.target else { return true }
      let known = names ?? selector.namedClasses
      names = known
      return other.subject.mayMatch(amongClasses: known)
    }
  }
}

extension ComplexSelector {
  /// The style classes that it names, wherever that is.
  fileprivate var namedClasses: Set<String> {
    var names: Set<String> = []
    first.collectClasses(into: &names)
    for step in rest { step.compound.collectClasses(into: &names) }
    return names
  }
}

extension CompoundSelector {
  fileprivate func collectClasses(into names: inout Set<String>) {
    for condition in conditions {
      switch condition {
      case .class(let name): names.insert(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        for selector in list.selectors { names.formUnion(selector.namedClasses) }
      default: continue
      }
    }
  }

  /// Whether a view may match that has no style classes but some.
  fileprivate func mayMatch(amongClasses names: Set<String>) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .class(let name): names.contains(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        list.selectors.contains { $0.subject.mayMatch(amongClasses: names) }
      default: true
      }
    }
  }

  /// The class of the views that match, where the compound asks for nothing but it, style classes, an id and states, so
  /// that the view that is made up for it is sure to match.
  ///
  /// - Parameter general: what stands for a class that is not named.
  func plainClass(orElse general: String) -> String? {
    var name = general
    if case .named(let own, _) = type { name = own }
    for condition in conditions {
      switch condition {
      case .class, .id, .pseudoClass(.element(.state)): continue
      case .nesting(let list?):
        // The view is made up for the first one.
        guard let around = list.selectors.first, around.count == 1,
          let outer = around.subject.plainClass(orElse: name)
        else { return nil }
        name = outer
      default: return nil
      }
    }
    return name
  }

  /// The states that such a compound asks for, those of the rule around it included.
  var plainStates: [String] {
    conditions.flatMap { condition -> [String] in
      switch condition {
      case .pseudoClass(.element(.state(let name))): [name]
      case .nesting(let list?): list.selectors.first?.subject.plainStates ?? []
      default: []
      }
    }
  }
}
