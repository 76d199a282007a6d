import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// What a compound selector demands of a view, with the demands of the lists in it that have one selector.
struct ElementDemands {
  private(set) var types: [TypeSelector] = []
  private(set) var conditions: [SimpleSelector] = []

  /// The conditions on the position among the siblings.
  private(set) var positions: [NthSelector] = []

  /// The lists of which the view has to match one selector.
  private(set) var choices: [SelectorList] = []

  /// The lists of which the view must not match any selector.
  private(set) var exclusions: [SelectorList] = []

  /// The names of the themes that have to be active.
  var themes: [String] = []

  /// The most conditions that are compared with each other, which bounds the work for a selector.
  private static let mostConditions = 24

  /// How deep lists in lists are followed.
  private static let deepest = 4

  init(_ compound: CompoundSelector) { add(compound) }

  /// Adds the demands of another compound selector for the same view.
  mutating func add(_ compound: CompoundSelector, depth: Int = 0) {
    if case .named = compound.type, !types.contains(compound.type) { types.append(compound.type) }
    for condition in compound.conditions where conditions.count < ElementDemands.mostConditions {
      if !conditions.contains(condition) { add(condition, depth: depth) }
    }
  }

  /// Adds a condition on the position among the siblings.
  mutating func add(_ position: NthSelector) {
    if !positions.contains(position) { positions.append(position) }
    // The first of all siblings is the first of its type too.
    let first = NthExpression(a: 0, b: 1)
    guard position.siblings == .all, position.formula.isSubset(of: first) else { return }
    add(NthSelector(first, among: .sameType, from: position.start))
  }

  private mutating func add(_ condition: SimpleSelector, depth: Int) {
    conditions.append(condition)
    switch condition {
    case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)): choose(list, depth: depth)
    case .pseudoClass(.not(let list)):
      exclusions.append(list)
      if let inner = list.doubleNegation { choose(inner, depth: depth) }
    case .pseudoClass(.nth(let nth)):
      add(nth)
      if case .matching(let list) = nth.siblings { choose(list, depth: depth) }
    case .pseudoClass(.edge(let edge, let kind)): for position in NthSelector.all(edge, kind) { add(position) }
    case .pseudoClass(.element(.theme(let name))): themes.append(name)
    case .pseudoClass(.has(let relative)):
      let isBeside = relative.combinators.allSatisfy { $0 == .nextSibling || $0 == .subsequentSibling }
      if isBeside, !relative.combinators.isEmpty { add(.atLeast(1, from: .last)) }
    default: break
    }
  }

  private mutating func choose(_ list: SelectorList, depth: Int) {
    choices.append(list)
    guard depth < ElementDemands.deepest, list.selectors.count == 1 else { return }
    add(list.selectors[0].subject, depth: depth + 1)
  }
}

extension ElementDemands {
  /// Whether a condition that an element evaluates itself is demanded.
  func contains(_ condition: ElementCondition) -> Bool { conditions.contains(.pseudoClass(.element(condition))) }

  /// The attributes that are demanded.
  var attributes: [AttributeSelector] {
    conditions.compactMap { condition in
      if case .attribute(let attribute) = condition { attribute } else { nil }
    }
  }

  /// The IDs that are demanded.
  var ids: [String] {
    conditions.compactMap { condition in
      if case .id(let id) = condition { id } else { nil }
    }
  }

  /// Whether each view that meets the demands matches a compound selector, apart from one condition in the demands.
  ///
  /// - Parameter left: the `:not()` that the compound selector comes from, which says nothing about itself.
  func imply(_ compound: CompoundSelector, without left: SelectorList?, _ schema: StyleSchema) -> Bool {
    let hasType =
      compound.type == .universal
      || types.contains { Subsumption.holds(CompoundSelector(compound.type), CompoundSelector($0), schema) }
    return hasType && compound.conditions.allSatisfy { implies($0, without: left, schema) }
  }

  private func implies(_ condition: SimpleSelector, without left: SelectorList?, _ schema: StyleSchema) -> Bool {
    let isLeft = left.map { condition == .pseudoClass(.not($0)) } ?? false
    if !isLeft, conditions.contains(condition) { return true }
    switch condition {
    case .attribute(let wanted):
      return attributes.contains { own in
        guard own.name == wanted.name else { return false }
        guard wanted.condition != nil else { return true }
        return own.exactValue.map { wanted.isMet(by: $0) } ?? false
      }
    case .pseudoClass(.edge(let edge, let kind)): return NthSelector.all(edge, kind).allSatisfy(isAt)
    case .pseudoClass(.nth(let nth)): return isAt(nth)
    case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)), .nesting(let list?):
      return list.selectors.prefix(ElementDemands.mostConditions).contains {
        $0.count == 1 && imply($0.subject, without: left, schema)
      }
    default: return false
    }
  }

  private func isAt(_ wanted: NthSelector) -> Bool {
    positions.contains { $0.counts(as: wanted) && $0.formula.isSubset(of: wanted.formula) }
  }
}

extension SelectorList {
  /// The list inside of `:not(:not(…))`; `nil` for other lists.
  fileprivate var doubleNegation: SelectorList? {
    guard selectors.count == 1, selectors[0].count == 1, selectors[0].subject.type == .universal,
      selectors[0].subject.conditions.count == 1,
      case .pseudoClass(.not(let inner)) = selectors[0].subject.conditions[0]
    else { return nil }
    return inner
  }
}

extension AttributeSelector {
  /// The only value that the selector matches; `nil` if it matches several.
  var exactValue: String? {
    guard let condition, condition.comparison == .equals, condition.letterCase != .insensitive else { return nil }
    return condition.value
  }

  /// Whether no value of an attribute meets both selectors.
  func excludes(_ other: AttributeSelector) -> Bool {
    guard name == other.name, let own = condition, let others = other.condition else { return false }
    if let exactValue { return !other.isMet(by: exactValue) }
    if let value = other.exactValue { return !isMet(by: value) }
    let isSensitive = own.letterCase != .insensitive && others.letterCase != .insensitive
    let (left, right) = isSensitive ? (own.value, others.value) : (own.value.lowercased(), others.value.lowercased())
    switch (own.comparison, others.comparison) {
    case (.equals, .equals): return left != right
    case (.prefix, .prefix): return !left.hasPrefix(right) && !right.hasPrefix(left)
    case (.suffix, .suffix): return !left.hasSuffix(right) && !right.hasSuffix(left)
    default: return false
    }
  }

  /// Whether no value meets the condition: a part that is empty, or a word with white space.
  var matchesNothing: Bool {
    guard let condition else { return false }
    switch condition.comparison {
    case .equals, .dashMatch: return false
    case .includes: return condition.value.isEmpty || condition.value.contains(where: \.isWhitespace)
    case .prefix, .suffix, .substring: return condition.value.isEmpty
    }
  }
}
