import VStyleSyntax

/// The custom properties in force in parts of the tree, and what the expressions say there.
struct CustomPropertyEnvironments: Sendable {
  /// One set of custom properties, in force at every node that declares the same ones below the same others.
  struct Environment {
    let parent: Int32
    /// The number of the declarations, 0 for none.
    let key: Int32
    /// Whether nothing is declared, so that only what is not inherited differs from the parent.
    var isTakenOver = false
    var contests: [String: Contest]
    var values: CustomPropertyValues
    var problems: [Diagnostic]
    /// The expressions that were read here.
    var known: [Int32] = []
    /// The expressions whose results the last change altered, a bit each; empty where it altered none.
    var changed: [UInt64] = []
  }

  private let types: [String: CustomPropertyRegistration]
  /// The custom properties above any root.
  private let initialCustomProperties: CustomPropertyValues
  /// Whether there are custom properties that children do not take over.
  private let hasUninherited: Bool
  private(set) var environments: [Environment] = []
  private var numbers = IntegerTable()
  /// What expressions say, by environment and expression.
  private var outcomes: [ExpressionOutcome] = []
  /// Whether each outcome is a value that depends on nothing around it.
  private var areClosed: [Bool] = []
  private var outcomeNumbers = IntegerTable()
  /// Whether something was concluded from an outcome being closed, by the places of the outcomes.
  private var areReliedOn: [Bool] = []
  /// Whether an outcome that was relied on is not closed any more.
  private(set) var hasLostClosure = false
  private var texts = ReadTexts()

  /// The custom properties of the root.
  static let root: Int32 = 0

  init(_ types: [String: CustomPropertyRegistration]) {
    self.types = types
    hasUninherited = types.values.contains { !$0.inherits }
    initialCustomProperties = CustomPropertyValues(types)
    let own = NodeCustomProperties([:], below: initialCustomProperties, types: types)
    environments.append(
      Environment(parent: -1, key: 0, contests: [:], values: own.values, problems: own.problems))
  }

  subscript(number: Int32) -> Environment { environments[Int(number)] }

  /// The environment of a node below another one; `parent` is −1 at the root.
  mutating func environment(below parent: Int32, _ key: Int32, _ contests: @autoclosure () -> [String: Contest])
    -> Int32
  {
    // A root that declares no custom property has an environment too: that of the initial values.
    guard key != 0 || hasUninherited || parent < 0 else { return parent }
    // What is taken over once is taken over as it is from there down.
    if key == 0, parent >= 0, environments[Int(parent)].isTakenOver { return parent }
    // The same declarations come to the same values once more: they read each other, and what both nodes inherit.
    if key != 0, parent >= 0, environments[Int(parent)].key == key { return parent }
    if let known = numbers[IntegerTable.key(parent, key)] { return known }
    let contests = contests()
    let own = NodeCustomProperties(contests, below: values(above: parent), types: types)
    environments.append(
      Environment(
        parent: parent, key: key, isTakenOver: key == 0, contests: contests, values: own.values,
        problems: own.problems))
    numbers.set(IntegerTable.key(parent, key), Int32(environments.count - 1))
    return Int32(environments.count - 1)
  }

  /// What an expression says in an environment.
  mutating func outcome(_ number: Int32, _ expression: Expression, in environment: Int32) -> ExpressionOutcome {
    if let constant = expression.constant { return constant }
    if let known = outcomeNumbers[IntegerTable.key(environment, number)] { return outcomes[Int(known)] }
    let outcome = expression.outcome(environments[Int(environment)].values, &texts)
    outcomes.append(outcome)
    areClosed.append(outcome.isClosed)
    areReliedOn.append(false)
    outcomeNumbers.set(IntegerTable.key(environment, number), Int32(outcomes.count - 1))
    environments[Int(environment)].known.append(number)
    return outcome
  }

  /// Whether an expression was read in an environment.
  @inline(__always)
  func isKnown(_ expression: Int32, in environment: Int32) -> Bool {
    outcomeNumbers[IntegerTable.key(environment, expression)] != nil
  }

  /// Gives the root other custom properties and brings everything that depends on them up to date.
  ///
  /// - Returns: how many expressions were computed again.
  mutating func setRoot(_ contests: [String: Contest], _ expressions: [Expression]) -> Int {
    setAll([:], root: contests, expressions)
  }

  /// Gives environments other custom properties, by the number of their declarations, and brings everything that
  /// depends on them up to date.
  ///
  /// - Returns: how many expressions were computed again.
  mutating func setAll(_ contests: [Int32: [String: Contest]], root: [String: Contest], _ expressions: [Expression])
    -> Int
  {
    var altered: [Set<String>] = []
    var computed = 0
    for number in environments.indices {
      let parent = environments[number].parent
      let before = environments[number].contests
      if number == 0 {
        environments[0].contests = root
      } else if let contests = contests[environments[number].key] {
        environments[number].contests = contests
      } else if parent < 0 || altered[Int(parent)].isEmpty {
        altered.append([])
        continue
      }
      let (old, contests) = (environments[number].values, environments[number].contests)
      let own = NodeCustomProperties(contests, below: values(above: parent), types: types)
      var names: Set<String> = []
      func compare(_ name: String) {
        if !CustomPropertyEnvironments.isSame(old[name], own.values[name]) { names.insert(name) }
      }
      for name in contests.keys { compare(name) }
      for name in before.keys where contests[name] == nil { compare(name) }
      if parent >= 0 { for name in altered[Int(parent)] where contests[name] == nil { compare(name) } }
      environments[number].values = own.values
      environments[number].problems = own.problems
      altered.append(names)
      computed += update(number, names, expressions)
    }
    return computed
  }

  /// Takes over that some expressions say something else.
  mutating func note(_ changed: [Int32], _ expressions: [Expression]) {
    for number in environments.indices {
      for expression in changed {
        if expressions[Int(expression)].constant == nil,
          let place = outcomeNumbers[IntegerTable.key(Int32(number), expression)]
        {
          replace(place, expressions[Int(expression)].outcome(environments[number].values, &texts))
        }
        noteChange(of: expression, in: number)
      }
    }
  }

  /// Whether what an expression says in an environment depends on nothing around it, from which something will be
  /// concluded; `nil` if the expression was not read there.
  @inline(__always)
  mutating func relyOnClosure(of expression: Int32, in environment: Int32) -> Bool? {
    guard let place = outcomeNumbers[IntegerTable.key(environment, expression)] else { return nil }
    if areClosed[Int(place)] { areReliedOn[Int(place)] = true }
    return areClosed[Int(place)]
  }

  private mutating func replace(_ place: Int32, _ outcome: ExpressionOutcome) {
    areClosed[Int(place)] = outcome.isClosed
    if areReliedOn[Int(place)], !outcome.isClosed { hasLostClosure = true }
    outcomes[Int(place)] = outcome
  }

  private mutating func noteChange(of expression: Int32, in environment: Int) {
    let word = Int(expression) >> 6
    while environments[environment].changed.count <= word { environments[environment].changed.append(0) }
    environments[environment].changed[word] |= 1 << UInt64(expression & 63)
  }

  private mutating func update(_ number: Int, _ names: Set<String>, _ expressions: [Expression]) -> Int {
    var computed = 0
    if !names.isEmpty {
      let values = environments[number].values
      for expression in environments[number].known
      where expressions[Int(expression)].names.contains(where: names.contains) {
        guard let place = outcomeNumbers[IntegerTable.key(Int32(number), expression)] else { continue }
        let outcome = expressions[Int(expression)].outcome(values, &texts)
        computed += 1
        let isSame = outcome.result == outcomes[Int(place)].result
        replace(place, outcome)
        if !isSame { noteChange(of: expression, in: number) }
      }
    }
    return computed
  }

  /// The custom properties that an environment begins with.
  private func values(above parent: Int32) -> CustomPropertyValues {
    parent < 0 ? initialCustomProperties : environments[Int(parent)].values
  }

  private static func isSame(_ old: CustomPropertyValue?, _ new: CustomPropertyValue?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.hasSameEffect(as: new)
  }

  /// Whether the last change altered what an expression says in an environment.
  @inline(__always)
  func isChanged(_ expression: Int32, in environment: Int32) -> Bool {
    let word = Int(expression) >> 6
    guard word < environments[Int(environment)].changed.count else { return false }
    return environments[Int(environment)].changed[word] >> UInt64(expression & 63) & 1 == 1
  }

  /// Forgets which results the last change altered.
  mutating func settle() {
    for number in environments.indices where !environments[number].changed.isEmpty {
      environments[number].changed = []
    }
  }
}
