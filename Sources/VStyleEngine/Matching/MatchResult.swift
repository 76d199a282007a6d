/// The result of one match state, sibling state and symbol: an edge of the tree automaton, cached by these three.
///
/// ``StyleStage/latest`` has the cascaded style of each result; ``MatchStage/matchedRules`` has its rules.
struct MatchResult {
  /// The partial matches that the element has.
  let partialMatches: ID<PartialMatchSet>
  /// The sibling state after it.
  let siblingState: ID<SiblingState>
  /// The match state of its children.
  var childState: ChildState

  /// The match state of children.
  ///
  /// Most elements have no children. So it is interned when it is first needed: by the first child of any element with
  /// this result, or when an element changes from or to this result. For an element with a theme of its own it is
  /// interned at once, while the environment of that theme is known.
  struct ChildState {
    /// The state; before it is known, the bitwise complement of the element's own state.
    private let rawValue: Int32

    /// A state that is known.
    init(_ state: ID<MatchState>) { rawValue = state.rawValue }

    /// A state that will be interned from the state of the element.
    init(below state: ID<MatchState>) { rawValue = ~state.rawValue }

    /// Whether the state is known.
    @inline(__always)
    var isKnown: Bool { rawValue >= 0 }

    /// The state, once it is known.
    @inline(__always)
    var state: ID<MatchState> { ID(rawValue: rawValue) }

    /// The state of the element itself, while that of its children is unknown.
    var elementState: ID<MatchState> { ID(rawValue: ~rawValue) }
  }
}

/// The result of a symbol for one set of matching combinators.
struct SymbolResult {
  let style: ID<CascadedStyle>
  let partialMatches: ID<PartialMatchSet>
}

/// A cache of the results of symbols by the predicates that match. So several match states share a result if no
/// predicate of the symbol tells them apart.
struct SymbolResults {
  private var rows = SequenceInterner<SymbolResult>()
  private var results: [SymbolResult] = []

  /// The cached result; `nil` if there is none, and then the next call must be ``add(_:)``.
  ///
  /// - Parameter matching: a symbol, an environment and the predicates that match.
  mutating func find(_ matching: IDBuffer) -> SymbolResult? {
    let id = rows.intern(matching)
    return id.index < results.count ? results[id] : nil
  }

  /// Adds the result for the key of the last call of ``find(_:)``.
  mutating func add(_ result: SymbolResult) { results.append(result) }

  /// Releases unused capacity.
  mutating func trim() {
    rows.trim()
    results.trim()
  }
}
