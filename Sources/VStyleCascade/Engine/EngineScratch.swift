/// Buffers that are used again and again.
struct EngineScratch {
  /// The rules that match a node, in order; there is room for all rules.
  var matches: [RuleMatch] = []
  /// How many of ``matches`` are those of the node at hand.
  var matchCount = 0
  /// Where the sets of carriers around the node begin.
  var starts = [0, 0, 0, 0]
  /// A plan and what is in force, then the predicates of it that hold because of the surroundings.
  var met = NumberList()
  /// How many numbers stand in ``met`` in front of the predicates.
  static let metHeader = 2
  /// The carriers among them.
  var carriers = NumberList()
  var features = NumberList()
  var dirty: [Int32] = []
  var rows: [Int32] = []
  var plan = SignaturePlan.Parts()
  /// The looks of the transitions that were found ahead of the styles.
  var aheadLooks: [Int32] = []
  /// Which rules hold, by number.
  var active: [Bool] = []
  /// What ``active`` is about, −1 for nothing.
  var activeAmbient: Int32 = -1
  private var answers: [Int32] = []
  private var stamp: Int32 = 0
  private var marks: [Int32] = []
  private var mark: Int32 = 0

  /// Adds a rule that matches, in its place.
  mutating func add(_ match: RuleMatch) {
    var count = matchCount
    var matches = matches.mutableSpan
    Self.add(match, to: &matches, &count)
    matchCount = count
  }

  /// Up to how many matches each is put in its place.
  private static let mostInserted = 64

  /// Puts a match behind those of lesser rules. There are few, and most come in order; where there are many,
  /// ``sortMatches()`` does.
  @inline(__always)
  static func add(_ match: RuleMatch, to matches: inout MutableSpan<RuleMatch>, _ count: inout Int) {
    var place = count
    while place > 0, matches[place - 1].rule > match.rule, count <= mostInserted {
      matches[place] = matches[place - 1]
      place -= 1
    }
    matches[place] = match
    count += 1
  }

  /// Brings the matches of the node at hand in order.
  mutating func sortMatches() {
    guard matchCount > Self.mostInserted else { return }
    matches[..<matchCount].sort { $0.rule < $1.rule }
  }

  // MARK: The facts of a node

  /// Begins with another node, of which each fact will be marked.
  mutating func beginFacts(_ count: Int) {
    if marks.count < count { marks += [Int32](repeating: 0, count: count - marks.count) }
    mark += 1
    marks[Int(Candidates.always)] = mark
  }

  /// Notes a fact about the node, if predicates ask for it.
  @inline(__always)
  mutating func mark(_ fact: Int32) {
    if Int(fact) < marks.count { marks[Int(fact)] = mark }
  }

  /// Whether the node has a fact that a predicate asks for.
  @inline(__always)
  func isMarked(_ fact: Int32) -> Bool { marks[Int(fact)] == mark }

  // MARK: Answers

  /// Forgets what was found out about another node.
  mutating func start(_ predicates: Int) {
    if answers.count < predicates { answers += [Int32](repeating: 0, count: predicates - answers.count) }
    stamp += 2
  }

  @inline(__always)
  func known(_ predicate: Int32) -> Bool? {
    let answer = answers[Int(predicate)]
    return answer >= stamp ? answer == stamp + 1 : nil
  }

  @inline(__always)
  mutating func remember(_ predicate: Int32, _ holds: Bool) { answers[Int(predicate)] = stamp + (holds ? 1 : 0) }
}
