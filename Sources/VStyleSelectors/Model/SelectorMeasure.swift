/// Adds up how large a selector is and how far matching has to look.
struct SelectorMeasure {
  /// The number of compound selectors, nested lists written out; saturates.
  private(set) var weight = 0
  /// The depth of the deepest nested list.
  private(set) var depth = 0
  /// Whether no condition looks at another element.
  private(set) var isLocal = true

  mutating func add(_ selector: ComplexSelector) {
    if !selector.rest.isEmpty { isLocal = false }
    for compound in selector.compounds {
      grow(by: 1)
      for condition in compound.conditions { add(condition) }
    }
  }

  private mutating func add(_ condition: SimpleSelector) {
    switch condition {
    case .nesting(let parent?): add(parent)
    case .pseudoClass(let pseudoClass): add(pseudoClass)
    case .id, .class, .attribute, .nesting(nil), .unreadable: break
    }
  }

  private mutating func add(_ pseudoClass: PseudoClass) {
    switch pseudoClass {
    case .is(let list), .where(let list), .not(let list): add(list)
    case .has(let relative):
      isLocal = false
      // `:has()` matches its argument from left to right and recurs at each combinator.
      add(relative.list, extraDepth: relative.list.selectors.lazy.map(\.count).max() ?? 0)
    case .nth(let nth):
      isLocal = false
      if case .matching(let list) = nth.siblings { add(list) }
    case .edge: isLocal = false
    case .scope, .element: break
    }
  }

  private mutating func add(_ list: SelectorList, extraDepth: Int = 0) {
    grow(by: list.storage.weight)
    depth = max(depth, list.storage.depth + extraDepth)
    isLocal = isLocal && list.storage.isLocal
  }

  private mutating func grow(by amount: Int) {
    let (sum, overflow) = weight.addingReportingOverflow(amount)
    weight = overflow ? .max : sum
  }
}
