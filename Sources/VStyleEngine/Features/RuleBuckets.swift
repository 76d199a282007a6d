/// The predicates that may match an element, in buckets: each under one feature or type that the element must have, or
/// in the universal bucket.
///
/// Browsers keep their rules in buckets by id, class and type in the same way.
struct RuleBuckets {
  /// A predicate that may match an element with the feature or the type of its bucket.
  struct Candidate {
    let predicate: ID<Predicate>
    /// Two more buckets that the element must be in; ``RuleBuckets/universal`` for none.
    let second: ID<Bucket>
    let third: ID<Bucket>
    /// Whether these buckets are all that the predicate tests on the element itself.
    let isWhole: Bool

    /// Whether every element in the bucket passes the tests of the predicate.
    fileprivate var isUnconditional: Bool {
      isWhole && second == RuleBuckets.universal && third == RuleBuckets.universal
    }
  }

  /// One bucket, as ranges of the arrays of ``RuleBuckets``.
  struct Bucket {
    /// The rules that match every element in the bucket.
    fileprivate(set) var rules: IDRange<BucketRule>
    /// The partial matches that every element in the bucket has.
    fileprivate(set) var partialMatches: IDRange<BucketPartialMatch>
    /// The predicates that match if their combinator leads to a partial match.
    fileprivate(set) var pending: IDRange<PendingCombinator>
    /// The predicates with further tests.
    fileprivate(set) var candidates: IDRange<Candidate>

    /// Whether the bucket has rules or pending combinators.
    var decides: Bool { !rules.isEmpty || !pending.isEmpty }
  }

  /// An index of ``rules``.
  enum BucketRule {}

  /// An index of ``partialMatches``.
  enum BucketPartialMatch {}

  /// The bucket that every element is in.
  static let universal = ID<Bucket>(0)

  /// The bucket of elements with a feature.
  @inline(__always)
  static func bucket(of feature: ID<Feature>) -> ID<Bucket> { ID(rawValue: feature.rawValue << 1 | 1) }

  /// The bucket of elements of a type.
  @inline(__always)
  static func bucket(of type: ID<TypeName>) -> ID<Bucket> { ID(rawValue: (type.rawValue + 1) << 1) }

  private var filed: [(bucket: ID<Bucket>, candidate: Candidate)] = []
  private(set) var buckets: [Bucket] = []
  private(set) var rules: [ID<EngineRule>] = []
  private(set) var partialMatches: [ID<PartialMatch>] = []
  private(set) var pending: [PendingCombinator] = []
  private(set) var candidates: [Candidate] = []

  /// One more than the highest index of a bucket that a predicate requires.
  private(set) var bucketCount = 1

  /// Files a predicate under a bucket. ``settle(_:)`` builds the bucket.
  ///
  /// - Parameters:
  ///   - tests: the tests of the predicate.
  ///   - bucket: one of the buckets that an element must be in to pass them.
  mutating func file(_ predicate: ID<Predicate>, _ tests: ArraySlice<SelectorTest>, under bucket: ID<Bucket>) {
    let required = tests.compactMap(Self.bucket(requiredBy:))
    let others = required.filter { $0 != bucket }
    let candidate = Candidate(
      predicate: predicate, second: others.first ?? Self.universal, third: others.dropFirst().first ?? Self.universal,
      isWhole: required.count == tests.count && others.count <= 2)
    filed.append((bucket, candidate))
    for bucket in required + [bucket] { bucketCount = max(bucketCount, bucket.index + 1) }
  }

  /// The bucket that an element must be in to pass a test; `nil` for any other test.
  static func bucket(requiredBy test: SelectorTest) -> ID<Bucket>? {
    switch test {
    case .feature(let feature): bucket(of: feature)
    case .type(let type): bucket(of: type)
    default: nil
    }
  }

  /// Builds the buckets of all predicates that were filed.
  mutating func settle(_ selectors: CompiledSelectors) {
    var sorted = [[Candidate]](repeating: [], count: bucketCount)
    for entry in filed { sorted[entry.bucket].append(entry.candidate) }
    (buckets, rules, partialMatches, pending, candidates) = ([], [], [], [], [])
    for group in sorted {
      let (firstRule, firstPartialMatch) = (rules.count, partialMatches.count)
      let (firstPending, firstCandidate) = (pending.count, candidates.count)
      for candidate in group {
        if !candidate.isUnconditional || !selectors.predicates[candidate.predicate].scope.isNone {
          candidates.append(candidate)
        } else if selectors.predicates[candidate.predicate].combinator != nil {
          pending.append(selectors.pendingCombinators[candidate.predicate])
        } else {
          rules += selectors.rules(of: candidate.predicate)
          if let partialMatch = selectors.partialMatchIDs[candidate.predicate].orNil {
            partialMatches.append(partialMatch)
          }
        }
      }
      rules[firstRule...].sort()
      buckets.append(
        Bucket(
          rules: IDRange(firstRule..<rules.count), partialMatches: IDRange(firstPartialMatch..<partialMatches.count),
          pending: IDRange(firstPending..<pending.count), candidates: IDRange(firstCandidate..<candidates.count)))
    }
  }
}
