import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A builder of cascaded styles from the rules that match.
struct CascadedStyleBuilder: Sendable {
  var stylesheet: CompiledStylesheet
  private(set) var styles = CascadedStyles()
  var values = SpecifiedValues()
  private var customPropertyIDs = SequenceInterner<CustomPropertyDeclarations>()
  /// The distinct sequences of winners that reach children: the set of inherited properties, the environment and the
  /// declarations of custom properties, then the property's row, the pass and the value of each winner.
  var inheritedWinners = SequenceInterner<InheritedWinners>()
  private var cascade = RankedCascade()
  var inheritanceKey = IDBuffer()

  init(_ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    _ = customPropertyIDs.intern([])
  }

  /// Releases unused capacity.
  mutating func trim() {
    styles.trim()
    values.trim()
  }

  /// Builds the next cascaded style.
  mutating func make(
    _ list: MatchedRuleList, _ environments: [LocalEnvironment], _ rules: borrowing EngineRules,
    _ tables: TypeTables
  ) {
    let table = tables[list.type]
    for index in 0...table.slots.count { addPass(list, index, environments, table, rules) }
    let inheritance = inheritance(list.environment, table)
    styles.add(type: list.type, environment: list.environment, isRoot: list.isRoot, inheritance: inheritance)
  }

  private mutating func addPass(
    _ list: MatchedRuleList, _ index: Int, _ environments: [LocalEnvironment], _ table: TypeTable,
    _ rules: borrowing EngineRules
  ) {
    let start = styles.winners.count
    let slot = table.slot(of: index)
    if addRankedWinners(list, list.indices(pass: index), slot, table, rules) {
      styles.addPass(from: start, CascadedStyles.noCustomProperties)
      return
    }
    let matches = list.matches(pass: index)
    let cascades = cascades(slot, matches, environments[list.environment], rules)
    let all = cascades["all"]
    // OPTIMIZATION: the result of `all` is the same for every property that no other declaration sets. Computing it for
    // each property would be simpler.
    let decisionOfAll = all?.decision
    for (row, entry) in table.entries.enumerated() {
      let row = ID<TypeTable.Row>(row)
      let longhands = entry.longhands.indices.filter { cascades[entry.longhands[$0].name] != nil }
      let own = cascades[entry.name]
      if own == nil, longhands.isEmpty {
        guard let decisionOfAll, let winner = values.value(of: decisionOfAll, table, row) else { continue }
        styles.add(CascadedStyle.Winner(row: row, value: winner))
        continue
      }
      let cascade = Cascade(own, and: all)
      var winner = values.value(of: cascade.decision, table, row)
      if !longhands.isEmpty { winner = values.composedValue(winner, cascade, longhands, cascades, table, row) }
      if let winner { styles.add(CascadedStyle.Winner(row: row, value: winner)) }
    }
    let customProperties = cascades.filter { $0.key.isDashedName }
    let id =
      customProperties.isEmpty
      ? CascadedStyles.noCustomProperties : customPropertyDeclarations(matches, list.themes, rules)
    if !styles.hasCustomProperties(id) { styles.setCustomProperties(id, customProperties) }
    styles.addPass(from: start, id)
  }

  /// The declarations of matching rules by property, in descending precedence.
  func cascades(
    _ slot: String?, _ matches: [RuleMatch], _ environment: LocalEnvironment, _ rules: borrowing EngineRules
  ) -> [String: Cascade] {
    var sorter = CascadeSorter(stylesheet, themes: environment.themes, slot: slot)
    for match in matches {
      let rule = rules[match.rule]
      sorter.add(
        rule.rule, isLocal: !rule.localStyles.isNone, order: rule.order, distance: Int(match.distance),
        firstIndex: rule.declarations.lowerBound)
    }
    return sorter.result
  }

  /// Adds the winners by rank alone.
  ///
  /// - Parameters:
  ///   - list: the rules that match.
  ///   - indices: the indices of the pass's rules in the list's pool.
  ///   - slot: the control state of the pass; `nil` for properties with one value.
  /// - Returns: whether the ranks decide everything; if not, no winner is added.
  private mutating func addRankedWinners(
    _ list: MatchedRuleList, _ indices: Range<Int>, _ slot: String?, _ table: TypeTable,
    _ rules: borrowing EngineRules
  ) -> Bool {
    var isScoped = false
    var index = indices.lowerBound
    while index < indices.upperBound {
      // A distance follows the complement of a rule.
      let word = list.pool[index]
      switch rules.rankings[Int(word < 0 ? ~word : word)] {
      case .unknown: return false
      case .known: break
      case .scoped: isScoped = true
      }
      index += word < 0 ? 2 : 1
    }
    cascade.begin(table.entries.count)
    if isScoped {
      cascade.addScoped(list, indices, slot, table, rules)
    } else {
      cascade.add(list, indices, slot, table, rules)
    }
    guard !cascade.hasRolledBack(rules) else { return false }
    for row in table.entries.indices {
      guard let winner = cascade.winner(at: row, rules) else { continue }
      let value = values.value(of: winner, rules, table, ID(row))
      styles.add(CascadedStyle.Winner(row: ID(row), value: value))
    }
    return true
  }

  private mutating func customPropertyDeclarations(
    _ matches: [RuleMatch], _ themes: ID<ThemeChain>, _ rules: borrowing EngineRules
  ) -> ID<CustomPropertyDeclarations> {
    var key: [Int32] = []
    var isThemed = false
    for match in matches {
      let rule = rules[match.rule].rule
      guard rule.declarations.contains(where: \.isCustom) else { continue }
      if case .themeRoot = rule.target { isThemed = true }
      key += [match.rule.rawValue, match.distance]
    }
    // The precedence of a theme's rules depends on the chain of themes that apply.
    if isThemed { key += [ID<EngineRule>.none.rawValue, themes.rawValue] }
    return customPropertyIDs.intern(key)
  }

  /// Reads the declarations of custom properties of all styles again.
  ///
  /// - Returns: the declarations of each ID except ``CascadedStyles/noCustomProperties``.
  mutating func rereadCustomProperties(
    _ matched: MatchedRules, _ environments: [LocalEnvironment], _ rules: borrowing EngineRules,
    _ tables: TypeTables
  ) -> [ID<CustomPropertyDeclarations>: [String: Cascade]] {
    var known: [ID<CustomPropertyDeclarations>: [String: Cascade]] = [:]
    for id in (0..<styles.count).map({ ID<CascadedStyle>($0) }) {
      let style = styles[id]
      for (index, pass) in style.passes.enumerated() {
        let declarations = styles.passes[pass].customProperties
        guard declarations != CascadedStyles.noCustomProperties, known[declarations] == nil else { continue }
        let cascades = cascades(
          tables[style.type].slot(of: index), matched.matches(of: id, pass: index), environments[style.environment],
          rules)
        let customProperties = cascades.filter { $0.key.isDashedName }
        styles.setCustomProperties(declarations, customProperties)
        known[declarations] = customProperties
      }
    }
    return known
  }
}
