import VStyleSelectors
import VStyleStylesheet

/// An index of the rules that may match the example views of a selector.
///
/// These views have only the style classes that the selector names. So a rule that needs another style class matches
/// none of them. The test is conservative: a rule that may match need not match.
struct ExampleReach {
  /// A rule that sets a property.
  private struct Entry {
    let rule: StyleRule
    /// The last compound selector of the rule; `nil` for the root of a theme.
    let subject: CompoundSelector?
  }

  /// The rules that set a property, by the style classes that they need.
  private struct Entries {
    /// The rules that need no style class.
    var everywhere: [Entry] = []
    /// The other rules. Each is listed under some style classes of which every matching view has at least one.
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

  /// Returns whether some rule may set one of some properties on an example view of a selector.
  ///
  /// - Parameters:
  ///   - properties: the names of the properties.
  ///   - selector: the selector of the view.
  ///   - own: a rule to skip. The other rules of its selector list are not skipped.
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
  /// The style classes in all its parts, nested lists included.
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
  /// Returns the rarest set of style classes of which every matching view has at least one.
  ///
  /// - Parameters:
  ///   - counts: the number of selectors that need each style class.
  ///   - memo: the results for lists that are already visited.
  /// - Returns: the set; `nil` if a matching view needs no style class.
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

  /// Returns whether a view may match if it has no other style classes than the given ones.
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

  /// Returns the view type of matching views, if the example view of this compound selector is sure to match.
  ///
  /// This applies if the compound selector has only a view type, style classes, an ID and states.
  ///
  /// - Parameter general: the view type to return if the compound selector names none.
  /// - Returns: the name of the view type; `nil` if the compound selector has other conditions.
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
        // The example view is built for the first selector. A list that is already visited adds no conditions.
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

  /// The states that such a compound selector names, including those of the enclosing rule.
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
