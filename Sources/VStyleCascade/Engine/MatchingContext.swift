import VStyleSelectors

/// What nodes hand on to their children and siblings, as numbers: the states of the automaton that
/// matching is.
struct MatchingContexts {
  /// What a parent hands on to its children.
  struct Context: Hashable {
    /// The carriers that hold at some ancestor, by the number of the set.
    let ancestors: Int32
    /// The carriers that hold at the parent.
    let parent: Int32
    let ambient: Int32
    /// The number of the themes in force at the root, for the root itself; −1 for any other node.
    let rootThemes: Int32

    var isRoot: Bool { rootThemes >= 0 }
  }

  /// What siblings hand on to the next one.
  struct Row {
    let previous: Int32
    let earlier: Int32
  }

  /// What one node hands on in each direction, as far as a combinator asks for it.
  struct Output {
    let ancestors: Int32
    let parent: Int32
    let previous: Int32
    let earlier: Int32
  }

  private(set) var contexts: [Context] = []
  /// The numbers of contexts below the root whose parts fit into a key.
  private var plainNumbers = IntegerTable()
  /// The numbers of the other contexts.
  private var contextNumbers: [Context: Int32] = [:]
  private(set) var rows: [Row] = []
  private var rowNumbers = IntegerTable()
  /// What is in force at present, by the numbers of what that means to selectors and rules.
  private(set) var ambients: [Ambient] = []
  private var ambientNumbers: [AmbientKey: Int32] = [:]
  private var themes: [[String]: Int32] = [:]
  private(set) var sets: CarrierSets
  private var outputs: [Output?] = []
  private var nextRows = IntegerTable()
  /// The carriers that each combinator leads away from; empty for those that no selector has.
  private let masks: [[UInt64]]

  /// The row of a first sibling.
  static let firstRow: Int32 = 0

  /// Makes the contexts of a program's selectors.
  ///
  /// - Parameter former: those of the rules that there were before more came. Looks, which stay, know what is in force
  ///   by its number: no number is given to anything else.
  init(_ carriers: [CompiledSelectors.Carrier], after former: MatchingContexts? = nil) {
    ambients = former?.ambients ?? []
    themes = former?.themes ?? [:]
    sets = CarrierSets(carriers.count)
    let combinators: [Combinator] = [.descendant, .child, .nextSibling, .subsequentSibling]
    masks = combinators.map { combinator in
      var mask = [UInt64](repeating: 0, count: (carriers.count + 63) / 64)
      for (number, carrier) in carriers.enumerated() where carrier.combinators.contains(combinator) {
        mask[number >> 6] |= 1 << UInt64(number & 63)
      }
      return mask.allSatisfy { $0 == 0 } ? [] : mask
    }
    _ = row(Row(previous: CarrierSets.empty, earlier: CarrierSets.empty))
  }

  /// What of an ambient matters to nodes inside: where it comes from, and what conditions say.
  ///
  /// So a change of theme or traits that no condition asks for leaves every context as it is.
  private struct AmbientKey: Hashable {
    let theme: Int32
    let activeRules: [Bool]
    let answers: [Bool]
  }

  /// The number of an ambient, which is in force from now on.
  ///
  /// - Parameters:
  ///   - theme: the theme that a node asks for; −1 for what is in force at the root.
  ///   - activeRules: which rules hold, of those with conditions.
  ///   - conditions: what selectors ask about themes and schemes.
  mutating func number(
    of ambient: Ambient, theme: Int32, activeRules: [Bool], _ conditions: [ElementCondition]
  ) -> Int32 {
    let key = AmbientKey(theme: theme, activeRules: activeRules, answers: conditions.map(ambient.meets))
    if let known = ambientNumbers[key] {
      ambients[Int(known)] = ambient
      return known
    }
    ambients.append(ambient)
    ambientNumbers[key] = Int32(ambients.count - 1)
    return Int32(ambients.count - 1)
  }

  /// The number of the themes in force somewhere.
  mutating func number(ofThemes names: [String]) -> Int32 {
    if let known = themes[names] { return known }
    themes[names] = Int32(themes.count)
    return Int32(themes.count - 1)
  }

  mutating func number(of context: Context) -> Int32 {
    let isPlain = !context.isRoot && Self.isSmall(context.parent, context.ambient)
    let key = Self.key(context.ancestors, context.parent, context.ambient)
    if isPlain, let known = plainNumbers[key] { return known }
    if !isPlain, let known = contextNumbers[context] { return known }
    contexts.append(context)
    let number = Int32(contexts.count - 1)
    if isPlain { plainNumbers.set(key, number) } else { contextNumbers[context] = number }
    return number
  }

  /// Whether a set and an ambient fit into half a key.
  @inline(__always)
  private static func isSmall(_ set: Int32, _ ambient: Int32) -> Bool { ambient < 0xFF && set < 1 << 22 }

  @inline(__always)
  private static func key(_ number: Int32, _ set: Int32, _ ambient: Int32) -> UInt64 {
    IntegerTable.key(number, set << 8 | ambient & 0xFF)
  }

  private mutating func row(_ row: Row) -> Int32 {
    let key = IntegerTable.key(row.previous, row.earlier)
    if let known = rowNumbers[key] { return known }
    rows.append(row)
    rowNumbers.set(key, Int32(rows.count - 1))
    return Int32(rows.count - 1)
  }

  /// The context of the root.
  mutating func root(_ ambient: Int32) -> Int32 {
    let themes = number(ofThemes: ambients[Int(ambient)].themes)
    return number(
      of: Context(ancestors: CarrierSets.empty, parent: CarrierSets.empty, ambient: ambient, rootThemes: themes))
  }

  /// The context of the children of a node at which a set of carriers holds.
  mutating func child(of context: Int32, _ held: Int32, ambient: Int32) -> Int32 {
    let output = output(of: held)
    return number(
      of: Context(
        ancestors: sets.union(contexts[Int(context)].ancestors, output.ancestors), parent: output.parent,
        ambient: ambient, rootThemes: -1))
  }

  /// The row behind a node at which a set of carriers holds.
  mutating func row(behind row: Int32, _ held: Int32) -> Int32 {
    let key = IntegerTable.key(row, held)
    if let known = nextRows[key] { return known }
    let output = output(of: held)
    let next = self.row(
      Row(previous: output.previous, earlier: sets.union(rows[Int(row)].earlier, output.earlier)))
    nextRows.set(key, next)
    return next
  }

  private mutating func output(of held: Int32) -> Output {
    if Int(held) < outputs.count, let known = outputs[Int(held)] { return known }
    let output = Output(
      ancestors: sets.number(ofThose: masks[0], in: held), parent: sets.number(ofThose: masks[1], in: held),
      previous: sets.number(ofThose: masks[2], in: held), earlier: sets.number(ofThose: masks[3], in: held))
    while outputs.count <= Int(held) { outputs.append(nil) }
    outputs[Int(held)] = output
    return output
  }

  /// The number of a set with some carriers more.
  mutating func number(ofCarriers set: Int32, and carriers: NumberList) -> Int32 {
    sets.number(of: set, and: carriers)
  }

  /// What surrounds a node in a context and a row.
  func surroundings(_ context: Int32, _ row: Int32, ambient: Int32) -> Surroundings {
    let (context, row) = (contexts[Int(context)], rows[Int(row)])
    return Surroundings(
      isRoot: context.isRoot, ambient: ambient, ancestors: context.ancestors, parent: context.parent,
      previous: row.previous, earlier: row.earlier)
  }

  /// Whether a predicate's combinator leads to a node at which the predicate to its left holds.
  @inline(__always)
  func leads(to predicate: CompiledSelectors.Predicate, in surroundings: Surroundings) -> Bool {
    guard let combinator = predicate.combinator else { return true }
    return leads(combinator, to: predicate.left, in: surroundings)
  }

  /// Whether a carrier holds where a combinator leads to.
  @inline(__always)
  func leads(_ combinator: Combinator, to carrier: Int32, in surroundings: Surroundings) -> Bool {
    let set =
      switch combinator {
      case .descendant: surroundings.ancestors
      case .child: surroundings.parent
      case .nextSibling: surroundings.previous
      case .subsequentSibling: surroundings.earlier
      }
    return sets.contains(carrier, in: set)
  }
}
