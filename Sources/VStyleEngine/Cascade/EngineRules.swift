import VStyleSelectors
import VStyleStylesheet

/// A rule that can apply in a tree: one of the sheets, or one of a view's own styles.
struct EngineRule {
  fileprivate(set) var rule: StyleRule
  /// The list of own styles that the rule belongs to; none for a rule of a sheet.
  let localStyles: ID<LocalStyles>
  let order: Int
  /// The indices of the declarations in ``EngineRules/declarations``.
  let declarations: Range<Int>
  /// Whether the precedence of the declarations is known before anything matches.
  let isRanked: Bool
}

/// A declaration of a rule, in ``EngineRules/declarations``.
enum EngineDeclaration {}

/// The rules that can apply in a tree, with their declarations.
struct EngineRules: ~Copyable, Sendable {
  private(set) var rules: [EngineRule] = []
  /// The declarations of all rules.
  private(set) var declarations: [Declaration] = []

  /// The part of a declaration that decides its precedence, without the value.
  struct RankedDeclaration {
    /// The property; none for a custom property, for `all` and for a longhand.
    let property: ID<PropertyName>
    /// The rank among all ranked declarations: a higher one has precedence. 0 where the rule is not ranked.
    fileprivate(set) var rank: Int32
    /// Whether the value is `revert` or `revert-layer`.
    let rollsBack: Bool
    /// Whether the declaration is for one control state.
    let hasSlot: Bool
    /// Whether precedence alone decides: the declaration neither rolls back nor is for one control state.
    let isPlain: Bool

    init(property: ID<PropertyName>, rollsBack: Bool, hasSlot: Bool) {
      (self.property, self.rollsBack, self.hasSlot) = (property, rollsBack, hasSlot)
      rank = 0
      isPlain = !rollsBack && !hasSlot
    }
  }

  // OPTIMIZATION: the data that every match reads is in columns of its own. Reading it from ``rules`` and
  // ``declarations`` would be simpler, but it would copy whole declarations.
  /// The indices at which the declarations of each rule begin, and the one after the last.
  private(set) var starts: [Int32] = [0]
  private(set) var areRanked: [Bool] = []
  /// The declarations of all rules, as far as their rank needs them.
  private(set) var rankedDeclarations: [RankedDeclaration] = []
  /// The ranked declarations by their rank; the first rank is 1.
  private(set) var byRank: [ID<EngineDeclaration>] = [.none]

  init() {}

  /// Creates rules that share memory with others until one of them changes.
  init(copying other: borrowing EngineRules) {
    (rules, declarations, rankedDeclarations) = (other.rules, other.declarations, other.rankedDeclarations)
    (starts, areRanked, byRank) = (other.starts, other.areRanked, other.byRank)
  }

  subscript(id: ID<EngineRule>) -> EngineRule { rules[id] }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - localStyles: the list of own styles that the rule belongs to; none for a rule of a sheet.
  ///   - order: the order of appearance of the rule, in the sheets or in the list.
  ///   - tables: the properties of the schema.
  mutating func add(
    _ rule: StyleRule, localStyles: ID<LocalStyles>, order: Int, _ tables: inout TypeTables
  ) -> ID<EngineRule> {
    let start = declarations.count
    var isRanked = localStyles.isNone && rule.scope == nil
    if case .themeRoot = rule.target { isRanked = false }
    for declaration in rule.declarations {
      let name = declaration.name
      // A longhand competes with its shorthand too, so its own name is not enough.
      let isPlain = !declaration.isCustom && !name.isAll && !tables.isLonghand(name)
      if !isPlain { isRanked = false }
      declarations.append(declaration)
      rankedDeclarations.append(
        RankedDeclaration(
          property: isPlain ? tables.propertyName(name) : .none, rollsBack: declaration.rollsBack,
          hasSlot: declaration.slot != nil))
    }
    starts.append(Int32(declarations.count))
    areRanked.append(isRanked)
    rules.append(
      EngineRule(
        rule: rule, localStyles: localStyles, order: order, declarations: start..<declarations.count,
        isRanked: isRanked))
    return ID(rules.count - 1)
  }

  /// Replaces the rules by those of other sheets that differ in the values of declarations only.
  mutating func replaceValues(_ stylesheet: CompiledStylesheet) {
    for (index, rule) in stylesheet.rules.enumerated() {
      rules[index].rule = rule
      let (own, start) = (rule.declarations, rules[index].declarations.lowerBound)
      for position in own.indices { declarations[start + position] = own[position] }
    }
  }

  /// Ranks the declarations of the rules whose precedence is known.
  mutating func rank(_ stylesheet: CompiledStylesheet) {
    var order: [(index: Int, precedence: Precedence)] = []
    for rule in rules where rule.isRanked {
      let (origin, layer, specificity) = (
        rule.rule.origin, stylesheet.layerRanks[rule.rule.layer], rule.rule.specificity
      )
      for (position, index) in rule.declarations.enumerated() {
        order.append(
          (
            index,
            Precedence(
              origin: origin, isImportant: declarations[index].isImportant, isLocal: false, layer: layer,
              specificity: specificity, proximity: -Precedence.farthest,
              order: rule.order * Precedence.declarationsPerRule + position, themeDepth: 0)
          ))
      }
    }
    order.sort { $0.precedence < $1.precedence }
    for item in order {
      rankedDeclarations[item.index].rank = Int32(byRank.count)
      byRank.append(ID(item.index))
    }
  }
}

extension String {
  /// Whether a property is `all`, in any case.
  fileprivate var isAll: Bool { utf8.count == 3 && lowercased() == "all" }
}

extension Declaration {
  /// Whether the declaration rolls the cascade back to others.
  fileprivate var rollsBack: Bool {
    guard case .wide(let keyword) = value else { return false }
    return keyword == .revert || keyword == .revertLayer
  }
}
