import VStyleValues

/// A rule that applies to a node.
struct RuleMatch: Hashable, Sendable {
  let rule: Int32
  /// How many generations lie between the node and the root of the rule's `@scope`.
  let distance: Int32
}

/// Makes looks of matching rules.
struct LookBuilder: Sendable {
  var program: StyleProgram
  private(set) var looks = LookTable()
  private(set) var expressions: [Expression] = []
  /// The number of the declaration of each expression, −1 for a keyword of `all`.
  private var declarationNumbers: [Int32] = []
  /// Whether no custom property matters to what each expression says.
  private(set) var areConstant: [Bool] = []
  /// Whether each expression may turn out to be the parent's value.
  private(set) var mayAskParent: [Bool] = []
  /// Whether each expression may turn out to hand the decision on to weaker declarations.
  private(set) var mayRollBack: [Bool] = []
  /// Whether any may.
  private(set) var hasRollBacks = false
  /// Whether each expression's value may depend on what it is resolved against.
  private(set) var mayDependOnContext: [Bool] = []
  private var customPropertyKeys = SequenceInterner()
  /// What of each look reaches the children: three numbers, then a place, a pass and an expression for each winner.
  var inheritances = SequenceInterner()
  private var expressionNumbers = IntegerTable()
  private var keywordNumbers: [WideKeyword: Int32] = [:]
  var compositions = Compositions()

  var contest = RankedContest()
  /// The expression that each declaration was last read as.
  private var readings: [Reading] = []
  var key = NumberList()

  /// A declaration as the value of a property.
  private struct Reading {
    /// Which property and kind, as in ``ViewTypeLayouts/Layout/readings``; −1 where the declaration was not read.
    let reading: Int32
    let expression: Int32
  }

  init(_ program: StyleProgram) {
    self.program = program
    _ = customPropertyKeys.intern([])
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    looks.trim()
    expressions.trim()
  }

  /// Makes the look that comes next, of the rules that match.
  mutating func make(
    _ row: MatchedRow, _ ambients: [Ambient], _ rules: borrowing EngineRules, _ layouts: ViewTypeLayouts
  ) {
    let layout = layouts[row.type]
    for index in 0...layout.slots.count { addPass(row, index, ambients, layout, rules) }
    let inheritance = inheritance(row.ambient, layout, layouts.shapes[Int(layout.shape)])
    looks.add(type: row.type, ambient: row.ambient, isRoot: row.isRoot, inheritance: inheritance)
  }

  private mutating func addPass(
    _ row: MatchedRow, _ index: Int, _ ambients: [Ambient], _ layout: ViewTypeLayouts.Layout,
    _ rules: borrowing EngineRules
  ) {
    let start = looks.wins.count
    let slot = layout.slot(of: index)
    if addRankedWins(slot, row.pool, row.places(pass: index), layout, rules) {
      looks.addPass(from: start, customPropertyKey: 0)
      return
    }
    let matches = row.matches(pass: index)
    let contests = contests(slot, matches, ambients[Int(row.ambient)], rules)
    let all = contests["all"]
    // OPTIMIZATION: `all` decides the same for every property that nothing else declares.
    let outcomeOfAll = all?.outcome
    for (place, entry) in layout.entries.enumerated() {
      let parts = entry.longhands.indices.filter { contests[entry.longhands[$0].name] != nil }
      let own = contests[entry.name]
      if own == nil, parts.isEmpty {
        guard let outcomeOfAll, let winner = expression(of: outcomeOfAll, layout, Int32(place)) else { continue }
        looks.add(Look.Win(place: Int32(place), expression: winner))
        continue
      }
      let contest = Contest(own, and: all)
      var winner = expression(of: contest.outcome, layout, Int32(place))
      if !parts.isEmpty { winner = composition(of: winner, contest, parts, contests, layout, Int32(place)) }
      if let winner { looks.add(Look.Win(place: Int32(place), expression: winner)) }
    }
    let customProperties = contests.filter { $0.key.hasPrefix("--") }
    let key = customProperties.isEmpty ? 0 : customPropertyKey(slot, matches, row.themes, rules)
    if !looks.hasCustomProperties(key) { looks.setCustomProperties(key, customProperties) }
    looks.addPass(from: start, customPropertyKey: key)
  }

  /// The declarations by property, the strongest first.
  func contests(
    _ slot: String?, _ matches: [RuleMatch], _ ambient: Ambient, _ rules: borrowing EngineRules
  ) -> [String: Contest] {
    var builder = ContestBuilder(program, themes: ambient.themes, slot: slot)
    for match in matches {
      let rule = rules.rules[Int(match.rule)]
      builder.add(
        rule.rule, isLocal: rule.locals >= 0, order: rule.order, distance: Int(match.distance),
        firstNumber: rule.declarations.lowerBound)
    }
    return builder.result
  }

  /// Adds the winners by strength alone.
  ///
  /// - Parameters:
  ///   - numbers: what the numbers of the rules stand in, at some places.
  ///   - slot: the control state that the pass is for; `nil` for properties with one value.
  /// - Returns: whether that was enough; otherwise more than strength decides, and none is added.
  private mutating func addRankedWins(
    _ slot: String?, _ numbers: [Int32], _ places: Range<Int>, _ layout: ViewTypeLayouts.Layout,
    _ rules: borrowing EngineRules
  ) -> Bool {
    for place in places {
      let rule = numbers[place]
      guard rule >= 0, rules.areRanked[Int(rule)] else { return false }
    }
    contest.begin(layout.entries.count)
    contest.add(numbers, places, slot, layout, rules)
    guard !contest.hasRolledBack(rules) else { return false }
    for place in layout.entries.indices {
      guard let winner = contest.winner(at: place, rules) else { continue }
      looks.add(Look.Win(place: Int32(place), expression: expression(winner, rules, layout, Int32(place))))
    }
    return true
  }

  /// The number of a declaration of a rule as a value of a class's property.
  @inline(__always)
  private mutating func expression(
    _ number: Int32, _ rules: borrowing EngineRules, _ layout: ViewTypeLayouts.Layout, _ place: Int32
  ) -> Int32 {
    if Int(number) < readings.count, readings[Int(number)].reading == layout.readings[Int(place)] {
      return readings[Int(number)].expression
    }
    return expression(number, rules.entries[Int(number)], layout, place)
  }

  /// What a contest is decided by; `nil` where nothing does.
  mutating func expression(of outcome: Contest.Outcome, _ layout: ViewTypeLayouts.Layout, _ place: Int32) -> Int32? {
    switch outcome {
    case .declaration(let winner): expression(winner, layout, place)
    case .wide(let keyword, _): expression(keyword, layout.entries[Int(place)])
    case .nothing: nil
    }
  }

  mutating func expression(_ winner: MatchedDeclaration, _ layout: ViewTypeLayouts.Layout, _ place: Int32) -> Int32 {
    expression(Int32(winner.number), winner.declaration, layout, place)
  }

  /// The number of a declaration as a value of a class's property.
  private mutating func expression(
    _ number: Int32, _ declaration: Declaration, _ layout: ViewTypeLayouts.Layout, _ place: Int32
  ) -> Int32 {
    let reading = layout.readings[Int(place)]
    let key = IntegerTable.key(number, reading)
    let expression: Int32
    if let known = expressionNumbers[key] {
      expression = known
    } else {
      expression = add(Expression(declaration, layout.entries[Int(place)].reading(declaration)), number)
      expressionNumbers.set(key, expression)
    }
    while readings.count <= Int(number) { readings.append(Reading(reading: -1, expression: -1)) }
    readings[Int(number)] = Reading(reading: reading, expression: expression)
    return expression
  }

  mutating func add(_ expression: Expression, _ declaration: Int32) -> Int32 {
    expressions.append(expression)
    declarationNumbers.append(declaration)
    areConstant.append(expression.constant != nil)
    mayAskParent.append(expression.mayAskParent)
    mayRollBack.append(expression.mayRollBack)
    hasRollBacks = hasRollBacks || expression.mayRollBack
    mayDependOnContext.append(expression.mayDependOnContext)
    return Int32(expressions.count - 1)
  }

  private mutating func expression(_ keyword: WideKeyword, _ entry: StyleSchema.PropertyEntry) -> Int32 {
    if let known = keywordNumbers[keyword] { return known }
    let declaration = Declaration(DeclarationContent(name: "all", value: .wide(keyword)))
    let expression = add(Expression(declaration, entry), -1)
    keywordNumbers[keyword] = expression
    return expression
  }

  private mutating func customPropertyKey(
    _ slot: String?, _ matches: [RuleMatch], _ themes: Int32, _ rules: borrowing EngineRules
  ) -> Int32 {
    var key: [Int32] = []
    var isThemed = false
    for match in matches {
      let rule = rules.rules[Int(match.rule)]
      guard rule.rule.declarations.contains(where: { $0.isCustom && ($0.slot == nil || $0.slot == slot) }) else {
        continue
      }
      if case .themeRoot = rule.rule.target { isThemed = true }
      key += [match.rule, match.distance]
    }
    // The order of a theme's rules depends on the chain of themes in force.
    if isThemed { key += [-1, themes] }
    return customPropertyKeys.intern(key)
  }

  /// Reads the declarations of the sheets anew.
  ///
  /// - Parameter changed: the numbers of those that say something else.
  /// - Returns: the expressions that say something else; `nil` if one says what depends on its surroundings and did
  ///   not before, so that everything has to be found out again.
  mutating func read(_ changed: Set<Int>, _ rules: borrowing EngineRules) -> [Int32]? {
    var found: [Int32] = []
    for (place, number) in declarationNumbers.enumerated() {
      let former = expressions[place]
      let isChanged: Bool
      if let members = compositions.members[Int32(place)] {
        expressions[place] = Expression(members, expressions, former.entry)
        isChanged = members.all.contains(where: found.contains)
      } else if number >= 0 {
        let expression = Expression(rules.entries[Int(number)], former.entry)
        let isFixed = former.constant != nil || expression.constant != nil
        if expression.mayRollBack, !former.mayRollBack { return nil }
        if isFixed, former.constant?.isClosed ?? true, !(expression.constant?.isClosed ?? false) { return nil }
        expressions[place] = expression
        isChanged = changed.contains(Int(number))
      } else {
        continue
      }
      areConstant[place] = expressions[place].constant != nil
      mayAskParent[place] = expressions[place].mayAskParent
      mayRollBack[place] = expressions[place].mayRollBack
      mayDependOnContext[place] = expressions[place].mayDependOnContext
      if isChanged { found.append(Int32(place)) }
    }
    return found
  }

  /// Reads the declarations of custom properties of all looks anew.
  ///
  /// - Returns: those of each number but 0.
  mutating func rereadCustomProperties(
    _ rows: MatchedRules, _ ambients: [Ambient], _ rules: borrowing EngineRules, _ layouts: ViewTypeLayouts
  ) -> [Int32: [String: Contest]] {
    var known: [Int32: [String: Contest]] = [:]
    for number in 0..<Int32(looks.count) {
      let look = looks[number]
      for (index, place) in look.passes.enumerated() {
        let key = looks.passes[place].customPropertyKey
        guard key != 0, known[key] == nil else { continue }
        let slot = layouts[look.type].slot(of: index)
        let contests = contests(slot, rows.matches(of: number, pass: index), ambients[Int(look.ambient)], rules)
        let customProperties = contests.filter { $0.key.hasPrefix("--") }
        looks.setCustomProperties(key, customProperties)
        known[key] = customProperties
      }
    }
    return known
  }
}
