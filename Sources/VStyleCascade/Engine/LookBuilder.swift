import VStyleValues

/// A rule that applies to a node.
struct RuleMatch: Hashable, Sendable {
  let rule: Int32
  /// How many generations lie between the node and the root of the rule's `@scope`.
  let distance: Int32
}

/// Makes looks of matching rules.
struct LookBuilder {
  var program: StyleProgram
  private(set) var looks = LookTable()
  private(set) var expressions: [Expression] = []
  /// The number of the declaration of each expression, −1 for a keyword of `all`.
  private var declarationNumbers: [Int32] = []
  /// Whether no token matters to what each expression says.
  private(set) var areConstant: [Bool] = []
  /// Whether each expression may turn out to be the parent's value.
  private(set) var mayAskParent: [Bool] = []
  /// Whether each expression's value may depend on what it is resolved against.
  private(set) var mayDependOnContext: [Bool] = []
  private var numbers = SequenceInterner()
  private var tokenKeys = SequenceInterner()
  private var inheritances = SequenceInterner()
  private var expressionNumbers = IntegerTable()
  private var keywordNumbers: [WideKeyword: Int32] = [:]
  var compositions = Compositions()

  // The winner of each property while a pass is built, valid where the stamp is the present one.
  private var best: [Int32] = []
  private var bestRank: [Int32] = []
  private var stamps: [Int32] = []
  private var stamp: Int32 = 0
  private var key: [Int32] = []

  init(_ program: StyleProgram) {
    self.program = program
    _ = tokenKeys.intern([])
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    looks.trim()
    expressions.trim()
    numbers.trim()
  }

  /// Begins the look of nodes of a class: what all passes have in common.
  ///
  /// - Parameter themes: the number of the themes in force, where rules of themes apply; else −1.
  mutating func begin(type: Int32, ambient: Int32, themes: Int32, isRoot: Bool) {
    key.removeAll(keepingCapacity: true)
    key.append(type)
    key.append(ambient)
    key.append(themes)
    key.append(isRoot ? 1 : 0)
  }

  /// Adds the rules that match in the next pass.
  mutating func add(_ matches: [RuleMatch]) {
    let start = key.count
    key.append(0)
    for match in matches {
      // Few rules have a distance, and those that have none take one number.
      if match.distance == 0 {
        key.append(match.rule)
      } else {
        key.append(-1 - match.rule)
        key.append(match.distance)
      }
    }
    key[start] = Int32(key.count - start - 1)
  }

  /// The look that was begun.
  mutating func look(_ ambient: Ambient, _ rules: EngineRules, _ layouts: ClassLayouts) -> Int32 {
    let id = numbers.intern(key)
    guard Int(id) == looks.count else { return id }
    let (type, number, themes, isRoot) = (key[0], key[1], key[2], key[3] == 1)
    let layout = layouts[type]
    for index in 0...layout.slots.count {
      addPass(layout.slot(of: index), matches(of: id, pass: index), ambient, themes, layout, rules)
    }
    let inheritance = inheritance(number, layout, layouts.shapes[Int(layout.shape)])
    looks.add(type: type, ambient: number, isRoot: isRoot, inheritance: inheritance)
    return id
  }

  /// The rules that match where a look applies: a rule and its distance.
  func matches(of look: Int32, pass: Int) -> [RuleMatch] {
    let key = numbers[look]
    var place = key.startIndex + 4
    for _ in 0..<pass { place += 1 + Int(key[place]) }
    let end = place + 1 + Int(key[place])
    var matches: [RuleMatch] = []
    matches.reserveCapacity(end - place - 1)
    place += 1
    while place < end {
      if key[place] >= 0 {
        matches.append(RuleMatch(rule: key[place], distance: 0))
      } else {
        matches.append(RuleMatch(rule: -1 - key[place], distance: key[place + 1]))
        place += 1
      }
      place += 1
    }
    return matches
  }

  private mutating func addPass(
    _ slot: String?, _ matches: [RuleMatch], _ ambient: Ambient, _ themes: Int32,
    _ layout: ClassLayouts.Layout, _ rules: EngineRules
  ) {
    let start = looks.wins.count
    let isRanked = matches.allSatisfy { rules.areRanked[Int($0.rule)] }
    if isRanked, addRankedWins(slot, matches, layout, rules) {
      looks.addPass(from: start, tokenKey: 0)
      return
    }
    let contests = contests(slot, matches, ambient, rules)
    let all = contests["all"]
    for (place, entry) in layout.entries.enumerated() {
      let parts = entry.longhands.indices.filter { contests[entry.longhands[$0].name] != nil }
      guard contests[entry.name] != nil || all != nil || !parts.isEmpty else { continue }
      let contest = Contest(contests[entry.name], and: all)
      var winner = expression(of: contest, layout, Int32(place))
      if !parts.isEmpty { winner = composition(of: winner, contest, parts, contests, layout, Int32(place)) }
      if let winner { looks.add(Look.Win(place: Int32(place), expression: winner)) }
    }
    let tokens = contests.filter { $0.key.hasPrefix("--") }
    let key = tokens.isEmpty ? 0 : tokenKey(slot, matches, themes, rules)
    if !looks.hasTokens(key) { looks.setTokens(key, tokens) }
    looks.addPass(from: start, tokenKey: key)
  }

  /// The declarations by property, the strongest first.
  func contests(_ slot: String?, _ matches: [RuleMatch], _ ambient: Ambient, _ rules: EngineRules) -> [String: Contest]
  {
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
  /// - Returns: whether that was enough; otherwise one of them hands the decision on, and none is added.
  private mutating func addRankedWins(
    _ slot: String?, _ matches: [RuleMatch], _ layout: ClassLayouts.Layout, _ rules: EngineRules
  ) -> Bool {
    if stamps.count < layout.entries.count {
      let missing = layout.entries.count - stamps.count
      best += [Int32](repeating: 0, count: missing)
      bestRank += [Int32](repeating: 0, count: missing)
      stamps += [Int32](repeating: 0, count: missing)
    }
    stamp += 1
    var count = 0
    for match in matches {
      for number in Int(rules.starts[Int(match.rule)])..<Int(rules.starts[Int(match.rule) + 1]) {
        let place = Int(layout.place(of: rules.properties[number]))
        guard place >= 0 else { continue }
        if rules.haveSlots[number], rules.entries[number].slot != slot { continue }
        let rank = rules.ranks[number]
        if stamps[place] != stamp {
          stamps[place] = stamp
          count += 1
        } else if bestRank[place] >= rank {
          continue
        }
        bestRank[place] = rank
        best[place] = Int32(number)
      }
    }
    let start = looks.wins.count
    for place in 0..<layout.entries.count where stamps[place] == stamp {
      if rules.rollBack[Int(best[place])] {
        looks.cut(start)
        return false
      }
      let expression =
        expression(ofKnown: best[place], layout, Int32(place))
        ?? expression(best[place], rules.entries[Int(best[place])], layout, Int32(place))
      looks.add(Look.Win(place: Int32(place), expression: expression))
      if looks.wins.count - start == count { break }
    }
    return true
  }

  /// What a contest is decided by; `nil` where nothing does.
  mutating func expression(of contest: Contest, _ layout: ClassLayouts.Layout, _ place: Int32) -> Int32? {
    switch contest.outcome {
    case .declaration(let winner): expression(winner, layout, place)
    case .wide(let keyword, _): expression(keyword, layout.entries[Int(place)])
    case .nothing: nil
    }
  }

  mutating func expression(_ winner: MatchedDeclaration, _ layout: ClassLayouts.Layout, _ place: Int32) -> Int32 {
    expression(Int32(winner.number), winner.declaration, layout, place)
  }

  private func expression(ofKnown number: Int32, _ layout: ClassLayouts.Layout, _ place: Int32) -> Int32? {
    expressionNumbers[IntegerTable.key(number, layout.readings[Int(place)])]
  }

  /// The number of a declaration as a value of a class's property.
  private mutating func expression(
    _ number: Int32, _ declaration: Declaration, _ layout: ClassLayouts.Layout, _ place: Int32
  ) -> Int32 {
    let key = IntegerTable.key(number, layout.readings[Int(place)])
    if let known = expressionNumbers[key] { return known }
    let expression = add(Expression(declaration, layout.entries[Int(place)].reading(declaration)), number)
    expressionNumbers.set(key, expression)
    return expression
  }

  mutating func add(_ expression: Expression, _ declaration: Int32) -> Int32 {
    expressions.append(expression)
    declarationNumbers.append(declaration)
    areConstant.append(expression.constant != nil)
    mayAskParent.append(expression.mayAskParent)
    mayDependOnContext.append(expression.mayDependOnContext)
    return Int32(expressions.count - 1)
  }

  private mutating func expression(_ keyword: WideKeyword, _ entry: StyleVocabulary.PropertyEntry) -> Int32 {
    if let known = keywordNumbers[keyword] { return known }
    let declaration = Declaration(DeclarationContent(name: "all", value: .wide(keyword)))
    let expression = add(Expression(declaration, entry), -1)
    keywordNumbers[keyword] = expression
    return expression
  }

  private mutating func tokenKey(_ slot: String?, _ matches: [RuleMatch], _ themes: Int32, _ rules: EngineRules)
    -> Int32
  {
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
    return tokenKeys.intern(key)
  }

  /// Reads the declarations of the sheets anew.
  ///
  /// - Parameter changed: the numbers of those that say something else.
  /// - Returns: the expressions that say something else; `nil` if one says what depends on its surroundings and did
  ///   not before, so that everything has to be found out again.
  mutating func read(_ changed: Set<Int>, _ rules: EngineRules) -> [Int32]? {
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
        if isFixed, former.constant?.isClosed ?? true, !(expression.constant?.isClosed ?? false) { return nil }
        expressions[place] = expression
        isChanged = changed.contains(Int(number))
      } else {
        continue
      }
      areConstant[place] = expressions[place].constant != nil
      mayAskParent[place] = expressions[place].mayAskParent
      mayDependOnContext[place] = expressions[place].mayDependOnContext
      if isChanged { found.append(Int32(place)) }
    }
    return found
  }

  /// Reads the declarations of tokens of all looks anew.
  ///
  /// - Returns: those of each number but 0.
  mutating func rereadTokens(_ ambients: [Ambient], _ rules: EngineRules, _ layouts: ClassLayouts)
    -> [Int32: [String: Contest]]
  {
    var known: [Int32: [String: Contest]] = [:]
    for number in 0..<Int32(looks.count) {
      let look = looks[number]
      for (index, place) in look.passes.enumerated() {
        let key = looks.passes[place].tokenKey
        guard key != 0, known[key] == nil else { continue }
        let slot = layouts[look.type].slot(of: index)
        let contests = contests(slot, matches(of: number, pass: index), ambients[Int(look.ambient)], rules)
        let tokens = contests.filter { $0.key.hasPrefix("--") }
        looks.setTokens(key, tokens)
        known[key] = tokens
      }
    }
    return known
  }

  /// What of the passes reaches the children.
  private mutating func inheritance(_ ambient: Int32, _ layout: ClassLayouts.Layout, _ shape: InheritanceShape)
    -> Int32
  {
    let passes = looks.openPasses
    let tokenKey = looks.passes[passes.lowerBound].tokenKey
    key.removeAll(keepingCapacity: true)
    key.append(layout.shape)
    key.append(ambient)
    key.append(tokenKey)
    let ownStart = key.count
    for members in [layout.inherited, layout.context] {
      for member in members {
        for pass in passes where pass == passes.lowerBound || member.hasSlots {
          guard let expression = looks.expression(at: member.place, looks.passes[pass]) else { continue }
          key.append(member.place)
          key.append(Int32(pass - passes.lowerBound))
          key.append(expression)
        }
      }
    }
    if key.count == ownStart, tokenKey == 0, shape.isTransparent { return -1 }
    return inheritances.intern(key)
  }
}

extension Contest {
  /// The declarations of a property together with those of `all`.
  init(_ own: Contest?, and all: Contest?) {
    entries = own?.entries ?? []
    guard let all else { return }
    entries = (entries + all.entries).sorted { $1.priority < $0.priority }
  }
}
