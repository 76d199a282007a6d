/// The symbol of an element: the input of the tree automaton. It has the rules that the feature set decides alone, and
/// the predicates that depend on the match state.
///
/// Feature sets of one view type with the same partial matches, rules and predicates share a symbol, if it ``isPlain``.
/// Any other feature set has a symbol of its own.
struct MatchSymbol {
  /// The view type in the schema.
  let type: ID<TypeTable>
  /// The feature set if matching needs more of it than the symbol contains; otherwise none.
  let featureSet: ID<FeatureSet>
  /// The partial matches that the element has in every match state.
  let partialMatches: ID<PartialMatchSet>
  private let start: Int32
  private let ruleStart: Int32
  private let pendingStart: Int32
  private let conditionalStart: Int32
  private let scopedStart: Int32
  private let end: Int32
  /// Whether a scope that is open around an element decides rules for it.
  let asksScopes: Bool

  /// The indices in ``MatchSymbols/parts`` of the buckets whose rules and pending combinators apply.
  var buckets: Range<Int> { Int(start)..<Int(ruleStart) }
  /// The indices of further rules, which match in every match state.
  var rules: Range<Int> { Int(ruleStart)..<Int(pendingStart) }
  /// The indices of further predicates, which match if their combinator leads to a partial match.
  var pending: Range<Int> { Int(pendingStart)..<Int(conditionalStart) }
  /// The indices of the predicates that are not decided with the symbol: lists of `:is()` and `:not()`, `:root`, themes
  /// and color schemes.
  var conditional: Range<Int> { Int(conditionalStart)..<Int(scopedStart) }
  /// The indices of the predicates that are matched in scopes, by scope.
  var scoped: Range<Int> { Int(scopedStart)..<Int(end) }

  /// Whether the result below the root depends only on the environment and on the partial matches that the pending
  /// combinators test. So it is if no predicate depends on the match state, if the element sets no theme, if its view
  /// type has no state slots, and if no rule matches that asks about the root of its scope.
  var isPlain: Bool { featureSet.isNone }

  /// A symbol whose parts begin at an index of ``MatchSymbols/parts``.
  fileprivate init(
    _ draft: Draft, type: ID<TypeTable>, featureSet: ID<FeatureSet>, partialMatches: ID<PartialMatchSet>,
    at start: Int
  ) {
    (self.type, self.featureSet, self.partialMatches, self.start) = (type, featureSet, partialMatches, Int32(start))
    ruleStart = self.start + Int32(draft.buckets.count)
    pendingStart = ruleStart + Int32(draft.rules.count)
    conditionalStart = pendingStart + Int32(draft.pending.count)
    scopedStart = conditionalStart + Int32(draft.conditional.count)
    end = scopedStart + Int32(draft.scoped.count)
    asksScopes = draft.asksScopes
  }

  /// A symbol while it is built.
  struct Draft {
    var buckets = IDBuffer()
    var rules = IDBuffer()
    var pending = IDBuffer()
    var conditional = IDBuffer()
    var scoped = IDBuffer()
    var partialMatches = IDBuffer()
    var asksScopes = false

    mutating func clear() {
      scoped.clear()
      asksScopes = false
      buckets.clear()
      rules.clear()
      pending.clear()
      conditional.clear()
      partialMatches.clear()
    }
  }
}

/// An interner for symbols, with the symbol of each feature set.
struct MatchSymbols {
  /// The symbol of each feature set; none before it is built.
  private var ofFeatureSets: [ID<MatchSymbol>] = []
  private var symbols: [MatchSymbol] = []
  /// Each symbol as a row: a header, then its parts.
  private var sequences = SequenceInterner<MatchSymbol>()
  private var sequence = IDBuffer()

  /// The number of words in a row before the parts.
  private static let headerCount = 7

  /// The parts of all symbols: raw IDs of buckets, rules and predicates.
  var parts: [Int32] { sequences.pool }

  /// The IDs of all symbols.
  var all: some Sequence<ID<MatchSymbol>> { symbols.indices.lazy.map { ID($0) } }

  @inline(__always)
  subscript(id: ID<MatchSymbol>) -> MatchSymbol { symbols[id] }

  /// The symbol of a feature set; none before it is built.
  @inline(__always)
  func symbol(of set: ID<FeatureSet>) -> ID<MatchSymbol> {
    set.index < ofFeatureSets.count ? ofFeatureSets[set] : .none
  }

  /// Releases unused capacity.
  mutating func trim() {
    ofFeatureSets.trim()
    symbols.trim()
    sequences.trim()
  }

  /// Interns the symbol of a feature set.
  ///
  /// - Parameters:
  ///   - draft: the parts of the symbol.
  ///   - own: the feature set if matching needs more of it than the symbol contains; otherwise none.
  ///   - partialMatches: the interned partial matches of the draft.
  mutating func set(
    _ draft: MatchSymbol.Draft, type: ID<TypeTable>, own: ID<FeatureSet>, partialMatches: ID<PartialMatchSet>,
    of featureSet: ID<FeatureSet>
  ) -> ID<MatchSymbol> {
    let counts = (draft.buckets.count, draft.rules.count, draft.pending.count, draft.conditional.count)
    let scopedCount = draft.scoped.count
    sequence.clear()
    sequence.append(Self.headerCount + counts.0 + counts.1 + counts.2 + counts.3 + scopedCount) { sequence, end in
      sequence[end] = type.rawValue
      sequence[end + 1] = own.rawValue
      sequence[end + 2] = partialMatches.rawValue
      sequence[end + 3] = Int32(counts.0)
      sequence[end + 4] = Int32(counts.1)
      sequence[end + 5] = Int32(counts.2)
      sequence[end + 6] = Int32(counts.3)
      end += Self.headerCount
      for index in 0..<counts.0 { sequence[end + index] = draft.buckets[index] }
      end += counts.0
      for index in 0..<counts.1 { sequence[end + index] = draft.rules[index] }
      end += counts.1
      for index in 0..<counts.2 { sequence[end + index] = draft.pending[index] }
      end += counts.2
      for index in 0..<counts.3 { sequence[end + index] = draft.conditional[index] }
      end += counts.3
      for index in 0..<scopedCount { sequence[end + index] = draft.scoped[index] }
      end += scopedCount
    }
    let symbol = sequences.intern(sequence)
    ofFeatureSets.fill(featureSet.index + 1, with: .none)
    ofFeatureSets[featureSet] = symbol
    if symbol.index == symbols.count {
      let start = sequences.range(of: symbol).lowerBound + Self.headerCount
      symbols.append(
        MatchSymbol(draft, type: type, featureSet: own, partialMatches: partialMatches, at: start))
    }
    return symbol
  }
}
