/// The symbol that the automaton reads for an element: what its feature set decides by itself, and what it asks of the
/// match state.
///
/// Feature sets that decide and ask the same have one symbol, so that elements differ only where it matters.
struct MatchSymbol {
  /// The view type in the schema.
  let type: ID<PropertyTable>
  /// The feature set, where more of it matters than the symbol says; else none.
  let featureSet: ID<FeatureSet>
  /// The partial matches that are made in every match state.
  let partialMatches: ID<PartialMatchSet>
  private let start: Int32
  private let ruleStart: Int32
  private let pendingStart: Int32
  private let conditionalStart: Int32
  private let end: Int32

  /// The buckets whose rules and pending combinators count, as indices of ``MatchSymbols/parts``.
  var buckets: Range<Int> { Int(start)..<Int(ruleStart) }
  /// The rules that match besides, in every match state.
  var rules: Range<Int> { Int(ruleStart)..<Int(pendingStart) }
  /// The predicates that match besides if their combinator leads to a match.
  var pending: Range<Int> { Int(pendingStart)..<Int(conditionalStart) }
  /// The predicates that depend on more of the match state.
  var conditional: Range<Int> { Int(conditionalStart)..<Int(end) }

  /// Whether below the root everything follows from the partial matches that the symbol asks for.
  var isPlain: Bool { featureSet.isNone }

  /// A symbol whose parts begin at an index of ``MatchSymbols/parts``.
  fileprivate init(
    _ draft: Draft, type: ID<PropertyTable>, featureSet: ID<FeatureSet>, partialMatches: ID<PartialMatchSet>,
    at start: Int
  ) {
    (self.type, self.featureSet, self.partialMatches, self.start) = (type, featureSet, partialMatches, Int32(start))
    ruleStart = self.start + Int32(draft.buckets.count)
    pendingStart = ruleStart + Int32(draft.rules.count)
    conditionalStart = pendingStart + Int32(draft.pending.count)
    end = conditionalStart + Int32(draft.conditional.count)
  }

  /// A symbol while it is made.
  struct Draft {
    var buckets = IDBuffer()
    var rules = IDBuffer()
    var pending = IDBuffer()
    var conditional = IDBuffer()
    var partialMatches = IDBuffer()

    mutating func clear() {
      buckets.clear()
      rules.clear()
      pending.clear()
      conditional.clear()
      partialMatches.clear()
    }
  }
}

/// The symbols of feature sets.
struct MatchSymbols {
  /// The symbol of each feature set that was asked for.
  private var ofFeatureSets: [ID<MatchSymbol>] = []
  private var symbols: [MatchSymbol] = []
  /// Each symbol as its parts.
  private var rows = SequenceInterner<MatchSymbol>()
  private var row = IDBuffer()

  /// The number of words in a row before the parts.
  private static let headerCount = 6

  /// The parts of all symbols.
  var parts: [Int32] { rows.pool }

  /// The IDs of all symbols.
  var all: some Sequence<ID<MatchSymbol>> { symbols.indices.lazy.map { ID($0) } }

  @inline(__always)
  subscript(id: ID<MatchSymbol>) -> MatchSymbol { symbols[id] }

  /// The symbol of a feature set; none before it was made.
  @inline(__always)
  func symbol(of set: ID<FeatureSet>) -> ID<MatchSymbol> {
    set.index < ofFeatureSets.count ? ofFeatureSets[set] : .none
  }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    ofFeatureSets.trim()
    symbols.trim()
    rows.trim()
  }

  /// Makes the symbol of a feature set.
  ///
  /// - Parameters:
  ///   - own: the feature set where more of it matters than its symbol says; else none.
  ///   - partialMatches: the set of those of the draft.
  mutating func set(
    _ draft: MatchSymbol.Draft, type: ID<PropertyTable>, own: ID<FeatureSet>, partialMatches: ID<PartialMatchSet>,
    of featureSet: ID<FeatureSet>
  ) -> ID<MatchSymbol> {
    let counts = (draft.buckets.count, draft.rules.count, draft.pending.count, draft.conditional.count)
    row.clear()
    row.append(Self.headerCount + counts.0 + counts.1 + counts.2 + counts.3) { row, end in
      row[0] = type.rawValue
      row[1] = own.rawValue
      row[2] = partialMatches.rawValue
      row[3] = Int32(counts.0)
      row[4] = Int32(counts.1)
      row[5] = Int32(counts.2)
      end = Self.headerCount
      for index in 0..<counts.0 { row[end + index] = draft.buckets[index] }
      end += counts.0
      for index in 0..<counts.1 { row[end + index] = draft.rules[index] }
      end += counts.1
      for index in 0..<counts.2 { row[end + index] = draft.pending[index] }
      end += counts.2
      for index in 0..<counts.3 { row[end + index] = draft.conditional[index] }
      end += counts.3
    }
    let symbol = rows.intern(row)
    ofFeatureSets.fill(featureSet.index + 1, with: .none)
    ofFeatureSets[featureSet] = symbol
    if symbol.index == symbols.count {
      let start = rows.range(of: symbol).lowerBound + Self.headerCount
      symbols.append(
        MatchSymbol(draft, type: type, featureSet: own, partialMatches: partialMatches, at: start))
    }
    return symbol
  }
}
