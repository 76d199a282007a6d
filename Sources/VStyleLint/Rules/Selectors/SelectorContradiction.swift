import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Finds contradictions in selectors: demands that no view meets together.
///
/// Each comparison looks at the demands on one view in one way. A selector without a contradiction may match.
struct SelectorContradiction {
  private let stylesheet: CompiledStylesheet

  /// The most selectors of a list that are compared with the rest of a selector.
  private static let mostChoices = 64

  /// The most compound selectors that are searched for one selector, with those of the selectors in it.
  private static let mostCompounds = 256

  /// How deep selectors in selectors are searched.
  private static let deepest = 4

  /// A contradiction.
  struct Found {
    /// The reason, as a sentence without a full stop.
    let reason: String

    /// What to do about it.
    var advice = "remove one of the two, or the rule"

    /// What it is about; `nil` if no other check depends on it.
    var detail: DiagnosticDetail?

    /// Whether the selector of the rule around it has the same contradiction.
    var isInParent = false
  }

  init(_ stylesheet: CompiledStylesheet) { self.stylesheet = stylesheet }

  /// Returns the first contradiction; `nil` if the selector may match a view.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - themes: the themes of the blocks around the rule.
  func first(in selector: ComplexSelector, under themes: [String] = []) -> Found? {
    var left = SelectorContradiction.mostCompounds
    return first(in: selector, after: nil, under: themes, depth: 0, &left)
  }

  private func first(
    in selector: ComplexSelector, after outer: Combinator?, under themes: [String], depth: Int, _ left: inout Int
  ) -> Found? {
    var siblings = 0
    for index in 0..<selector.count {
      left -= 1
      guard left >= 0 else { return nil }
      let before = index > 0 ? selector.rest[index - 1].combinator : outer
      let after = index < selector.rest.count ? selector.rest[index].combinator : nil
      siblings = before?.isBeside ?? false ? siblings + 1 : 0
      let compound = index > 0 ? selector.rest[index - 1].compound : selector.first
      // OPTIMIZATION: the comparisons below find nothing in a plain compound selector, but took a sixth of a check.
      var plain = PlainCounts()
      if after != nil || themes.count < 2, plain.add(compound) {
        if let parents = plain.parents, depth < SelectorContradiction.deepest,
          var found = first(in: parents, with: nil, depth: depth, &left)
        {
          found.isInParent = true
          return found
        }
        continue
      }
      var demands = ElementDemands(compound)
      if after == nil { demands.themes += themes }
      if demands.contains(.root), before != nil || after?.isBeside ?? false {
        return Found(reason: "a root has no parent and no siblings")
      }
      if siblings > 0 {
        demands.add(.atLeast(siblings, from: .first))
        if positionsExclude(demands) != nil { return Found(reason: "what follows another view is not the first one") }
      }
      if after?.isBeside ?? false {
        demands.add(.atLeast(1, from: .last))
        if positionsExclude(demands) != nil { return Found(reason: "what precedes another view is not the last one") }
      }
      if let after, !after.isBeside, demands.contains(.empty) { return Found(reason: "an empty view has no children") }
      if let found = first(in: demands, depth: depth, &left) { return found }
    }
    return nil
  }

  private func first(in demands: ElementDemands, depth: Int, _ left: inout Int) -> Found? {
    for case .nesting(let list?) in demands.conditions where depth < SelectorContradiction.deepest {
      guard var found = first(in: list, with: nil, depth: depth, &left) else { continue }
      found.isInParent = true
      return found
    }
    if demands.positions.contains(where: { $0.formula.a <= 0 && $0.formula.b < 1 }) {
      return Found(reason: "positions count from 1", advice: "write a number of 1 or more, or remove the rule")
    }
    if let nothing = demands.attributes.first(where: \.matchesNothing) {
      return Found(
        reason: "no value of `\(nothing.name)` meets this condition", advice: "write another text, or remove the rule")
    }
    if let found = contradiction(demands) { return found }
    guard depth < SelectorContradiction.deepest else { return nil }
    for condition in demands.conditions {
      switch condition {
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        if let found = first(in: list, with: demands, depth: depth, &left) { return found }
      case .pseudoClass(.has(let relative)):
        let found = zip(relative.combinators, relative.list.selectors).prefix(SelectorContradiction.mostChoices).map {
          first(in: $1, after: $0, under: [], depth: depth + 1, &left)
        }
        let isWhole = found.count == relative.combinators.count && found.allSatisfy { $0 != nil }
        if isWhole, let first = found.first.flatMap(\.self) { return first }
      default: continue
      }
    }
    return nil
  }

  /// The contradiction of a list, each of whose selectors has one by itself or with other demands on the same view.
  private func first(
    in list: SelectorList, with demands: ElementDemands?, depth: Int, _ left: inout Int
  ) -> Found? {
    guard !list.selectors.isEmpty else {
      return Found(reason: "an empty list matches nothing", advice: "write a selector into it, or remove the rule")
    }
    guard list.selectors.count <= SelectorContradiction.mostChoices else { return nil }
    var first: Found?
    for selector in list.selectors {
      var found = self.first(in: selector, after: nil, under: [], depth: depth + 1, &left)
      if found == nil, var all = demands, list.selectors.count > 1 {
        all.add(selector.subject)
        found = contradiction(all)
      }
      guard let found else { return nil }
      first = first ?? found
    }
    return first
  }
}

/// The comparisons: each returns the reason why no view meets some demands, or `nil`.
extension SelectorContradiction {
  private func contradiction(_ demands: ElementDemands) -> Found? {
    if let reason = ids(demands) ?? types(demands) { return Found(reason: reason) }
    if let found = states(demands) { return found }
    let reason =
      attributes(demands) ?? themes(demands) ?? positionsExclude(demands) ?? children(demands) ?? exclusions(demands)
    return reason.map { Found(reason: $0) }
  }

  private func ids(_ demands: ElementDemands) -> String? { demands.ids.count > 1 ? "a view has one id" : nil }

  private func types(_ demands: ElementDemands) -> String? {
    for (index, one) in demands.types.enumerated() {
      if demands.types[..<index].contains(where: { exclude($0, one) }) {
        return "a view has one view type and its superclasses"
      }
    }
    return nil
  }

  /// Returns whether no view has both view types.
  private func exclude(_ left: TypeSelector, _ right: TypeSelector) -> Bool {
    let schema = stylesheet.schema
    guard case .named(let one, let extent) = left, case .named(let other, let otherExtent) = right,
      schema.viewTypes[one] != nil, schema.viewTypes[other] != nil
    else { return false }
    let isOneOther = schema.isKind(one, of: other) && (otherExtent == .typeAndSubtypes || one == other)
    let isOtherOne = schema.isKind(other, of: one) && (extent == .typeAndSubtypes || one == other)
    return !isOneOther && !isOtherOne
  }

  private static let opposites =
    [("enabled", "disabled"), ("on", "off")] + ControlStates.exclusive.sorted().map { ("normal", $0) }

  private func states(_ demands: ElementDemands) -> Found? {
    for (one, other) in SelectorContradiction.opposites
    where demands.contains(.state(one)) && demands.contains(.state(other)) {
      return Found(reason: "`:\(one)` and `:\(other)` exclude each other", detail: .opposedStates)
    }
    guard demands.contains(.scheme(.light)), demands.contains(.scheme(.dark)) else { return nil }
    return Found(reason: "a view has one color scheme")
  }

  private func attributes(_ demands: ElementDemands) -> String? {
    let all = demands.attributes
    for (index, one) in all.enumerated() {
      if all[..<index].contains(where: { $0.excludes(one) }) { return "an attribute has one value" }
    }
    return nil
  }

  private func themes(_ demands: ElementDemands) -> String? {
    for (index, one) in demands.themes.enumerated() where stylesheet.themes[one] != nil {
      let isExcluded = demands.themes[..<index].contains { other in
        stylesheet.themes[other] != nil && !stylesheet.themeChain(one).contains(other)
          && !stylesheet.themeChain(other).contains(one)
      }
      if isExcluded { return "a view has one theme" }
    }
    return nil
  }

  private func positionsExclude(_ demands: ElementDemands) -> String? {
    for (index, one) in demands.positions.enumerated() {
      let isExcluded = demands.positions[..<index].contains {
        $0.counts(as: one) && $0.formula.isDisjoint(with: one.formula)
      }
      if isExcluded { return "a view has one position among its siblings" }
    }
    return nil
  }

  private func children(_ demands: ElementDemands) -> String? {
    guard demands.contains(.empty) else { return nil }
    for case .pseudoClass(.has(let relative)) in demands.conditions
    where !relative.combinators.isEmpty && relative.combinators.allSatisfy({ !$0.isBeside }) {
      return "an empty view has no children"
    }
    return nil
  }

  private func exclusions(_ demands: ElementDemands) -> String? {
    for list in demands.exclusions {
      let isExcluded = list.selectors.contains {
        $0.count == 1 && demands.imply($0.subject, without: list, stylesheet.schema)
      }
      if isExcluded { return "`:not()` excludes what the rest requires" }
    }
    return nil
  }
}

extension Combinator {
  /// Whether the combinator leads to a sibling.
  fileprivate var isBeside: Bool { self == .nextSibling || self == .subsequentSibling }
}

/// The numbers of the conditions of a compound selector that demands too little to contradict itself: a view type, style
/// classes, an ID and a state. The conditions of the selector that `&` stands for count too.
private struct PlainCounts {
  private var (types, ids, states) = (0, 0, 0)

  /// The selectors that `&` stands for; `nil` without `&`.
  private(set) var parents: SelectorList?

  /// Adds a compound selector.
  ///
  /// - Returns: whether all of them together are plain.
  mutating func add(_ compound: CompoundSelector, isParent: Bool = false) -> Bool {
    if compound.type != .universal { types += 1 }
    for condition in compound.conditions {
      switch condition {
      case .class: continue
      case .id: ids += 1
      case .pseudoClass(.element(.state)), .pseudoClass(.element(.customState)): states += 1
      case .nesting(let list?) where !isParent && parents == nil && list.selectors.count == 1:
        parents = list
        guard add(list.selectors[0].subject, isParent: true) else { return false }
      default: return false
      }
    }
    return types < 2 && ids < 2 && states < 2
  }
}
