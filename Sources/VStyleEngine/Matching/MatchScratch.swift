/// Buffers of the match stage that are used again and again.
struct MatchScratch {
  /// The rules that match an element, in order; there is room for all rules.
  var matches: [RuleMatch] = []
  /// How many of ``matches`` are those of the element at hand.
  var matchCount = 0
  /// The indices of the sets of partial matches around the element, by direction.
  var starts = [Int](repeating: 0, count: Direction.allCases.count)
  /// A symbol and an environment, then the predicates of the symbol whose combinator leads to a match.
  var matching = IDBuffer()
  /// The number of words in ``matching`` before the predicates.
  static let matchingHeader = 2
  /// The partial matches that depend on the match state.
  var partialMatches = IDBuffer()
  var features = IDBuffer()
  var symbol = MatchSymbol.Draft()
  /// Whether each rule is active.
  var active: [Bool] = []
  /// The environment that ``active`` is about; none before the first.
  var activeEnvironment: ID<LocalEnvironment> = .none
  private var answers: [Int32] = []
  private var answerStamp: Int32 = 0
  private var marks: [Int32] = []
  private var markStamp: Int32 = 0

  // MARK: Matches

  /// Adds a rule that matches, in its order.
  mutating func add(_ match: RuleMatch) {
    var count = matchCount
    var matches = matches.mutableSpan
    Self.add(match, to: &matches, &count)
    matchCount = count
  }

  /// Up to how many matches each is inserted in order.
  private static let mostInserted = 64

  /// Inserts a match after those of earlier rules. There are few, and most come in order; where there are many,
  /// ``sortMatches()`` does.
  @inline(__always)
  static func add(_ match: RuleMatch, to matches: inout MutableSpan<RuleMatch>, _ count: inout Int) {
    var index = count
    while index > 0, matches[index - 1].rule > match.rule, count <= mostInserted {
      matches[index] = matches[index - 1]
      index -= 1
    }
    matches[index] = match
    count += 1
  }

  /// Sorts the matches of the element at hand.
  mutating func sortMatches() {
    guard matchCount > Self.mostInserted else { return }
    matches[..<matchCount].sort { $0.rule < $1.rule }
  }

  // MARK: The buckets of an element

  /// Begins with another element, each of whose buckets will be marked.
  mutating func beginMarks(_ count: Int) {
    marks.fill(count, with: 0)
    markStamp += 1
    marks[RuleBuckets.universal] = markStamp
  }

  /// Marks a bucket that the element is in, if predicates ask for it.
  @inline(__always)
  mutating func mark(_ bucket: ID<RuleBuckets.Bucket>) {
    if bucket.index < marks.count { marks[bucket] = markStamp }
  }

  /// Whether the element is in a bucket that a predicate asks for.
  @inline(__always)
  func isMarked(_ bucket: ID<RuleBuckets.Bucket>) -> Bool { marks[bucket] == markStamp }

  // MARK: Answers

  /// Forgets the answers for another element.
  mutating func beginAnswers(_ predicates: Int) {
    answers.fill(predicates, with: 0)
    answerStamp += 2
  }

  /// Whether a predicate matches; `nil` if that is unknown.
  @inline(__always)
  func answer(_ predicate: ID<Predicate>) -> Bool? {
    let answer = answers[predicate]
    return answer >= answerStamp ? answer == answerStamp + 1 : nil
  }

  /// Keeps whether a predicate matches.
  @inline(__always)
  mutating func set(_ predicate: ID<Predicate>, matches: Bool) {
    answers[predicate] = answerStamp + (matches ? 1 : 0)
  }
}
