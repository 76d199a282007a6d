import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// An index of the declarations that may beat others from a rule that matches at least as much.
///
/// OPTIMIZATION: a rule matches all elements of another rule only if its conditions are among those of the other rule.
/// So the index stores each rival under the rarest of its conditions, and a lookup visits the conditions of the other
/// rule. Comparing every two declarations of a property is simpler, and takes a sheet of 10,000 rules 10,000 times as
/// long.
struct RivalIndex {
  /// A declaration of one property, with its rule.
  struct Rival {
    let declaration: Declaration
    let rule: StyleRule
    /// The one compound selector of the rule.
    let selector: CompoundSelector
    /// The other conditions of the rule, as text.
    let conditions: [String]
  }

  /// Rivals with the same selector, conditions and state slot, in order.
  private struct Group {
    let selector: CompoundSelector
    let conditions: Set<String>
    let slot: String?
    /// The indices of the rivals with a higher precedence than every one before them.
    var strongest: [Int] = []
  }

  private struct GroupKey: Hashable {
    let selector: CompoundSelector
    let conditions: Set<String>
    let slot: String?
  }

  private enum Trait: Hashable {
    case type(String)
    case anyType
    case simple(SimpleSelector)
    case condition(String)
  }

  private let stylesheet: CompiledStylesheet
  private let rivals: [Rival]
  /// The precedence of each rival.
  private let ranks: [DeclarationRank]
  private var groups: [Group] = []
  private var groupsByTrait: [Trait: [Int]] = [:]

  /// Creates an index of the rivals of one property, in order.
  init(_ rivals: [Rival], _ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    self.rivals = rivals
    ranks = rivals.map { stylesheet.rank(of: $0.declaration, in: $0.rule) }
    var counts: [Trait: Int] = [:]
    for rival in rivals { for trait in RivalIndex.traits(of: rival) { counts[trait, default: 0] += 1 } }
    var indices: [GroupKey: Int] = [:]
    for (index, rival) in rivals.enumerated() {
      let key = GroupKey(
        selector: rival.selector, conditions: Set(rival.conditions), slot: rival.declaration.slot)
      let group = indices[key] ?? groups.count
      if group == groups.count {
        indices[key] = group
        groups.append(Group(selector: key.selector, conditions: key.conditions, slot: key.slot))
        let rarest = RivalIndex.traits(of: rival).min { counts[$0, default: 0] < counts[$1, default: 0] }
        groupsByTrait[rarest ?? RivalIndex.trait(of: rival.selector.type), default: []].append(group)
      }
      let isStronger = groups[group].strongest.last.map { ranks[index].outranks(ranks[$0]) }
      if isStronger ?? true { groups[group].strongest.append(index) }
    }
  }

  /// Returns the conditions of a rival, except its view type.
  private static func traits(of rival: Rival) -> [Trait] {
    rival.selector.conditions.map(Trait.simple) + rival.conditions.map(Trait.condition)
  }

  private static func trait(of type: TypeSelector) -> Trait {
    if case .named(let name, _) = type { .type(name) } else { .anyType }
  }

  /// Returns the first rival that beats a declaration on every element that the declaration's rule matches.
  ///
  /// - Parameters:
  ///   - declaration: the declaration to beat.
  ///   - rule: the rule of the declaration.
  ///   - selector: the compound selector of that rule.
  ///   - conditions: the other conditions of that rule, as text.
  /// - Returns: the first such rival in order, or `nil` if there is none.
  func first(
    strongerThan declaration: Declaration, of rule: StyleRule, _ selector: CompoundSelector, _ conditions: [String]
  ) -> Rival? {
    var traits: Set<Trait> = [.anyType]
    if case .named(let name, _) = selector.type {
      traits.formUnion(stylesheet.schema.ancestry(of: name).map(Trait.type) + [.type(name)])
    }
    traits.formUnion(selector.conditions.map(Trait.simple))
    traits.formUnion(conditions.map(Trait.condition))
    let rank = stylesheet.rank(of: declaration, in: rule)
    var best: Int?
    for trait in traits {
      for index in groupsByTrait[trait] ?? [] {
        let group = groups[index]
        guard group.slot == declaration.slot, let last = group.strongest.last,
          ranks[last].outranks(rank), group.conditions.isSubset(of: conditions),
          Subsumption.holds(group.selector, selector, stylesheet.schema)
        else { continue }
        let first = group.strongest.partitioningIndex { ranks[$0].outranks(rank) }
        best = min(best ?? .max, group.strongest[first])
      }
    }
    return best.map { rivals[$0] }
  }
}
