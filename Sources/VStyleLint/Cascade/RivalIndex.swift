import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The declarations that may beat others by being in a stronger rule which matches at least as much.
///
/// OPTIMIZATION: a rule can only match all that another one matches if it asks for nothing that the other does not ask
/// for. So each rival is kept under the rarest thing that its rule asks for, and looked up by what the other one asks
/// for. To compare every two declarations of a property would take a sheet of 10,000 rules 10,000 times as long.
struct RivalIndex {
  /// A declaration of one property, with its rule.
  struct Rival {
    let declaration: Declaration
    let rule: StyleRule
    /// The one compound selector of the rule.
    let selector: CompoundSelector
    /// What else has to hold for the rule.
    let conditions: [String]
  }

  /// Rivals that match the same, in order.
  private struct Group {
    let selector: CompoundSelector
    let conditions: Set<String>
    let slot: String?
    /// The numbers of those of the rivals that are stronger than every one before them.
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
  /// How strong each of them is.
  private let ranks: [DeclarationRank]
  private var groups: [Group] = []
  private var groupsByTrait: [Trait: [Int]] = [:]

  /// Takes down the rivals of one property, in order.
  init(_ rivals: [Rival], _ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    self.rivals = rivals
    ranks = rivals.map { stylesheet.rank(of: $0.declaration, in: $0.rule) }
    var counts: [Trait: Int] = [:]
    for rival in rivals { for trait in RivalIndex.traits(of: rival) { counts[trait, default: 0] += 1 } }
    var numbers: [GroupKey: Int] = [:]
    for (number, rival) in rivals.enumerated() {
      let key = GroupKey(
        selector: rival.selector, conditions: Set(rival.conditions), slot: rival.declaration.slot)
      let group = numbers[key] ?? groups.count
      if group == groups.count {
        numbers[key] = group
        groups.append(Group(selector: key.selector, conditions: key.conditions, slot: key.slot))
        let rarest = RivalIndex.traits(of: rival).min { counts[$0, default: 0] < counts[$1, default: 0] }
        groupsByTrait[rarest ?? RivalIndex.trait(of: rival.selector.type), default: []].append(group)
      }
      let isStronger = groups[group].strongest.last.map { ranks[number].outranks(ranks[$0]) }
      if isStronger ?? true { groups[group].strongest.append(number) }
    }
  }

  /// What a rival asks for besides a type.
  private static func traits(of rival: Rival) -> [Trait] {
    rival.selector.conditions.map(Trait.simple) + rival.conditions.map(Trait.condition)
  }

  private static func trait(of type: TypeSelector) -> Trait {
    if case .named(let name, _) = type { .type(name) } else { .anyType }
  }

  /// The first rival that is stronger than a declaration wherever that takes effect.
  ///
  /// - Parameters:
  ///   - selector: what the rule of the declaration asks of the element itself.
  ///   - conditions: what else has to hold for that rule.
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
      for number in groupsByTrait[trait] ?? [] {
        let group = groups[number]
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
