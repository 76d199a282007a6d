import VStyleSelectors

/// The tracked partial matches of elements, as far as their feature sets decide them.
///
/// The first flush learns from them what nodes tell each other, before it matches any node. Most selectors inside
/// `:has()` and after `of` test an element alone, and then each node has to be matched only once.
struct TrackedMatches {
  /// What a feature set decides.
  struct Known {
    let matches: ID<PartialMatchSet>
    /// Whether these are all tracked partial matches, in every match state.
    let isDecided: Bool
  }

  /// The tracked partial matches that test nothing that other nodes decide, each in one bucket that its elements are in.
  fileprivate private(set) var buckets: [[ID<PartialMatch>]] = []
  /// Whether all tracked partial matches are such.
  fileprivate private(set) var areAllOwn = true
  /// What each feature set decides; `nil` before it is needed.
  fileprivate var ofSets: [Known?] = []

  init(_ selectors: CompiledSelectors) {
    var known: [ID<Predicate>: Bool] = [:]
    for (index, match) in selectors.partialMatches.enumerated() where match.isTracked {
      if selectors.testsOthers(match.predicate, &known) {
        areAllOwn = false
      } else {
        let bucket = selectors.bucket(of: match.predicate)
        buckets.fill(bucket.index + 1, with: [])
        buckets[bucket].append(ID(index))
      }
    }
  }
}

extension CompiledSelectors {
  /// A bucket that every element is in that passes the tests of a predicate.
  fileprivate func bucket(of id: ID<Predicate>) -> ID<RuleBuckets.Bucket> {
    let required = tests[predicates[id].tests.indices].compactMap(RuleBuckets.bucket(requiredBy:))
    // A compound selector begins with its type, and a style class is rarer.
    return required.last ?? RuleBuckets.universal
  }

  /// Whether a predicate, or one inside it, tests a feature that other nodes decide.
  fileprivate func testsOthers(_ id: ID<Predicate>, _ known: inout [ID<Predicate>: Bool]) -> Bool {
    if let known = known[id] { return known }
    let answer = testOthers(predicates[id].tests, &known)
    known[id] = answer
    return answer
  }

  private func testOthers(_ range: IDRange<SelectorTest>, _ known: inout [ID<Predicate>: Bool]) -> Bool {
    for index in range.indices {
      switch tests[index] {
      case .feature(let feature), .lacks(let feature):
        switch features[feature] {
        case .has, .count: return true
        default: continue
        }
      case .any(let list), .none(let list):
        for predicate in lists[list] where testsOthers(predicate, &known) { return true }
      case .all(let group): if testOthers(groups[group], &known) { return true }
      default: continue
      }
    }
    return false
  }
}

extension MatchStage {
  /// The tracked partial matches that elements with a feature set have in every match state.
  @inline(__always)
  mutating func trackedAhead(_ set: ID<FeatureSet>) -> TrackedMatches.Known {
    if set.index < trackedMatches.ofSets.count, let known = trackedMatches.ofSets[set] { return known }
    return newTrackedAhead(set)
  }

  @inline(never)
  private mutating func newTrackedAhead(_ id: ID<FeatureSet>) -> TrackedMatches.Known {
    let set = featureSets[id]
    var isDecided = trackedMatches.areAllOwn
    scratch.partialMatches.clear()
    addTracked(RuleBuckets.universal, set, &isDecided)
    for index in set.features { addTracked(RuleBuckets.bucket(of: featureSets.feature(at: index)), set, &isDecided) }
    for type in propertyTables.ancestry(of: set.type) { addTracked(RuleBuckets.bucket(of: type), set, &isDecided) }
    let known = TrackedMatches.Known(
      matches: states.adding(scratch.partialMatches, to: PartialMatchSets.empty), isDecided: isDecided)
    trackedMatches.ofSets.fill(id.index + 1, with: nil)
    trackedMatches.ofSets[id] = known
    return known
  }

  private mutating func addTracked(
    _ bucket: ID<RuleBuckets.Bucket>, _ set: FeatureSet, _ isDecided: inout Bool
  ) {
    guard bucket.index < trackedMatches.buckets.count else { return }
    for match in trackedMatches.buckets[bucket] {
      switch answer(selectors.partialMatches[match].predicate, set) {
      case .yes: scratch.partialMatches.append(match)
      case .no: continue
      case .pending, .depends: isDecided = false
      }
    }
  }
}
