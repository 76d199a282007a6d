import VStyleSelectors
import VStyleSyntax

/// A selector, identified by its list and its index, as a key of cached results.
struct SelectorIdentity {
  let list: SelectorList
  let index: Int
}

/// The search for the elements that match the left parts of a selector.
extension SelectorMatcher {
  /// Whether an element matches a selector.
  ///
  /// The search goes from the element to the left. A candidate is an element that a compound selector might match. If a
  /// far combinator follows the compound selector, elements further away are candidates too. Each candidate is visited
  /// once, so trying further ancestors or siblings after a failure takes no longer than the first try.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - element: the element that the rightmost compound selector must match.
  ///   - identity: the key of cached results; `nil` to cache none.
  mutating func search(
    _ selector: ComplexSelector, _ element: Element, cachedAs identity: SelectorIdentity?
  ) -> Bool {
    guard !selector.rest.isEmpty else { return matches(selector.first, element) }
    // OPTIMIZATION: the search below has the same result, but keeps a list of candidates.
    if identity == nil, let answer = searchDirectly(selector, element) { return answer }
    // Without a far combinator there is only one candidate at each step, so nothing is cached.
    let mayRevisit = selector.rest.contains { $0.combinator.isFar }
    var search = CandidateSearch<Element>(identity: mayRevisit ? identity : nil, mayRevisit: mayRevisit)
    var result = search.add(selector.count - 1, element, after: nil, memo)
    while result == nil, let (entry, candidate) = search.next() {
      let index = candidate.compound
      if index < selector.rest.count, selector.rest[index].combinator.isFar {
        let further = candidate.element.nearest(selector.rest[index].combinator)
        result = search.add(index, further, after: entry, memo)
      }
      guard result == nil, matches(selector.compound(index), candidate.element) else { continue }
      let left = index == 0 ? nil : candidate.element.nearest(selector.rest[index - 1].combinator)
      result = index == 0 ? entry : search.add(index - 1, left, after: entry, memo)
    }
    search.remember(success: result, in: &memo)
    return result != nil
  }

  /// Whether an element matches a selector that needs no second try; `nil` for another selector.
  ///
  /// Its combinators reach one element each, or are all descendant combinators. Of several ancestors that match, the
  /// nearest is enough: it has all ancestors that the others have.
  private mutating func searchDirectly(_ selector: ComplexSelector, _ element: Element) -> Bool? {
    let isFar = selector.rest[0].combinator == .descendant
    let isPlain = selector.rest.allSatisfy {
      isFar ? $0.combinator == .descendant : !$0.combinator.isFar
    }
    guard isPlain else { return nil }
    guard matches(selector.compound(selector.rest.count), element) else { return false }
    var element = element
    for index in selector.rest.indices.reversed() {
      var next = element.nearest(selector.rest[index].combinator)
      while let candidate = next, !matches(selector.compound(index), candidate) {
        next = isFar ? candidate.nearest(.descendant) : nil
      }
      guard let next else { return false }
      element = next
    }
    return true
  }
}

/// The candidates of one search.
private struct CandidateSearch<Element: SelectorElement> {
  struct Candidate: Hashable {
    let compound: Int
    let element: Element
  }

  private let identity: SelectorIdentity?
  private let mayRevisit: Bool
  /// Every candidate, with the index of the candidate that led to it.
  private var found: [(candidate: Candidate, origin: Int?)] = []
  /// The indices of the candidates that are not yet visited.
  private var open: [Int] = []
  private var seen: Set<Candidate> = []

  init(identity: SelectorIdentity?, mayRevisit: Bool) {
    self.identity = identity
    self.mayRevisit = mayRevisit
  }

  /// Adds a candidate, unless its cached result is a failure.
  ///
  /// - Returns: the index of the candidate if its cached result is a success; otherwise `nil`.
  mutating func add(_ compound: Int, _ element: Element?, after origin: Int?, _ memo: MatchMemo<Element>) -> Int? {
    guard let element else { return nil }
    let candidate = Candidate(compound: compound, element: element)
    if let key = key(candidate), let known = memo[key] {
      guard known else { return nil }
      found.append((candidate, origin))
      return found.count - 1
    }
    if mayRevisit, !seen.insert(candidate).inserted { return nil }
    open.append(found.count)
    found.append((candidate, origin))
    return nil
  }

  mutating func next() -> (entry: Int, candidate: Candidate)? {
    open.popLast().map { ($0, found[$0].candidate) }
  }

  /// Caches the failure of all candidates, or the success of those on the path to the match.
  func remember(success: Int?, in memo: inout MatchMemo<Element>) {
    guard identity != nil else { return }
    guard var index = success else {
      for (candidate, _) in found { if let key = key(candidate) { memo[key] = false } }
      return
    }
    while true {
      if let key = key(found[index].candidate) { memo[key] = true }
      guard let origin = found[index].origin else { return }
      index = origin
    }
  }

  private func key(_ candidate: Candidate) -> MatchMemo<Element>.Key? {
    identity.map { identity in
      let question = MatchMemo<Element>.Question.isReached(selector: identity.index, compound: candidate.compound)
      return MatchMemo<Element>.Key(identity.list, question, candidate.element)
    }
  }
}

extension Combinator {
  /// Whether the combinator also reaches elements beyond the nearest.
  fileprivate var isFar: Bool { self == .descendant || self == .subsequentSibling }
}
