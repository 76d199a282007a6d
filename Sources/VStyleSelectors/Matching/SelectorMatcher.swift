/// Tells which elements selectors match.
///
/// A matcher remembers what it found out about the tree, so that a question is answered once however
/// often selectors ask it. Make a new one after the tree has changed.
///
/// - Complexity: for one element and one selector, linear in the elements that the selector's
///   combinators can reach, times the number of its compound selectors.
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#match-a-complex-selector-against-an-element
public struct SelectorMatcher<Element: SelectorElement> {
  /// The element that `:scope` matches; without one it matches the root.
  public let scope: Element?

  var memo = MatchMemo<Element>()

  /// Makes a matcher.
  public init(scope: Element? = nil) { self.scope = scope }

  /// Whether an element matches one of the selectors of a list.
  public mutating func matches(_ list: SelectorList, _ element: Element) -> Bool {
    if list.storage.isLocal { return list.selectors.contains { matches($0.first, element) } }
    let key = MatchMemo<Element>.Key(list, .matches, element)
    if let answer = memo[key] { return answer }
    let answer = list.selectors.contains { matches($0, element) }
    memo[key] = answer
    return answer
  }

  /// The specificity with which an element matches a list: the highest of the selectors that it
  /// matches; `nil` if it matches none.
  public mutating func specificity(of list: SelectorList, for element: Element) -> Specificity? {
    var highest: Specificity?
    for selector in list.selectors {
      let specificity = selector.specificity
      if let highest, specificity <= highest { continue }
      if matches(selector, element) { highest = specificity }
    }
    return highest
  }

  /// Whether an element matches a selector.
  ///
  /// The search goes from the element to the left. A candidate is an element that a compound selector
  /// might match; it is looked at once, so trying the further ancestors or siblings after a failure
  /// on the left costs no more than the first try.
  public mutating func matches(_ selector: ComplexSelector, _ element: Element) -> Bool {
    guard !selector.rest.isEmpty else { return matches(selector.first, element) }
    var candidates = [Candidate(compound: selector.count - 1, element: element)]
    var seen: Set<Candidate> = []
    let canMeetAgain = selector.rest.lazy.filter { $0.combinator.isFar }.count > 1
    func add(_ compound: Int, _ element: Element?) {
      guard let element else { return }
      let candidate = Candidate(compound: compound, element: element)
      if !canMeetAgain || seen.insert(candidate).inserted { candidates.append(candidate) }
    }
    while let candidate = candidates.popLast() {
      let index = candidate.compound
      if index < selector.rest.count, selector.rest[index].combinator.isFar {
        add(index, candidate.element.nearest(selector.rest[index].combinator))
      }
      guard matches(selector.compound(index), candidate.element) else { continue }
      guard index > 0 else { return true }
      add(index - 1, candidate.element.nearest(selector.rest[index - 1].combinator))
    }
    return false
  }

  private struct Candidate: Hashable {
    let compound: Int
    let element: Element
  }
}

extension Combinator {
  /// Whether elements further away than the nearest count too.
  fileprivate var isFar: Bool { self == .descendant || self == .subsequentSibling }
}
