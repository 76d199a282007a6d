/// A rule that matches an element.
struct RuleMatch: Hashable, Sendable {
  let rule: ID<EngineRule>
  /// The number of generations between the element and the root of the rule's `@scope`.
  let distance: Int32
}

/// An interner for cascaded styles by the rules that match.
///
/// Each row begins with the type, the environment, the themes if theme rules apply, and whether the element is the
/// root. For each pass, the number of words and the rules follow.
struct MatchedRules {
  private var sequences = SequenceInterner<CascadedStyle>()
  private var sequence = IDBuffer()

  /// The number of words in a row before the passes.
  fileprivate static let headerCount = 4

  /// The number of cascaded styles.
  var count: Int { sequences.count }

  /// Releases unused capacity.
  mutating func trim() { sequences.trim() }

  /// Begins a row with the part that all passes share.
  ///
  /// - Parameters:
  ///   - type: the type of the elements.
  ///   - environment: the environment.
  ///   - themes: the themes that apply, where rules of themes can match; otherwise none.
  ///   - isRoot: whether the element is the root.
  mutating func begin(
    type: ID<TypeTable>, environment: ID<LocalEnvironment>, themes: ID<ThemeChain>, isRoot: Bool
  ) {
    sequence.clear()
    sequence.append(Self.headerCount) { sequence, end in
      sequence[end] = type.rawValue
      sequence[end + 1] = environment.rawValue
      sequence[end + 2] = themes.rawValue
      sequence[end + 3] = isRoot ? 1 : 0
      end += Self.headerCount
    }
  }

  /// Adds the rules that match in the next pass.
  ///
  /// - Parameters:
  ///   - matches: the rules, and unused elements after them.
  ///   - count: the number of rules.
  mutating func add(_ matches: [RuleMatch], count: Int) {
    sequence.append(1 + 2 * count) { sequence, end in
      let start = end
      end += 1
      for index in 0..<count {
        let match = matches[index]
        // A rule without a distance takes one word. Few have one: they take two, the first of them complemented.
        if match.distance == 0 {
          sequence[end] = match.rule.rawValue
        } else {
          sequence[end] = ~match.rule.rawValue
          sequence[end + 1] = match.distance
          end += 1
        }
        end += 1
      }
      sequence[start] = Int32(end - start - 1)
    }
  }

  /// The cascaded style of the row.
  mutating func intern() -> ID<CascadedStyle> { sequences.intern(sequence) }

  /// The rules of a cascaded style that match in a pass.
  func matches(of style: ID<CascadedStyle>, pass: Int) -> [RuleMatch] { self[style].matches(pass: pass) }

  subscript(style: ID<CascadedStyle>) -> MatchedRuleList {
    MatchedRuleList(pool: sequences.pool, start: sequences.range(of: style).lowerBound)
  }

  /// A copy of the rows from the one at an index on.
  func copy(from index: Int) -> MatchedRuleLists {
    guard index < count else { return MatchedRuleLists(pool: [], starts: []) }
    let first = sequences.range(of: ID(index)).lowerBound
    return MatchedRuleLists(
      pool: Array(sequences.pool[first...]),
      starts: (index..<count).map { sequences.range(of: ID($0)).lowerBound - first })
  }
}

/// The matching rules of some cascaded styles, in memory of their own for another core.
struct MatchedRuleLists: Sendable {
  fileprivate let pool: [Int32]
  fileprivate let starts: [Int]

  var count: Int { starts.count }

  subscript(index: Int) -> MatchedRuleList { MatchedRuleList(pool: pool, start: starts[index]) }
}

/// The matching rules of one cascaded style.
struct MatchedRuleList {
  /// The words of this row and others.
  let pool: [Int32]
  fileprivate let start: Int

  var type: ID<TypeTable> { ID(rawValue: pool[start]) }
  var environment: ID<LocalEnvironment> { ID(rawValue: pool[start + 1]) }
  var themes: ID<ThemeChain> { ID(rawValue: pool[start + 2]) }
  var isRoot: Bool { pool[start + 3] == 1 }

  /// The indices in ``pool`` of the rules that match in a pass. A word is the ``ID`` of a rule or, if it is negative,
  /// its complement, and then the distance follows.
  func indices(pass: Int) -> Range<Int> {
    var index = start + MatchedRules.headerCount
    for _ in 0..<pass { index += 1 + Int(pool[index]) }
    return index + 1..<index + 1 + Int(pool[index])
  }

  /// The rules that match in a pass.
  func matches(pass: Int) -> [RuleMatch] {
    let indices = indices(pass: pass)
    var matches: [RuleMatch] = []
    matches.reserveCapacity(indices.count)
    var index = indices.lowerBound
    while index < indices.upperBound {
      let word = pool[index]
      if word >= 0 {
        matches.append(RuleMatch(rule: ID(rawValue: word), distance: 0))
      } else {
        matches.append(RuleMatch(rule: ID(rawValue: ~word), distance: pool[index + 1]))
        index += 1
      }
      index += 1
    }
    return matches
  }
}
