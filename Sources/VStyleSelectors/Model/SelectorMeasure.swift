/// Measures the size of selectors and the elements that matching has to read.
struct SelectorMeasure {
  /// The number of complex selectors.
  private(set) var count = 0
  /// The number of compound selectors, nested lists written out; saturates at `Int.max`.
  private(set) var weight = 0
  /// The depth of the deepest nested list.
  private(set) var depth = 0
  /// Whether no condition depends on another element.
  private(set) var isLocal = true
  /// Whether a subject may restrict the view type.
  private(set) var namesSubjectViewType = false
  /// Whether there is a `:has()` at any depth.
  private(set) var containsHas = false

  /// Adds a selector.
  ///
  /// - Parameter isPlain: whether each condition concerns only the element itself and contains no list. The method then
  ///   skips the conditions.
  mutating func add(_ selector: ComplexSelector, isPlain: Bool) {
    count += 1
    let rest = selector.rest
    if !rest.isEmpty { isLocal = false }
    grow(by: rest.count + 1)
    if rest.isEmpty {
      if case .named = selector.first.type { namesSubjectViewType = true }
    } else if case .named = rest[rest.count - 1].compound.type {
      namesSubjectViewType = true
    }
    guard !isPlain else { return }
    for compound in selector.compounds {
      for condition in compound.conditions { add(condition) }
    }
    if selector.subject.conditions.contains(where: { $0.mayNameViewType }) { namesSubjectViewType = true }
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
      containsHas = true
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
    containsHas = containsHas || list.containsHas
  }

  private mutating func grow(by amount: Int) {
    let (sum, overflow) = weight.addingReportingOverflow(amount)
    weight = overflow ? .max : sum
  }
}

extension SimpleSelector {
  fileprivate var mayNameViewType: Bool {
    switch self {
    case .nesting, .pseudoClass: true
    case .id, .class, .attribute, .unreadable: false
    }
  }
}
