import VStyleValues

/// Which declarations win at a node: what all nodes have in common that the same rules match.
struct Look {
  /// The declaration that wins for a property.
  struct Win {
    /// The place of the property in its class.
    let place: Int32
    let expression: Int32
  }

  /// The winners for the properties with one value, or for one state of those with several.
  struct Pass {
    /// The state; `nil` for properties with one value.
    let slot: String?
    /// In the order of the places.
    let wins: [Win]
    /// The declarations of tokens.
    let tokens: [String: Contest]
    /// The same number for the same declarations of tokens; 0 for none.
    let tokenKey: Int32

    /// The expression that wins for a property; `nil` where no declaration does.
    func expression(at place: Int32) -> Int32? {
      for win in wins where win.place == place { return win.expression }
      return nil
    }
  }

  let type: Int32
  let ambient: Int32
  let isRoot: Bool
  /// The pass for properties with one value, then one for each state of the class.
  let passes: [Pass]
  /// The same number for looks that hand on the same to children; −1 for what hands on what it was given.
  let inheritance: Int32
  /// The rules that match, by pass: a rule and its distance.
  let matches: [[RuleMatch]]
}

/// A rule that applies to a node.
struct RuleMatch: Hashable {
  let rule: Int32
  /// How many generations lie between the node and the root of the rule's `@scope`.
  let distance: Int32
}

/// Makes looks of matching rules.
struct LookBuilder {
  let program: StyleProgram
  private(set) var looks: [Look] = []
  private(set) var expressions: [Expression] = []
  private var numbers = SequenceInterner()
  private var tokenKeys = SequenceInterner()
  private var inheritances = SequenceInterner()
  private var expressionNumbers = IntegerTable()
  private var keywordNumbers: [String: Int32] = [:]

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

  /// The look of nodes of a class that some rules match.
  mutating func look(
    type: Int32, ambient number: Int32, _ ambient: Ambient, isRoot: Bool, matches: [[RuleMatch]], _ rules: EngineRules,
    _ layouts: ClassLayouts
  ) -> Int32 {
    key.removeAll(keepingCapacity: true)
    key.append(type)
    key.append(number)
    key.append(isRoot ? 1 : 0)
    for list in matches {
      key.append(-1)
      for match in list {
        key.append(match.rule)
        if match.distance != 0 {
          key.append(-2)
          key.append(match.distance)
        }
      }
    }
    let id = numbers.intern(key)
    guard Int(id) == looks.count else { return id }
    let layout = layouts[type]
    var passes: [Look.Pass] = []
    for (index, list) in matches.enumerated() {
      let slot = index == 0 ? nil : layout.slots[index - 1]
      passes.append(pass(slot, list, ambient, number, layout, type, rules))
    }
    let inheritance = inheritance(passes, number, layout, layouts.shapes[Int(layout.shape)])
    looks.append(
      Look(
        type: type, ambient: number, isRoot: isRoot, passes: passes, inheritance: inheritance, matches: matches))
    return id
  }

  private mutating func pass(
    _ slot: String?, _ matches: [RuleMatch], _ ambient: Ambient, _ ambientNumber: Int32,
    _ layout: ClassLayouts.Layout, _ type: Int32, _ rules: EngineRules
  ) -> Look.Pass {
    let isRanked = matches.allSatisfy { rules.rules[Int($0.rule)].isRanked }
    if isRanked, let wins = rankedWins(slot, matches, layout, type, rules) {
      return Look.Pass(slot: slot, wins: wins, tokens: [:], tokenKey: 0)
    }
    let contests = contests(slot, matches, ambient, rules)
    var wins: [Look.Win] = []
    let all = contests["all"]
    for (place, entry) in layout.entries.enumerated() {
      guard contests[entry.name] != nil || all != nil else { continue }
      let contest = Contest(contests[entry.name], and: all)
      switch contest.outcome {
      case .declaration(let winner):
        wins.append(Look.Win(place: Int32(place), expression: expression(winner, entry, type, Int32(place))))
      case .wide(let keyword, _):
        wins.append(Look.Win(place: Int32(place), expression: expression(keyword, entry)))
      case .nothing: break
      }
    }
    let tokens = contests.filter { $0.key.hasPrefix("--") }
    return Look.Pass(
      slot: slot, wins: wins, tokens: tokens,
      tokenKey: tokens.isEmpty ? 0 : tokenKey(slot, matches, ambientNumber, rules))
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

  /// The winners by strength alone; `nil` if one of them hands the decision on.
  private mutating func rankedWins(
    _ slot: String?, _ matches: [RuleMatch], _ layout: ClassLayouts.Layout, _ type: Int32, _ rules: EngineRules
  ) -> [Look.Win]? {
    if stamps.count < layout.entries.count {
      let missing = layout.entries.count - stamps.count
      best += [Int32](repeating: 0, count: missing)
      bestRank += [Int32](repeating: 0, count: missing)
      stamps += [Int32](repeating: 0, count: missing)
    }
    stamp += 1
    var count = 0
    for match in matches {
      for number in rules.rules[Int(match.rule)].declarations {
        let place = Int(layout.place(of: rules.entries[number].property))
        guard place >= 0 else { continue }
        if let wanted = rules.entries[number].declaration.slot, wanted != slot { continue }
        let rank = rules.entries[number].rank
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
    var wins: [Look.Win] = []
    wins.reserveCapacity(count)
    for place in 0..<layout.entries.count where stamps[place] == stamp {
      let declaration = rules.entries[Int(best[place])].declaration
      if case .wide(let keyword) = declaration.value {
        if keyword == .revert || keyword == .revertLayer { return nil }
      }
      wins.append(
        Look.Win(
          place: Int32(place),
          expression: expression(best[place], declaration, layout.entries[place], type, Int32(place))))
      if wins.count == count { break }
    }
    return wins
  }

  mutating func expression(
    _ winner: MatchedDeclaration, _ entry: StyleVocabulary.PropertyEntry, _ type: Int32, _ place: Int32
  ) -> Int32 {
    expression(Int32(winner.number), winner.declaration, entry, type, place)
  }

  /// The number of a declaration as a value of a class's property.
  private mutating func expression(
    _ number: Int32, _ declaration: Declaration, _ entry: StyleVocabulary.PropertyEntry, _ type: Int32, _ place: Int32
  ) -> Int32 {
    let key = IntegerTable.key(number, type << 12 | place)
    if let known = expressionNumbers[key] { return known }
    // Classes that read a declaration alike share the expression.
    let shared = "\(number) \(entry.name) \(entry.kind.syntax)"
    if let known = keywordNumbers[shared], expressions[Int(known)].entry.kind == entry.kind {
      expressionNumbers.set(key, known)
      return known
    }
    expressions.append(Expression(declaration, entry))
    let id = Int32(expressions.count - 1)
    expressionNumbers.set(key, id)
    keywordNumbers[shared] = id
    return id
  }

  private mutating func expression(_ keyword: WideKeyword, _ entry: StyleVocabulary.PropertyEntry) -> Int32 {
    if let known = keywordNumbers[keyword.rawValue] { return known }
    let declaration = Declaration(DeclarationContent(name: "all", value: .wide(keyword)))
    expressions.append(Expression(declaration, entry))
    keywordNumbers[keyword.rawValue] = Int32(expressions.count - 1)
    return Int32(expressions.count - 1)
  }

  private mutating func tokenKey(_ slot: String?, _ matches: [RuleMatch], _ ambient: Int32, _ rules: EngineRules)
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
    if isThemed { key += [-1, ambient] }
    return tokenKeys.intern(key)
  }

  /// What of the passes reaches the children.
  private mutating func inheritance(
    _ passes: [Look.Pass], _ ambient: Int32, _ layout: ClassLayouts.Layout, _ shape: InheritanceShape
  ) -> Int32 {
    var key: [Int32] = []
    for member in layout.inherited + layout.context {
      for (index, pass) in passes.enumerated() where index == 0 || member.hasSlots {
        if let expression = pass.expression(at: member.place) { key += [member.place, Int32(index), expression] }
      }
    }
    if key.isEmpty, passes[0].tokenKey == 0, shape.isTransparent { return -1 }
    return inheritances.intern([layout.shape, ambient, passes[0].tokenKey] + key)
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
