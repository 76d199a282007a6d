import VStyleSelectors

/// The rules that can apply in a tree, those of the views' own styles included, with their declarations
/// in numbered places.
struct EngineRules: ~Copyable, Sendable {
  struct Rule {
    var rule: StyleRule
    /// The list of own styles that the rule belongs to, −1 for a rule of a sheet.
    let locals: Int32
    let order: Int
    /// Where the declarations stand.
    let declarations: Range<Int>
    /// Whether the strength of the declarations is known before anything matches.
    let isRanked: Bool
  }

  private(set) var rules: [Rule] = []
  /// The declarations of all rules.
  private(set) var entries: [Declaration] = []

  /// What decides between a declaration and others without a look at what it says.
  struct Contestant {
    /// The number of the property, −1 for a custom property, for `all` and for a longhand.
    let property: Int32
    /// The strength among all ranked declarations, greater is stronger; 0 where the rule is not ranked.
    fileprivate(set) var rank: Int32
    /// Whether it says `revert` or `revert-layer`.
    let rollsBack: Bool
    /// Whether it is for one control state.
    let hasSlot: Bool
    /// Whether strength decides alone: it neither rolls back nor is for one control state.
    let isPlain: Bool

    init(property: Int32, rollsBack: Bool, hasSlot: Bool) {
      (self.property, self.rollsBack, self.hasSlot) = (property, rollsBack, hasSlot)
      rank = 0
      isPlain = !rollsBack && !hasSlot
    }
  }

  // OPTIMIZATION: what is asked of every match stands apart, so that asking copies no declaration.
  /// Where the declarations of each rule begin, and of the last one end.
  private(set) var starts: [Int32] = [0]
  private(set) var areRanked: [Bool] = []
  /// The declarations of all rules, as far as the ranked ones need.
  private(set) var contestants: [Contestant] = []
  /// The ranked declarations by their strength, the first of which is 1.
  private(set) var ranked: [Int32] = [-1]

  /// Adds a rule and returns its number.
  mutating func add(_ rule: StyleRule, locals: Int32, order: Int, _ layouts: inout ViewTypeLayouts) -> Int32 {
    let start = entries.count
    var isRanked = locals < 0 && rule.scope == nil
    if case .themeRoot = rule.target { isRanked = false }
    for declaration in rule.declarations {
      // A part of a property competes with the whole, by more than its own name.
      let isPlain =
        !declaration.isCustom && declaration.name.lowercased() != "all" && !layouts.isLonghand(declaration.name)
      if !isPlain { isRanked = false }
      entries.append(declaration)
      contestants.append(
        Contestant(
          property: isPlain ? layouts.propertyNumber(declaration.name) : -1, rollsBack: declaration.rollsBack,
          hasSlot: declaration.slot != nil))
    }
    starts.append(Int32(entries.count))
    areRanked.append(isRanked)
    rules.append(
      Rule(
        rule: rule, locals: locals, order: order, declarations: start..<entries.count, isRanked: isRanked))
    return Int32(rules.count - 1)
  }

  /// Takes over the rules of a program that differ in what declarations say only.
  mutating func take(_ program: StyleProgram) {
    for (number, rule) in program.rules.enumerated() {
      rules[number].rule = rule
      for (position, place) in rules[number].declarations.enumerated() { entries[place] = rule.declarations[position] }
    }
  }

  /// Gives the declarations of the ranked rules their strength.
  mutating func rank(_ program: StyleProgram) {
    var order: [(place: Int, priority: CascadePriority)] = []
    for rule in rules where rule.isRanked {
      for (position, place) in rule.declarations.enumerated() {
        order.append(
          (
            place,
            CascadePriority(
              origin: rule.rule.origin, isImportant: entries[place].isImportant, isLocal: false,
              layer: program.layerRanks[rule.rule.layer], specificity: rule.rule.specificity,
              proximity: -CascadePriority.farthest,
              order: rule.order * CascadePriority.declarationsPerRule + position, themeDepth: 0)
          ))
      }
    }
    order.sort { $0.priority < $1.priority }
    for item in order {
      contestants[item.place].rank = Int32(ranked.count)
      ranked.append(Int32(item.place))
    }
  }
}

extension Declaration {
  /// Whether the declaration hands the decision on to weaker ones.
  fileprivate var rollsBack: Bool {
    guard case .wide(let keyword) = value else { return false }
    return keyword == .revert || keyword == .revertLayer
  }
}
