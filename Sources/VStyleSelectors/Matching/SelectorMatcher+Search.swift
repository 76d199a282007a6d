/// A selector by its place in a list, for what is remembered of it.
struct SelectorIdentity {
  let list: SelectorList
  let index: Int
}

/// The search for the elements on the left.
extension SelectorMatcher {
  /// Whether an element matches a selector.
  ///
  /// The search goes from the element to the left. A candidate is an element that a compound selector
  /// might match, it or one further away if the combinator after it allows that. Each is looked at
  /// once, so trying the further ancestors or siblings after a failure costs no more than the first try.
  mutating func search(
    _ selector: ComplexSelector, _ element: Element, rememberedAs identity: SelectorIdentity?
  ) -> Bool {
    guard !selector.rest.isEmpty else { return matches(selector.first, element) }
    // Without a far combinator there is only one way to go, and nothing worth remembering.
    let canMeetAgain = selector.rest.contains { $0.combinator.isFar }
    var search = CandidateSearch<Element>(identity: canMeetAgain ? identity : nil, canMeetAgain: canMeetAgain)
    var result = search.add(selector.count - 1, element, after: nil, memo)
    while result == nil, let (number, candidate) = search.next() {
      let index = candidate.compound
      if index < selector.rest.count, selector.rest[index].combinator.isFar {
        let further = candidate.element.nearest(selector.rest[index].combinator)
        result = search.add(index, further, after: number, memo)
      }
      guard result == nil, matches(selector.compound(index), candidate.element) else { continue }
      let left = index == 0 ? nil : candidate.element.nearest(selector.rest[index - 1].combinator)
      result = index == 0 ? number : search.add(index - 1, left, after: number, memo)
    }
    search.remember(success: result, in: &memo)
    return result != nil
  }
}

/// The candidates of one search.
private struct CandidateSearch<Element: SelectorElement> {
  struct Candidate: Hashable {
    let compound: Int
    let element: Element
  }

  private let identity: SelectorIdentity?
  private let canMeetAgain: Bool
  /// Every candidate with the number of the one that led to it.
  private var found: [(candidate: Candidate, origin: Int?)] = []
  /// The numbers of the candidates that are still to be looked at.
  private var open: [Int] = []
  private var seen: Set<Candidate> = []

  init(identity: SelectorIdentity?, canMeetAgain: Bool) {
    self.identity = identity
    self.canMeetAgain = canMeetAgain
  }

  /// Adds a candidate unless it is known to fail. Returns the number of the one before it if it is
  /// known to succeed.
  mutating func add(_ compound: Int, _ element: Element?, after origin: Int?, _ memo: MatchMemo<Element>) -> Int? {
    guard let element else { return nil }
    let candidate = Candidate(compound: compound, element: element)
    if let key = key(candidate), let known = memo[key] {
      guard known else { return nil }
      found.append((candidate, origin))
      return found.count - 1
    }
    if canMeetAgain, !seen.insert(candidate).inserted { return nil }
    open.append(found.count)
    found.append((candidate, origin))
    return nil
  }

  mutating func next() -> (number: Int, candidate: Candidate)? {
    open.popLast().map { ($0, found[$0].candidate) }
  }

  /// Remembers that all candidates failed, or that those on the way to a success did not.
  func remember(success: Int?, in memo: inout MatchMemo<Element>) {
    guard identity != nil else { return }
    guard var number = success else {
      for (candidate, _) in found { if let key = key(candidate) { memo[key] = false } }
      return
    }
    while true {
      if let key = key(found[number].candidate) { memo[key] = true }
      guard let origin = found[number].origin else { return }
      number = origin
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
  /// Whether elements further away than the nearest count too.
  fileprivate var isFar: Bool { self == .descendant || self == .subsequentSibling }
}
