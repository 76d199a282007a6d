/// A scope that is open at an element, with one of its roots: the part of a match state that depends on this root.
struct OpenScope {
  let scope: ID<SelectorScope>
  /// The rank of the distance to the root among those of all open scopes of the element, from 1.
  var level: Int32
  /// The index of the open scope around it; −1 if there is none.
  let outer: Int32
  /// The partial matches of all ancestors that descendant combinators read.
  let ancestors: ID<PartialMatchSet>
  /// The partial matches of the parent that child combinators read.
  let parent: ID<PartialMatchSet>

  /// Whether two open scopes match the same from here on.
  func isLike(_ other: OpenScope) -> Bool {
    scope == other.scope && outer == other.outer && ancestors == other.ancestors && parent == other.parent
  }
}

/// An open scope at the element that is matched.
struct MatchedScope {
  let scope: ID<SelectorScope>
  /// The rank of the distance to its root; 0 at the root itself.
  let level: Int32
  /// The index of the open scope around it in ``MatchScratch/scopes``; −1 if there is none.
  let outer: Int32
  /// Whether the element is the root.
  let isNew: Bool
  /// Whether the scope ends with this element.
  let isLocal: Bool
  /// The partial matches of all ancestors, for the children.
  let ancestors: ID<PartialMatchSet>
  /// The partial matches of the element.
  var matches = PartialMatchSets.empty
  /// Whether the element is outside, at a limit.
  var isLimited = false
}

/// The scopes that are open at an element, in the order of the scopes.
enum OpenScopeList {}

/// What earlier siblings hand over to each scope that is open at an element.
enum OpenScopeSiblings {}

/// An interner for the lists of open scopes.
struct OpenScopes {
  static let none = ID<OpenScopeList>(0)
  static let noSiblings = ID<OpenScopeSiblings>(0)

  /// The partial matches of the earlier siblings of an element, in one scope.
  struct Siblings {
    var previous = PartialMatchSets.empty
    var earlier = PartialMatchSets.empty
  }

  private var lists = SequenceInterner<OpenScopeList>()
  private var siblingLists = SequenceInterner<OpenScopeSiblings>()

  init() {
    _ = lists.intern([])
    _ = siblingLists.intern([])
  }

  subscript(list: ID<OpenScopeList>) -> [OpenScope] {
    let range = lists.range(of: list)
    return stride(from: range.lowerBound, to: range.upperBound, by: 5).map { index in
      OpenScope(
        scope: ID(rawValue: lists.pool[index]), level: lists.pool[index + 1], outer: lists.pool[index + 2],
        ancestors: ID(rawValue: lists.pool[index + 3]), parent: ID(rawValue: lists.pool[index + 4]))
    }
  }

  /// The ID of a list. The levels become consecutive.
  mutating func intern(_ scopes: [OpenScope]) -> ID<OpenScopeList> {
    let ranks = Ranks(scopes.map(\.level))
    return lists.intern(
      scopes.flatMap {
        [$0.scope.rawValue, ranks[$0.level] + 1, $0.outer, $0.ancestors.rawValue, $0.parent.rawValue]
      })
  }

  /// The siblings of each of some open scopes.
  ///
  /// A node may be visited before the sibling in front of it, whose list is still for the scopes that were open before.
  /// Then it is visited again after that sibling.
  func siblings(_ list: ID<OpenScopeSiblings>, count: Int) -> [Siblings] {
    let range = siblingLists.range(of: list)
    return (0..<count).map { position in
      let index = range.lowerBound + 2 * position
      guard index < range.upperBound else { return Siblings() }
      return Siblings(
        previous: ID(rawValue: siblingLists.pool[index]), earlier: ID(rawValue: siblingLists.pool[index + 1]))
    }
  }

  mutating func intern(_ siblings: [Siblings]) -> ID<OpenScopeSiblings> {
    let words = siblings.flatMap { [$0.previous.rawValue, $0.earlier.rawValue] }
    return words.allSatisfy { $0 == PartialMatchSets.empty.rawValue } ? Self.noSiblings : siblingLists.intern(words)
  }
}

/// The ranks of some numbers: the smallest has rank 0, and equal ones have the same.
struct Ranks {
  private let sorted: [Int32]

  init(_ numbers: [Int32]) { sorted = Set(numbers).sorted() }

  subscript(number: Int32) -> Int32 { Int32(sorted.firstIndex(of: number) ?? 0) }
}
