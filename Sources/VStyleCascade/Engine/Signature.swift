import VStyleSelectors

/// What selectors can see of a node by itself: its class and its features.
///
/// Nodes with the same signature are told apart by their surroundings only.
struct Signature {
  /// The class in the vocabulary.
  let type: Int32
  /// The theme that the node puts in force, −1 for none.
  let theme: Int32
  /// Where the features stand, for ``Signatures/feature(at:)``, sorted.
  let features: Range<Int>
}

/// The signatures that nodes have, by number.
struct Signatures {
  /// Each as its class, its theme and its features.
  private var rows = SequenceInterner()
  /// What each signature decides by itself, once it was asked for.
  private(set) var plans: [SignaturePlan] = []
  /// The numbers that the plans consist of.
  private(set) var parts: [Int32] = []
  private var row = NumberList()

  /// How many there are.
  var count: Int { rows.count }

  /// The feature at a place of ``Signature/features``.
  @inline(__always)
  func feature(at place: Int) -> Int32 { rows.pool[place] }

  @inline(__always)
  subscript(number: Int32) -> Signature {
    let range = rows.range(of: number)
    return Signature(
      type: rows.pool[range.lowerBound], theme: rows.pool[range.lowerBound + 1],
      features: range.lowerBound + 2..<range.upperBound)
  }

  /// The features of a signature.
  func features(of signature: Signature) -> [Int32] { Array(rows.pool[signature.features]) }

  @inline(__always)
  func has(_ feature: Int32, _ signature: Signature) -> Bool {
    // Few features: a linear search is the fastest.
    for place in signature.features where rows.pool[place] == feature { return true }
    return false
  }

  /// The number of a signature.
  ///
  /// - Parameter features: sorted.
  mutating func number(type: Int32, theme: Int32, _ features: [Int32]) -> Int32 {
    row.clear()
    row.append(features.count + 2) { row, end in
      row[0] = type
      row[1] = theme
      for place in features.indices { row[place + 2] = features[place] }
      end = features.count + 2
    }
    return number()
  }

  /// The number of a signature.
  ///
  /// - Parameter features: sorted.
  mutating func number(type: Int32, theme: Int32, _ features: NumberList) -> Int32 {
    row.clear()
    row.append(features.count + 2) { row, end in
      row[0] = type
      row[1] = theme
      for place in 0..<features.count { row[place + 2] = features[place] }
      end = features.count + 2
    }
    return number()
  }

  private mutating func number() -> Int32 {
    let number = rows.intern(row)
    if Int(number) == plans.count { plans.append(SignaturePlan()) }
    return number
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    rows.trim()
    plans.trim()
    parts.trim()
  }

  /// Keeps what a signature decides by itself.
  mutating func set(_ plan: SignaturePlan.Parts, of number: Int32) {
    let start = Int32(parts.count)
    parts += plan.facts.numbers[..<plan.facts.count]
    let rules = Int32(parts.count)
    if plan.rules.count > 0 { parts += plan.rules.numbers[..<plan.rules.count] }
    let led = Int32(parts.count)
    if plan.led.count > 0 { parts += plan.led.numbers[..<plan.led.count] }
    let open = Int32(parts.count)
    if plan.open.count > 0 { parts += plan.open.numbers[..<plan.open.count] }
    plans[Int(number)] = SignaturePlan(start, rules, led, open, Int32(parts.count), carriers: plan.carrierSet)
  }

  /// Forgets what signatures decide, since there are more rules now.
  mutating func forgetPlans() {
    for number in plans.indices { plans[number] = SignaturePlan() }
    parts.removeAll()
  }
}

/// What a signature decides by itself, as places in ``Signatures/parts``.
struct SignaturePlan {
  private let start: Int32
  private let ruleStart: Int32
  private let ledStart: Int32
  private let openStart: Int32
  private let end: Int32
  /// The set of the carriers that hold whatever the surroundings.
  let carriers: Int32

  /// The facts whose own consequences count.
  var facts: Range<Int> { Int(start)..<Int(ruleStart) }
  /// The rules that match besides, whatever the surroundings.
  var rules: Range<Int> { Int(ruleStart)..<Int(ledStart) }
  /// The predicates that hold besides if what their combinator leads to does.
  var led: Range<Int> { Int(ledStart)..<Int(openStart) }
  /// The predicates of which more depends on the surroundings.
  var open: Range<Int> { Int(openStart)..<Int(end) }

  /// Whether the signature was looked at.
  var isKnown: Bool { start >= 0 }

  /// The plan of a signature that nobody asked about.
  init() { (start, ruleStart, ledStart, openStart, end, carriers) = (-1, -1, -1, -1, -1, CarrierSets.empty) }

  fileprivate init(
    _ start: Int32, _ rules: Int32, _ led: Int32, _ open: Int32, _ end: Int32, carriers: Int32
  ) {
    (self.start, ruleStart, ledStart, openStart, self.end) = (start, rules, led, open, end)
    self.carriers = carriers
  }

  /// A plan while it is made.
  struct Parts {
    var facts = NumberList()
    var rules = NumberList()
    var led = NumberList()
    var open = NumberList()
    var carriers = NumberList()
    /// The set that ``carriers`` is.
    var carrierSet = CarrierSets.empty

    mutating func clear() {
      facts.clear()
      rules.clear()
      led.clear()
      open.clear()
      carriers.clear()
    }
  }
}

/// Whether a predicate holds, as far as a signature tells.
enum Answer {
  case yes
  case no
  /// If what the combinator leads to holds.
  case ifLed
  case depends
}

/// What the nodes around one node hand on to it.
struct Surroundings {
  let isRoot: Bool
  let ambient: Int32
  /// The sets of carriers that hold at some ancestor, the parent, the sibling before, some sibling before.
  let ancestors: Int32
  let parent: Int32
  let previous: Int32
  let earlier: Int32

  /// Which of the sets a combinator asks, counted from 0.
  static func place(of combinator: Combinator) -> Int {
    switch combinator {
    case .descendant: 0
    case .child: 1
    case .nextSibling: 2
    case .subsequentSibling: 3
    }
  }
}
