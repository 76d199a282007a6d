import VStyleSelectors

/// The name of a type in a selector or of a theme.
enum TypeName {}

/// A compound selector, and the partial match that its combinator leads to.
struct Predicate {
  /// The tests of the compound selector, in ``CompiledSelectors/tests``.
  let tests: IDRange<SelectorTest>
  let combinator: Combinator?
  /// The partial match to the left of the combinator.
  let left: ID<PartialMatch>
  /// The scope that the predicate is matched in, with each of its roots; none for the whole tree.
  var scope = ID<SelectorScope>.none
}

/// A condition of a compound selector on one element.
enum SelectorTest {
  case never
  case feature(ID<Feature>)
  /// The element does not have a feature.
  case lacks(ID<Feature>)
  /// The element's type is a type or inherits from it.
  case type(ID<TypeName>)
  case exactType(ID<TypeName>)
  /// The element's type has the state `enabled`.
  case canBeDisabled
  case root
  /// The element is the root of the scope that the predicate is matched in.
  case scopeRoot
  /// The answer of a `:has()` or an `of S` that names the root of the scope. Only nodes can tell.
  case asks(ID<ScopeQuestion>)
  /// The theme or the color scheme of the element matches a condition.
  case environment(ID<ElementCondition>)
  /// The element is the root of a tree or subtree to which a theme applies.
  case themeRoot(ID<Theme>)
  /// One of some predicates matches.
  case any(ID<PredicateList>)
  /// None of some predicates matches.
  case none(ID<PredicateList>)
  /// All of some tests match.
  case all(ID<TestGroup>)

  /// A theme in ``CompiledSelectors/themes``.
  enum Theme {}
}

/// The predicates of a selector list, in ``CompiledSelectors/lists``.
enum PredicateList {}

/// Some tests, in ``CompiledSelectors/groups``.
enum TestGroup {}

/// A predicate to the left of combinators: the part of a selector that an ancestor or a sibling has matched. Or one that
/// `:has()` or `of S` tests.
struct PartialMatch {
  let predicate: ID<Predicate>
  /// The combinators to its right.
  var combinators: Set<Combinator> = []
  /// Whether features of other nodes follow from it.
  var isTracked = false
}

/// A predicate that matches if its combinator leads to a partial match.
struct PendingCombinator {
  /// The set of partial matches that the combinator reads.
  let direction: Direction
  let partialMatch: ID<PartialMatch>
  let predicate: ID<Predicate>

  /// Whether the combinator leads to the partial match.
  ///
  /// - Parameters:
  ///   - words: the bits of all sets of partial matches.
  ///   - starts: the indices of the first words of the sets around the element, by direction.
  @inline(__always)
  func matches(_ words: Span<UInt64>, _ starts: Span<Int>) -> Bool {
    let bit = partialMatch.index
    return words[starts[direction.rawValue] + bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }
}

/// The elements that a combinator leads to.
enum Direction: Int, CaseIterable {
  case ancestors
  case parent
  case previousSibling
  case earlierSiblings

  init(_ combinator: Combinator) {
    self =
      switch combinator {
      case .descendant: .ancestors
      case .child: .parent
      case .nextSibling: .previousSibling
      case .subsequentSibling: .earlierSiblings
      }
  }
}
