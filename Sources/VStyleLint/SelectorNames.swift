package import VStyleSelectors

/// The names in selectors, also in nested lists and in the selectors of enclosing rules.
package struct SelectorNames: Sendable {
  /// The style classes.
  package private(set) var classes: Set<String> = []

  /// The IDs.
  package private(set) var ids: Set<String> = []

  /// The states with a pseudo-class of their own, such as `disabled`.
  package private(set) var states: Set<String> = []

  /// The states in `:state()`.
  package private(set) var customStates: Set<String> = []

  private var seen = SeenLists()

  /// Creates an empty collection.
  package init() {}

  /// Adds the names in a list.
  package mutating func add(_ list: SelectorList) {
    guard seen.insert(list) else { return }
    for selector in list.selectors { add(selector) }
  }

  /// Adds the names in a selector.
  package mutating func add(_ selector: ComplexSelector) {
    for compound in selector.compounds {
      for condition in compound.conditions { add(condition) }
    }
  }

  /// Adds the names of another collection.
  package mutating func formUnion(_ other: SelectorNames) {
    classes.formUnion(other.classes)
    ids.formUnion(other.ids)
    states.formUnion(other.states)
    customStates.formUnion(other.customStates)
  }

  private mutating func add(_ condition: SimpleSelector) {
    switch condition {
    case .id(let name): ids.insert(name)
    case .class(let name): classes.insert(name)
    case .nesting(let list?): add(list)
    case .pseudoClass(.element(.state(let name))): states.insert(name)
    case .pseudoClass(.element(.customState(let name))): customStates.insert(name)
    case .pseudoClass(let pseudoClass): if let list = pseudoClass.argument { add(list) }
    case .attribute, .nesting(nil), .unreadable: break
    }
  }
}
