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
    let isRoot: Bool
  }

  /// What siblings hand on to the next one.
  struct Row: Hashable {
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
  private var contextNumbers: [Context: Int32] = [:]
  private(set) var rows: [Row] = []
  private var rowNumbers: [Row: Int32] = [:]
  private(set) var ambients: [Ambient] = []
  private var ambientNumbers: [Ambient: Int32] = [:]
  private(set) var sets = CarrierSets()
  private var outputs: [Output?] = []
  private var children = IntegerTable()
  private var nextRows = IntegerTable()
  private let masks: [[UInt64]]

  /// The row of a first sibling.
  static let firstRow: Int32 = 0

  init(_ carriers: [CompiledSelectors.Carrier]) {
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

  mutating func number(of ambient: Ambient) -> Int32 {
    if let known = ambientNumbers[ambient] { return known }
    ambients.append(ambient)
    ambientNumbers[ambient] = Int32(ambients.count - 1)
    return Int32(ambients.count - 1)
  }

  mutating func number(of context: Context) -> Int32 {
    if let known = contextNumbers[context] { return known }
    contexts.append(context)
    contextNumbers[context] = Int32(contexts.count - 1)
    return Int32(contexts.count - 1)
  }

  private mutating func row(_ row: Row) -> Int32 {
    if let known = rowNumbers[row] { return known }
    rows.append(row)
    rowNumbers[row] = Int32(rows.count - 1)
    return Int32(rows.count - 1)
  }

  /// The context of the root.
  mutating func root(_ ambient: Int32) -> Int32 {
    number(of: Context(ancestors: CarrierSets.empty, parent: CarrierSets.empty, ambient: ambient, isRoot: true))
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
      isRoot: false)
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
    let words = sets[held]
    let parts = masks.map { mask in sets.number(of: zip(words, mask).map { $0 & $1 }) }
    let output = Output(ancestors: parts[0], parent: parts[1], previous: parts[2], earlier: parts[3])
    while outputs.count <= Int(held) { outputs.append(nil) }
    outputs[Int(held)] = output
    return output
  }

  /// The number of the set of some carriers.
  mutating func number(ofCarriers carriers: [Int32], count: Int) -> Int32 {
    guard !carriers.isEmpty else { return CarrierSets.empty }
    var words = [UInt64](repeating: 0, count: (count + 63) / 64)
    for carrier in carriers { words[Int(carrier) >> 6] |= 1 << UInt64(carrier & 63) }
    return sets.number(of: words)
  }

  /// What surrounds a node in a context and a row.
  func surroundings(_ context: Int32, _ row: Int32, ambient: Int32) -> Surroundings {
    let (context, row) = (contexts[Int(context)], rows[Int(row)])
    return Surroundings(
      isRoot: context.isRoot, ambient: ambient, ancestors: sets[context.ancestors],
      parent: sets[context.parent], previous: sets[row.previous], earlier: sets[row.earlier])
  }
}

/// Sets of carriers, each with a number.
struct CarrierSets {
  private var sets: [[UInt64]] = [[]]
  private var numbers: [[UInt64]: Int32] = [[]: 0]
  private var unions = IntegerTable()

  /// The number of the empty set.
  static let empty: Int32 = 0

  subscript(number: Int32) -> [UInt64] { sets[Int(number)] }

  mutating func number(of words: [UInt64]) -> Int32 {
    var words = words
    while words.last == 0 { words.removeLast() }
    if let known = numbers[words] { return known }
    sets.append(words)
    numbers[words] = Int32(sets.count - 1)
    return Int32(sets.count - 1)
  }

  mutating func union(_ left: Int32, _ right: Int32) -> Int32 {
    if left == right || right == Self.empty { return left }
    if left == Self.empty { return right }
    let key = IntegerTable.key(left, right)
    if let known = unions[key] { return known }
    let (a, b) = (sets[Int(left)], sets[Int(right)])
    var words = a.count > b.count ? a : b
    for (index, word) in (a.count > b.count ? b : a).enumerated() { words[index] |= word }
    let number = number(of: words)
    unions.set(key, number)
    return number
  }
}
