/// Reusable buffers of the match stage.
struct MatchScratch {
  /// The rules that match an element, in order. The array has an element for each rule.
  var matches: [RuleMatch] = []
  /// The number of ``matches`` of the current element.
  var matchCount = 0
  /// The indices of the sets of partial matches around the element, by direction.
  var starts = [Int](repeating: 0, count: Direction.allCases.count)
  /// A symbol and an environment, then the predicates of the symbol whose combinator leads to a partial match.
  var matching = IDBuffer()
  /// The number of words in ``matching`` before the predicates.
  static let matchingHeader = 2
  /// The partial matches that depend on the match state.
  var partialMatches = IDBuffer()
  var features = IDBuffer()
  var symbol = MatchSymbol.Draft()
  /// Whether each rule is active.
  var active: [Bool] = []
  /// The environment of ``active``; none before the first.
  var activeEnvironment: ID<LocalEnvironment> = .none
  /// Whether the element is the root of the scope that predicates are matched in.
  var isScopeRoot = false
  /// The open scopes at an element, and the rules that match in them with the levels of their roots.
  var scopes: [MatchedScope] = []
  var scopedMatches: [RuleMatch] = []
  /// The rules that match in one open scope.
  var scopedRules = IDBuffer()
  private var answers: [Int32] = []
  private var answerStamp: Int32 = 0
  private var marks: [Int32] = []
  private var markStamp: Int32 = 0

  // MARK: Matches

  /// Adds a rule that matches; see ``add(_:to:_:)``.
  mutating func add(_ match: RuleMatch) {
    var count = matchCount
    var matches = matches.mutableSpan
    Self.add(match, to: &matches, &count)
    matchCount = count
  }

  /// The number of matches up to which each is inserted in order.
  private static let mostInserted = 64

  /// Inserts a match after those of earlier rules.
  ///
  /// OPTIMIZATION: most elements have few matches, mostly in order. Appending each and sorting at the end would be
  /// simpler; ``sortMatches()`` does so for many matches.
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

  /// Sorts the matches of the current element if there are too many for insertion in order.
  mutating func sortMatches() {
    guard matchCount > Self.mostInserted else { return }
    matches[..<matchCount].sort { $0.rule < $1.rule }
  }

  // MARK: The buckets of an element

  /// Removes all marks and marks the universal bucket, for another element.
  mutating func beginMarks(_ count: Int) {
    marks.fill(count, with: 0)
    markStamp += 1
    marks[RuleBuckets.universal] = markStamp
  }

  /// Marks a bucket that the element is in, if a predicate requires the bucket.
  @inline(__always)
  mutating func mark(_ bucket: ID<RuleBuckets.Bucket>) {
    if bucket.index < marks.count { marks[bucket] = markStamp }
  }

  /// Whether the element is in a bucket that a predicate requires.
  @inline(__always)
  func isMarked(_ bucket: ID<RuleBuckets.Bucket>) -> Bool { marks[bucket] == markStamp }

  // MARK: Answers

  /// Removes the answers, for another element or control state.
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

  /// Stores whether a predicate matches.
  @inline(__always)
  mutating func set(_ predicate: ID<Predicate>, matches: Bool) {
    answers[predicate] = answerStamp + (matches ? 1 : 0)
  }
}
