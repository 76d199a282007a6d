import VStyleSelectors
import VStyleSyntax

/// Matching of `:has()`, from an element to the right.
///
/// A result depends only on the start element, so it applies to every `:has()` around that element. A subtree is
/// searched once for each part of the selector, not once for each ancestor.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#relational
extension SelectorMatcher {
  /// Whether one of the relative selectors matches, anchored at an element.
  mutating func has(_ relative: RelativeSelectorList, _ element: Element) -> Bool {
    for (index, combinator) in relative.combinators.enumerated() {
      let part = RelativePart(list: relative.list, selector: index, compound: 0)
      if reaches(part, combinator, from: element) { return true }
    }
    return false
  }

  /// Whether a combinator leads from an element to one where the first compound selector of a part matches.
  ///
  /// The rest of the part must match from there.
  private mutating func reaches(_ part: RelativePart, _ combinator: Combinator, from element: Element) -> Bool {
    switch combinator {
    case .child:
      var child = element.firstChild
      while let current = child {
        if starts(part, at: current) { return true }
        child = current.nextSibling
      }
      return false
    case .nextSibling: return element.nextSibling.map { starts(part, at: $0) } ?? false
    case .descendant: return reachesDescendant(part, from: element)
    case .subsequentSibling: return reachesSibling(part, from: element)
    }
  }

  /// Whether an element matches the first compound selector of a part, and the rest matches from there.
  private mutating func starts(_ part: RelativePart, at element: Element) -> Bool {
    let selector = part.list.selectors[part.selector]
    guard matches(selector.compound(part.compound), element) else { return false }
    guard part.compound < selector.rest.count else { return true }
    return reaches(part.next, selector.rest[part.compound].combinator, from: element)
  }

  /// Searches a subtree in tree order, and skips the subtrees that earlier searches have visited.
  private mutating func reachesDescendant(_ part: RelativePart, from element: Element) -> Bool {
    if let answer = memo[key(part, .descendant, element)] { return answer }
    var current = element
    var next = element.firstChild
    while true {
      while let found = next {
        current = found
        if starts(part, at: found) || memo[key(part, .descendant, found)] == true {
          storeAncestors(of: found, upTo: element, part)
          return true
        }
        next = memo[key(part, .descendant, found)] == false ? nil : found.firstChild
      }
      // No match below `current`. Its subtree is done, and so are those that end with it.
      while true {
        memo[key(part, .descendant, current)] = false
        if current == element { return false }
        if let sibling = current.nextSibling {
          next = sibling
          break
        }
        guard let parent = current.parent else { return false }
        current = parent
      }
    }
  }

  private mutating func storeAncestors(of found: Element, upTo element: Element, _ part: RelativePart) {
    var current = found
    while current != element, let parent = current.parent {
      memo[key(part, .descendant, parent)] = true
      current = parent
    }
  }

  /// Searches the siblings after an element, up to the first sibling with a cached result.
  private mutating func reachesSibling(_ part: RelativePart, from element: Element) -> Bool {
    var passed: [Element] = []
    var current = element
    var answer = memo[key(part, .subsequentSibling, element)]
    while answer == nil {
      passed.append(current)
      guard let next = current.nextSibling else { break }
      answer = starts(part, at: next) ? true : memo[key(part, .subsequentSibling, next)]
      current = next
    }
    for sibling in passed { memo[key(part, .subsequentSibling, sibling)] = answer ?? false }
    return answer ?? false
  }

  private func key(_ part: RelativePart, _ combinator: Combinator, _ element: Element) -> MatchMemo<Element>.Key {
    MatchMemo<Element>.Key(part.list, .reaches(combinator, selector: part.selector, compound: part.compound), element)
  }
}

/// A relative selector from one of its compound selectors on.
private struct RelativePart {
  let list: SelectorList
  let selector: Int
  var compound: Int

  /// The part after the first compound selector of this one.
  var next: RelativePart { RelativePart(list: list, selector: selector, compound: compound + 1) }
}
