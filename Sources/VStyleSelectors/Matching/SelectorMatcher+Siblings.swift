import VStyleSyntax

/// The place of an element among its siblings.
extension SelectorMatcher {
  /// Whether an element is at one of the places.
  mutating func matches(_ nth: NthSelector, _ element: Element) -> Bool {
    if case .matching(let list) = nth.siblings, !matches(list, element) { return false }
    return nth.places.contains(place(of: element, among: nth.siblings, from: nth.start))
  }

  /// Whether an element is at the end of its siblings.
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
    case .ofType: place(of: element, among: .sameType, from: start) == 1
    }
  }

  /// The place of an element that is itself one of the siblings that count; the outermost has place 1.
  private mutating func place(
    of element: Element, among siblings: NthSelector.Siblings, from start: NthSelector.Start
  ) -> Int {
    var counted: [Element] = []
    var place = 0
    var current: Element? = element
    while let sibling = current {
      if sibling == element || counts(sibling, with: element, among: siblings) {
        if let known = memo[MatchMemo<Element>.Place(siblings, start, sibling)] {
          place = known
          break
        }
        counted.append(sibling)
      }
      current = sibling.sibling(towards: start)
    }
    for sibling in counted.reversed() {
      place += 1
      memo[MatchMemo<Element>.Place(siblings, start, sibling)] = place
    }
    return place
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
