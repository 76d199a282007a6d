import VStyleSelectors
import VStyleSyntax

/// Matching of the position of an element among its siblings.
extension SelectorMatcher {
  /// Whether the position of an element matches.
  mutating func matches(_ nth: NthSelector, _ element: Element) -> Bool {
    if case .matching(let list) = nth.siblings, !matches(list, element) { return false }
    return nth.formula.contains(index(of: element, among: nth.siblings, from: nth.start))
  }

  /// Whether an element is the first, last or only one of its siblings.
  mutating func isAt(_ edge: PseudoClass.Edge, _ kind: PseudoClass.SiblingKind, _ element: Element) -> Bool {
    switch edge {
    case .first: isOutermost(element, kind, from: .first)
    case .last: isOutermost(element, kind, from: .last)
    case .only: isOutermost(element, kind, from: .first) && isOutermost(element, kind, from: .last)
    }
  }

  private mutating func isOutermost(
    _ element: Element, _ kind: PseudoClass.SiblingKind, from start: NthSelector.Start
  ) -> Bool {
    switch kind {
    case .child: element.sibling(towards: start) == nil
    case .ofType: index(of: element, among: .sameType, from: start) == 1
    }
  }

  /// The position of an element that is itself a counted sibling; the outermost has position 1.
  private mutating func index(
    of element: Element, among siblings: NthSelector.Siblings, from start: NthSelector.Start
  ) -> Int {
    var counted: [Element] = []
    var index = 0
    var current: Element? = element
    while let sibling = current {
      if sibling == element || counts(sibling, with: element, among: siblings) {
        if let known = memo[MatchMemo<Element>.SiblingKey(siblings, start, sibling)] {
          index = known
          break
        }
        counted.append(sibling)
      }
      current = sibling.sibling(towards: start)
    }
    for sibling in counted.reversed() {
      index += 1
      memo[MatchMemo<Element>.SiblingKey(siblings, start, sibling)] = index
    }
    return index
  }

  private mutating func counts(
    _ sibling: Element, with element: Element, among siblings: NthSelector.Siblings
  ) -> Bool {
    switch siblings {
    case .all: return true
    case .sameType:
      guard let name = element.typeNames.first, let other = sibling.typeNames.first else { return false }
      return name.isSameText(as: other)
    case .matching(let list): return matches(list, sibling)
    }
  }
}
