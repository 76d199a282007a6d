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
  }

  /// The fact that every node has.
  static let always: Int32 = 0

  static func feature(_ number: Int32) -> Int32 { number << 1 | 1 }

  static func type(_ number: Int32) -> Int32 { (number + 1) << 1 }

  private var filed: [(fact: Int32, candidate: Candidate)] = []
  /// The candidates of one fact behind those of another.
  private(set) var candidates: [Candidate] = []
  /// Where the candidates of each fact begin, and of the last one end.
  private var starts: [Int32] = []

  /// One more than the highest fact that a predicate asks for.
  private(set) var factCount = 1

  /// Where the candidates of a fact stand in ``candidates``.
  @inline(__always)
  func places(of fact: Int32) -> Range<Int> {
    Int(fact) + 1 < starts.count ? Int(starts[Int(fact)])..<Int(starts[Int(fact) + 1]) : 0..<0
  }

  /// Files a predicate; takes effect with the next ``settle()``.
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

  /// Puts what was filed under the same fact side by side.
  mutating func settle() {
    guard candidates.count < filed.count else { return }
    var ends = [Int32](repeating: 0, count: factCount)
    for row in filed { ends[Int(row.fact)] += 1 }
    starts = [0]
    for count in ends { starts.append(starts[starts.count - 1] + count) }
    ends = starts
    var order = [Int](repeating: 0, count: filed.count)
    for (number, row) in filed.enumerated() {
      order[Int(ends[Int(row.fact)])] = number
      ends[Int(row.fact)] += 1
    }
    candidates = order.map { filed[$0].candidate }
  }
}
