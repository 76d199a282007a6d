import VStyleSelectors

/// What nodes hand on to their children and siblings, as numbers: the states of the automaton that
/// matching is.
struct MatchingContexts {
  /// What a parent hands on to its children.
  struct Context {
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
  private var contextNumbers = SequenceInterner()
  private(set) var rows: [Row] = []
  private var rowNumbers = IntegerTable()
  /// What is in force at present, by the numbers of what that means to selectors and rules.
  private(set) var ambients: [Ambient] = []
  private var ambientNumbers: [AmbientKey: Int32] = [:]
  private var themes: [[String]: Int32] = [:]
  private var sets: CarrierSets
  private var outputs: [Output?] = []
  private var children = IntegerTable()
  private var nextRows = IntegerTable()
  private let masks: [[UInt64]]

  /// The row of a first sibling.
  static let firstRow: Int32 = 0

  init(_ carriers: [CompiledSelectors.Carrier]) {
    sets = CarrierSets(carriers.count)
    let combinators: [Combinator] = [.descendant, .child, .nextSibling, .subsequentSibling]
    masks = combinators.map { combinator in
      var mask = [UInt64](repeating: 0, count: (carriers.count + 63) / 64)
      for (number, carrier) in carriers.enumerated() where carrier.combinators.contains(combinator) {
        mask[number >> 6] |= 1 << UInt64(number & 63)
      }
      return mask
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
    let number = contextNumbers.intern([context.ancestors, context.parent, context.ambient, context.rootThemes])
    if Int(number) == contexts.count { contexts.append(context) }
    return number
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
    let key = IntegerTable.key(context, held << 8 | ambient & 0xFF)
    let isPlain = ambient < 0xFF && held < 1 << 22
    if isPlain, let known = children[key] { return known }
    let output = output(of: held)
    let child = Context(
      ancestors: sets.union(contexts[Int(context)].ancestors, output.ancestors), parent: output.parent,
      ambient: ambient,
      rootThemes: -1)
    let number = number(of: child)
    if isPlain { children.set(key, number) }
    return number
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
    while outputs.count <= Int(held) { outputs.append(nil) }
    if let known = outputs[Int(held)] { return known }
    let parts = masks.map { sets.number(ofThose: $0, in: held) }
    let output = Output(ancestors: parts[0], parent: parts[1], previous: parts[2], earlier: parts[3])
    while outputs.count <= Int(held) { outputs.append(nil) }
    outputs[Int(held)] = output
    return output
  }

  /// The number of the set of some carriers.
  mutating func number(ofCarriers carriers: [Int32]) -> Int32 { sets.number(of: carriers) }

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

/// Sets of carriers, each with a number.
struct CarrierSets {
  /// How many words a set takes.
  private let width: Int
  private var words: [UInt64]
  private var places: [Int32]
  private var count = 1
  private var unions = IntegerTable()
  /// A set that is being made.
  private var made: [UInt64]

  /// The number of the empty set.
  static let empty: Int32 = 0

  /// Makes the sets of so many carriers.
  init(_ carriers: Int) {
    width = (carriers + 63) / 64
    words = [UInt64](repeating: 0, count: width)
    made = words
    places = [Int32](repeating: -1, count: 64)
    insert(Self.empty)
  }

  @inline(__always)
  func contains(_ carrier: Int32, in set: Int32) -> Bool {
    words[Int(set) * width + Int(carrier) >> 6] >> UInt64(carrier & 63) & 1 == 1
  }

  /// The number of a set of some carriers.
  mutating func number(of carriers: [Int32]) -> Int32 {
    guard !carriers.isEmpty else { return Self.empty }
    for word in 0..<width { made[word] = 0 }
    for carrier in carriers { made[Int(carrier) >> 6] |= 1 << UInt64(carrier & 63) }
    return numberOfMade()
  }

  /// The number of those of a set that a mask has.
  mutating func number(ofThose mask: [UInt64], in set: Int32) -> Int32 {
    for word in 0..<width { made[word] = words[Int(set) * width + word] & mask[word] }
    return numberOfMade()
  }

  mutating func union(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right || right == Self.empty { return left }
    if left == Self.empty { return right }
    let key = IntegerTable.key(left, right)
    if let known = unions[key] { return known }
    for word in 0..<width { made[word] = words[Int(left) * width + word] | words[Int(right) * width + word] }
    let number = numberOfMade()
    unions.set(key, number)
    return number
  }

  private mutating func numberOfMade() -> Int32 {
    var place = hash { made[$0] } & (places.count - 1)
    while places[place] >= 0 {
      let start = Int(places[place]) * width
      var isSame = true
      for word in 0..<width where words[start + word] != made[word] { isSame = false }
      if isSame { return places[place] }
      place = (place + 1) & (places.count - 1)
    }
    words += made
    count += 1
    if count * 2 > places.count {
      places = [Int32](repeating: -1, count: places.count * 2)
      for number in 0..<count { insert(Int32(number)) }
    } else {
      places[place] = Int32(count - 1)
    }
    return Int32(count - 1)
  }

  private mutating func insert(_ number: Int32) {
    var place = hash { words[Int(number) * width + $0] } & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = number
  }

  @inline(__always)
  private func hash(_ word: (Int) -> UInt64) -> Int {
    var hash: UInt64 = 0
    for index in 0..<width {
      hash = (hash ^ word(index)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 8)
  }
}
