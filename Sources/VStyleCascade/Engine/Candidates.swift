/// The predicates that may hold at a node, filed under one fact that the node must have.
///
/// A fact is a feature or a class of the node, as a number.
struct Candidates {
  /// A predicate that may hold at a node which has the fact that it is filed under.
  struct Candidate {
    let predicate: Int32
    /// What else the node must have; ``Candidates/always`` where that is nothing.
    let second: Int32
    let third: Int32
    /// Whether these facts are all that the predicate asks of the node itself.
    let isWhole: Bool

    /// Whether the fact that it is filed under is all that it asks for.
    fileprivate var isFree: Bool { isWhole && second == Candidates.always && third == Candidates.always }
  }

  /// A predicate that holds if the predicate to its left does where its combinator leads to.
  struct Led {
    /// Where the combinator leads to, as ``Surroundings/place(of:)`` counts.
    let direction: Int32
    let carrier: Int32
    let predicate: Int32

    /// Whether it does.
    ///
    /// - Parameters:
    ///   - words: the bits of sets of carriers.
    ///   - starts: where those around the node begin, by direction.
    @inline(__always)
    func isMet(_ words: Span<UInt64>, _ starts: Span<Int>) -> Bool {
      words[starts[Int(direction)] + Int(carrier) >> 6] >> UInt64(carrier & 63) & 1 == 1
    }
  }

  /// What a fact comes to, as places in the columns.
  struct Consequence {
    /// The rules that match.
    fileprivate(set) var rules: Range<Int32>
    /// The carriers that hold.
    fileprivate(set) var carriers: Range<Int32>
    fileprivate(set) var led: Range<Int32>
    /// The candidates of which more has to be found out.
    fileprivate(set) var open: Range<Int32>

    /// Whether there is something that holds without a look at the node's other facts, besides carriers.
    var decides: Bool { !rules.isEmpty || !led.isEmpty }
  }

  /// The fact that every node has.
  static let always: Int32 = 0

  static func feature(_ number: Int32) -> Int32 { number << 1 | 1 }

  static func type(_ number: Int32) -> Int32 { (number + 1) << 1 }

  private var filed: [(fact: Int32, candidate: Candidate)] = []
  private(set) var consequences: [Consequence] = []
  private(set) var rules: [Int32] = []
  private(set) var carriers: [Int32] = []
  private(set) var led: [Led] = []
  private(set) var open: [Candidate] = []

  /// One more than the highest fact that a predicate asks for.
  private(set) var factCount = 1

  /// Files a predicate; takes effect when the selectors settle.
  ///
  /// - Parameters:
  ///   - tests: what the predicate asks of the node itself.
  ///   - fact: one of the facts that it asks for.
  mutating func file(_ predicate: Int32, _ tests: ArraySlice<CompiledSelectors.Test>, under fact: Int32) {
    let asked = tests.compactMap(Self.fact)
    let others = asked.filter { $0 != fact }
    let candidate = Candidate(
      predicate: predicate, second: others.first ?? Self.always, third: others.dropFirst().first ?? Self.always,
      isWhole: asked.count == tests.count && others.count <= 2)
    filed.append((fact, candidate))
    for fact in asked + [fact] { factCount = max(factCount, Int(fact) + 1) }
  }

  /// The fact that a test asks for; `nil` if it asks for something else.
  private static func fact(of test: CompiledSelectors.Test) -> Int32? {
    switch test.question {
    case .feature: feature(test.operand)
    case .type: type(test.operand)
    default: nil
    }
  }

  /// Finds out what each fact comes to.
  mutating func settle(_ selectors: CompiledSelectors) {
    var rows = [[Candidate]](repeating: [], count: factCount)
    for row in filed { rows[Int(row.fact)].append(row.candidate) }
    (consequences, rules, carriers, led, open) = ([], [], [], [], [])
    for row in rows {
      let (firstRule, firstCarrier) = (Int32(rules.count), Int32(carriers.count))
      let (firstLed, firstOpen) = (Int32(led.count), Int32(open.count))
      for candidate in row {
        if !candidate.isFree {
          open.append(candidate)
        } else if selectors.predicates[Int(candidate.predicate)].combinator != nil {
          led.append(selectors.leads[Int(candidate.predicate)])
        } else {
          rules += selectors.rules(of: candidate.predicate)
          let carrier = selectors.carrierNumbers[Int(candidate.predicate)]
          if carrier >= 0 { carriers.append(carrier) }
        }
      }
      rules[Int(firstRule)...].sort()
      consequences.append(
        Consequence(
          rules: firstRule..<Int32(rules.count), carriers: firstCarrier..<Int32(carriers.count),
          led: firstLed..<Int32(led.count), open: firstOpen..<Int32(open.count)))
    }
  }
}
