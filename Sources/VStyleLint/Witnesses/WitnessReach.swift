import VStyleCascade
import VStyleSelectors

/// Which rules may say anything about the view that is made up for a selector, or about those around it.
///
/// These views have no style classes but those that the selector names, so a rule that asks for another one is about
/// none of them. A rule that may have a say need not have one.
struct WitnessReach {
  /// A rule that sets a property.
  private struct Entry {
    let rule: StyleRule
    /// What it asks of the view itself; `nil` for the root of a theme.
    let subject: CompoundSelector?
  }

  /// The rules that set a property, by what they ask for.
  private struct Entries {
    /// Those that ask for no style class.
    var everywhere: [Entry] = []
    /// The others, by style classes one of which a view needs for them.
    var byClass: [String: [Entry]] = [:]
  }

  private var byProperty: [String: Entries] = [:]

  init(_ program: StyleProgram) {
    var counts: [String: Int] = [:]
    for rule in program.rules {
      guard case .selector(let selector) = rule.target else { continue }
      for name in selector.subject.neededClasses(counts: [:]) ?? [] { counts[name, default: 0] += 1 }
    }
    for rule in program.rules {
      let subject: CompoundSelector? = if case .selector(let selector) = rule.target { selector.subject } else { nil }
      let entry = Entry(rule: rule, subject: subject)
      let classes = subject?.neededClasses(counts: counts)
      for name in Set(rule.declarations.map(\.name)) {
        guard let classes else {
          byProperty[name, default: Entries()].everywhere.append(entry)
          continue
        }
        for needed in classes { byProperty[name, default: Entries()].byClass[needed, default: []].append(entry) }
      }
    }
  }

  /// Whether some rule may set one of some properties on a view of a selector.
  ///
  /// - Parameter own: a rule that does not count. The other rules of its list do.
  func isSet(_ properties: [String], for selector: ComplexSelector, leavingOut own: StyleRule? = nil) -> Bool {
    let names = selector.namedViewTypes
    let counts: (Entry) -> Bool = { entry in
      (entry.rule.order != own?.order || entry.rule.target != own?.target)
        && (entry.subject?.mayMatch(amongViewTypes: names) ?? true)
    }
    return properties.contains { property in
      guard let entries = byProperty[property] else { return false }
      return entries.everywhere.contains(where: counts)
        || names.contains { entries.byClass[$0]?.contains(where: counts) ?? false }
    }
  }
}

extension ComplexSelector {
  /// The style classes that it names, wherever that is.
  fileprivate var namedViewTypes: Set<String> {
    var names: Set<String> = []
    first.collectViewTypes(into: &names)
    for step in rest { step.compound.collectViewTypes(into: &names) }
    return names
  }
}

extension CompoundSelector {
  /// Style classes one of which a view needs to match, as rare ones as can be; `nil` if it needs none.
  ///
  /// - Parameter counts: how often each class is asked for.
  fileprivate func neededClasses(counts: [String: Int]) -> Set<String>? {
    var best: (classes: Set<String>, count: Int)?
    for condition in conditions {
      var classes: Set<String> = []
      switch condition {
      case .class(let name): classes = [name]
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        let needed = list.selectors.map { $0.subject.neededClasses(counts: counts) }
        guard !needed.contains(nil) else { continue }
        classes = needed.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
      default: continue
      }
      let count = classes.reduce(0) { $0 + counts[$1, default: 0] }
      if count < best?.count ?? .max { best = (classes, count) }
    }
    return best?.classes
  }

  fileprivate func collectViewTypes(into names: inout Set<String>) {
    for condition in conditions {
      switch condition {
      case .class(let name): names.insert(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        for selector in list.selectors { names.formUnion(selector.namedViewTypes) }
      default: continue
      }
    }
  }

  /// Whether a view may match that has no style classes but some.
  fileprivate func mayMatch(amongViewTypes names: Set<String>) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .class(let name): names.contains(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        list.selectors.contains { $0.subject.mayMatch(amongViewTypes: names) }
      default: true
      }
    }
  }

  /// The class of the views that match, where the compound asks for nothing but it, style classes, an id and states, so
  /// that the view that is made up for it is sure to match.
  ///
  /// - Parameter general: what stands for a class that is not named.
  func plainType(orElse general: String) -> String? {
    var name = general
    if case .named(let own, _) = type { name = own }
    for condition in conditions {
      switch condition {
      case .class, .id, .pseudoClass(.element(.state)): continue
      case .nesting(let list?):
        // The view is made up for the first one.
        guard let around = list.selectors.first, around.count == 1,
          let outer = around.subject.plainType(orElse: name)
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
