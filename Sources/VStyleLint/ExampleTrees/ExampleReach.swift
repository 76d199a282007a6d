import VStyleCascade
import VStyleSelectors

/// Which rules may say anything about the view that is made up for a selector, or about those around it.
///
/// These views have no style classes but those that the selector names, so a rule that asks for another one is about
/// none of them. A rule that may have a say need not have one.
struct ExampleReach {
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

  init(_ stylesheet: CompiledStylesheet) {
    var counts: [String: Int] = [:]
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target else { continue }
      var memo = ListMemo<Set<String>?>()
      for name in selector.subject.neededClasses(counts: [:], &memo) ?? [] { counts[name, default: 0] += 1 }
    }
    for rule in stylesheet.rules {
      let subject: CompoundSelector? = if case .selector(let selector) = rule.target { selector.subject } else { nil }
      let entry = Entry(rule: rule, subject: subject)
      var memo = ListMemo<Set<String>?>()
      let classes = subject?.neededClasses(counts: counts, &memo)
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
    let names = selector.namedClasses
    let counts: (Entry) -> Bool = { entry in
      (entry.rule.order != own?.order || entry.rule.target != own?.target)
        && (entry.subject?.mayMatch(amongClasses: names) ?? true)
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
  fileprivate var namedClasses: Set<String> {
    var names: Set<String> = []
    var seen = SeenLists()
    collectClasses(into: &names, &seen)
    return names
  }

  fileprivate func collectClasses(into names: inout Set<String>, _ seen: inout SeenLists) {
    first.collectClasses(into: &names, &seen)
    for step in rest { step.compound.collectClasses(into: &names, &seen) }
  }
}

extension CompoundSelector {
  /// Style classes one of which a view needs to match, as rare ones as can be; `nil` if it needs none.
  ///
  /// - Parameter counts: how often each class is asked for.
  fileprivate func neededClasses(counts: [String: Int], _ memo: inout ListMemo<Set<String>?>) -> Set<String>? {
    var best: (classes: Set<String>, count: Int)?
    for condition in conditions {
      var classes: Set<String> = []
      switch condition {
      case .class(let name): classes = [name]
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        let needed = memo.answer(list) { memo in
          var all: Set<String> = []
          for selector in list.selectors {
            guard let some = selector.subject.neededClasses(counts: counts, &memo) else { return nil }
            all.formUnion(some)
          }
          return all
        }
        guard let needed else { continue }
        classes = needed
      default: continue
      }
      let count = classes.reduce(0) { $0 + counts[$1, default: 0] }
      if count < best?.count ?? .max { best = (classes, count) }
    }
    return best?.classes
  }

  fileprivate func collectClasses(into names: inout Set<String>, _ seen: inout SeenLists) {
    for condition in conditions {
      switch condition {
      case .class(let name): names.insert(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        guard seen.insert(list) else { continue }
        for selector in list.selectors { selector.collectClasses(into: &names, &seen) }
      default: continue
      }
    }
  }

  /// Whether a view may match that has no style classes but some.
  fileprivate func mayMatch(amongClasses names: Set<String>) -> Bool {
    var memo = ListMemo<Bool>()
    return mayMatch(amongClasses: names, &memo)
  }

  private func mayMatch(amongClasses names: Set<String>, _ memo: inout ListMemo<Bool>) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .class(let name): names.contains(name)
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        memo.answer(list) { memo in list.selectors.contains { $0.subject.mayMatch(amongClasses: names, &memo) } }
      default: true
      }
    }
  }

  /// The view type of those that match, where the compound asks for nothing but it, style classes, an id and states, so
  /// that the view that is made up for it is sure to match.
  ///
  /// - Parameter general: what stands for a view type that is not named.
  func plainType(orElse general: String) -> String? {
    var seen = SeenLists()
    return plainType(orElse: general, &seen)
  }

  private func plainType(orElse general: String, _ seen: inout SeenLists) -> String? {
    var name = general
    if case .named(let own, _) = type { name = own }
    for condition in conditions {
      switch condition {
      case .class, .id, .pseudoClass(.element(.state)): continue
      case .nesting(let list?):
        // The view is made up for the first one. A list that was met already says the same again.
        guard seen.insert(list) else { continue }
        guard let around = list.selectors.first, around.count == 1,
          let outer = around.subject.plainType(orElse: name, &seen)
        else { return nil }
        name = outer
      default: return nil
      }
    }
    return name
  }

  /// The states that such a compound asks for, those of the rule around it included.
  var plainStates: [String] {
    var seen = SeenLists()
    return plainStates(&seen)
  }

  private func plainStates(_ seen: inout SeenLists) -> [String] {
    conditions.flatMap { condition -> [String] in
      switch condition {
      case .pseudoClass(.element(.state(let name))): [name]
      case .nesting(let list?): seen.insert(list) ? list.selectors.first?.subject.plainStates(&seen) ?? [] : []
      default: []
      }
    }
  }
}
