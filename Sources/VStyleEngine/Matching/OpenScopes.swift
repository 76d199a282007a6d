/// A scope that is open at an element, with one of its roots: the part of a match state that depends on this root.
struct OpenScope {
  let scope: ID<SelectorScope>
  /// The rank of the distance to the root among those of all open scopes of the element, from 1; see
  /// ``OpenScopes/keepsDistances``.
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
  private var scopes: [[OpenScope]] = [[]]
  private var siblingLists = SequenceInterner<OpenScopeSiblings>()
  /// Whether levels are distances, to compare them with those of rules that ask about the root of their scope.
  let keepsDistances: Bool

  init(keepsDistances: Bool) {
    self.keepsDistances = keepsDistances
    _ = lists.intern([])
    _ = siblingLists.intern([])
  }

  subscript(list: ID<OpenScopeList>) -> [OpenScope] { scopes[list] }

  /// The ID of a list. The levels become ranks, unless distances are kept.
  mutating func intern(_ scopes: [OpenScope]) -> ID<OpenScopeList> {
    guard !scopes.isEmpty else { return Self.none }
    var ranked = scopes
    if !keepsDistances {
      let ranks = Ranks(scopes.map(\.level))
      for index in ranked.indices { ranked[index].level = ranks[ranked[index].level] + 1 }
    }
    var words: [Int32] = []
    words.reserveCapacity(ranked.count * 5)
    for open in ranked {
      words.append(open.scope.rawValue)
      words.append(open.level)
      words.append(open.outer)
      words.append(open.ancestors.rawValue)
      words.append(open.parent.rawValue)
    }
    let id = lists.intern(words)
    if id.index == self.scopes.count { self.scopes.append(ranked) }
    return id
  }

  /// The siblings of the open scope at an index.
  ///
  /// A node may be visited before the sibling in front of it, whose list is still for the scopes that were open before.
  /// Then it is visited again after that sibling.
  func siblings(_ list: ID<OpenScopeSiblings>, at position: Int) -> Siblings {
    let range = siblingLists.range(of: list)
    let index = range.lowerBound + 2 * position
    guard index < range.upperBound else { return Siblings() }
    return Siblings(
      previous: ID(rawValue: siblingLists.pool[index]), earlier: ID(rawValue: siblingLists.pool[index + 1]))
  }

  mutating func intern(_ siblings: [Siblings]) -> ID<OpenScopeSiblings> {
    let isEmpty = siblings.allSatisfy {
      $0.previous == PartialMatchSets.empty && $0.earlier == PartialMatchSets.empty
    }
    guard !isEmpty else { return Self.noSiblings }
    return siblingLists.intern(siblings.flatMap { [$0.previous.rawValue, $0.earlier.rawValue] })
  }
}

/// The ranks of some numbers: the number of smaller ones.
struct Ranks {
  private let sorted: [Int32]

  init(_ numbers: [Int32]) { sorted = numbers.sorted() }

  subscript(number: Int32) -> Int32 { Int32(sorted.firstIndex(of: number) ?? 0) }
}
