/// The result of matching an element: an edge of the automaton.
struct MatchResult {
  /// The partial matches that the element has.
  let partialMatches: ID<PartialMatchSet>
  /// The sibling state after it.
  let siblingState: ID<SiblingState>
  /// The match state of its children.
  var childState: ChildState

  /// The match state of children, which is made when the first child asks: most elements have none.
  struct ChildState {
    /// The state, or the complement of the element's own before any child asked.
    private let rawValue: Int32

    /// A state that is known.
    init(_ state: ID<MatchState>) { rawValue = state.rawValue }

    /// A state that is to be made from that of the element.
    init(below state: ID<MatchState>) { rawValue = ~state.rawValue }

    /// Whether a child asked already.
    @inline(__always)
    var isKnown: Bool { rawValue >= 0 }

    /// The state, once it is known.
    @inline(__always)
    var state: ID<MatchState> { ID(rawValue: rawValue) }

    /// The state of the element itself, while that of its children is unknown.
    var elementState: ID<MatchState> { ID(rawValue: ~rawValue) }
  }
}

/// The result of a symbol where some of its pending combinators match.
struct SymbolResult {
  let style: ID<CascadedStyle>
  let partialMatches: ID<PartialMatchSet>
}

/// The results of symbols by the predicates that match: match states that differ in nothing that a symbol asks for have
/// one result.
struct SymbolResults {
  private var rows = SequenceInterner<SymbolResult>()
  private var results: [SymbolResult] = []

  /// The result for a symbol, an environment and the predicates that match; `nil` for new ones, whose result has to be
  /// added next.
  mutating func find(_ matching: IDBuffer) -> SymbolResult? {
    let id = rows.intern(matching)
    return id.index < results.count ? results[id] : nil
  }

  /// Adds the result that was asked for last.
  mutating func add(_ result: SymbolResult) { results.append(result) }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    rows.trim()
    results.trim()
  }
}
