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
  /// Whether ranks decide the precedence of the declarations.
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
  private(set) var rankings: [Ranking] = []
  /// The declarations of all rules, as far as their rank needs them.
  private(set) var rankedDeclarations: [RankedDeclaration] = []
  /// The ranked declarations by their rank; the first rank is 1.
  private(set) var byRank: [ID<EngineDeclaration>] = [.none]
  /// For each rank of a declaration in a scope, its group; none for others, and empty without scopes.
  private(set) var scopedGroups: [ID<ScopedGroup>] = []

  /// How ranks decide the precedence of a rule's declarations.
  enum Ranking {
    /// Ranks do not decide it.
    case unknown
    /// It is known before anything matches.
    case known
    /// The rule is in a `@scope`: of declarations in the same ``ScopedGroup``, the distances to the roots decide first.
    case scoped
  }

  /// The declarations in scopes that only proximity and order tell apart.
  enum ScopedGroup {}

  init() {}

  /// Creates rules that share memory with others until one of them changes.
  init(copying other: borrowing EngineRules) {
    (rules, declarations, rankedDeclarations) = (other.rules, other.declarations, other.rankedDeclarations)
    (starts, rankings, byRank) = (other.starts, other.rankings, other.byRank)
    scopedGroups = other.scopedGroups
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
    var isRanked = localStyles.isNone
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
    rankings.append(!isRanked ? .unknown : rule.scope == nil ? .known : .scoped)
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

  /// Ranks the declarations of the rules whose precedence is known, or known up to the distances to roots of scopes.
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
              specificity: specificity, proximity: rule.rule.scope == nil ? -Precedence.farthest : 0,
              order: rule.order * Precedence.declarationsPerRule + position, themeDepth: 0)
          ))
      }
    }
    order.sort { $0.precedence < $1.precedence }
    for item in order {
      rankedDeclarations[item.index].rank = Int32(byRank.count)
      byRank.append(ID(item.index))
    }
    guard rankings.contains(.scoped) else { return }
    scopedGroups = [.none]
    for (index, item) in order.enumerated() {
      let isScoped = item.precedence.proximity == 0
      // In an array as long as the ranks, the rank of the first declaration is enough of a name for the group.
      let continues = isScoped && index > 0 && item.precedence.isLike(order[index - 1].precedence)
      scopedGroups.append(isScoped ? continues ? scopedGroups[index] : ID(index) : .none)
    }
  }

  /// Whether the distances to the roots of their scopes decide between the declarations of two ranks.
  func areInOneGroup(_ rank: Int, and other: Int) -> Bool {
    !scopedGroups[rank].isNone && scopedGroups[rank] == scopedGroups[other]
  }
}

extension Precedence {
  /// Whether only the order tells two declarations apart if their distances are equal.
  fileprivate func isLike(_ other: Precedence) -> Bool {
    rung == other.rung && layer == other.layer && specificity == other.specificity && proximity == other.proximity
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
