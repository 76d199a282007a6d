package import VStyleMatching
package import VStyleSelectors

/// The part of a selector that keeps it from matching an element.
package struct SelectorMismatch<Element: SelectorElement> {
  /// The compound selector that no element meets.
  package let compound: CompoundSelector

  /// The element that comes nearest to it: the candidate with the fewest failed conditions; `nil` if there is no
  /// candidate, such as a parent of the root.
  package let element: Element?

  /// Whether ``element`` was the only candidate.
  package let isOnlyCandidate: Bool

  /// The combinator between the compound selector and the one after it; `nil` for the element itself.
  package let combinator: Combinator?

  /// The conditions that ``element`` does not meet.
  package let failed: [Failure]

  /// A condition that an element does not meet.
  package enum Failure {
    /// The type selector.
    case type(TypeSelector)
    /// Another condition.
    case condition(SimpleSelector)
  }
}

extension SelectorMatcher {
  /// Returns why an element does not match a selector: the rightmost compound selector that no candidate meets.
  ///
  /// - Complexity: linear in the elements that the combinators can reach, times the number of compound selectors.
  /// - Returns: the mismatch; `nil` if the element matches.
  package mutating func mismatch(of selector: ComplexSelector, _ element: Element) -> SelectorMismatch<Element>? {
    var candidates = [element]
    for index in stride(from: selector.count - 1, through: 0, by: -1) {
      let compound = selector.compound(index)
      let combinator = index < selector.rest.count ? selector.rest[index].combinator : nil
      let matching = candidates.filter { matches(compound, $0) }
      if matching.isEmpty { return mismatch(of: compound, combinator, candidates) }
      guard index > 0 else { return nil }
      candidates = SelectorMatcher.candidates(selector.rest[index - 1].combinator, from: matching)
    }
    return nil
  }

  private mutating func mismatch(
    of compound: CompoundSelector, _ combinator: Combinator?, _ candidates: [Element]
  ) -> SelectorMismatch<Element> {
    var best: (element: Element, failed: [SelectorMismatch<Element>.Failure])?
    for element in candidates {
      let failed = failures(of: compound, element)
      if failed.count < best?.failed.count ?? .max { best = (element, failed) }
    }
    var failed: [SelectorMismatch<Element>.Failure] = []
    // Each `&` of a compound selector means the same list.
    var seen = SeenLists()
    for failure in best?.failed ?? [] {
      guard let best, case .condition(.nesting(let list?)) = failure, list.selectors.count == 1 else {
        failed.append(failure)
        continue
      }
      guard seen.insert(list), let inner = list.selectors.first.flatMap({ mismatch(of: $0, best.element) }) else {
        continue
      }
      guard inner.combinator == nil else {
        // The conditions inside of the enclosing selector say more than the selector as a whole.
        if best.failed.count == 1 { return inner }
        failed.append(failure)
        continue
      }
      failed += inner.failed
    }
    return SelectorMismatch(
      compound: compound, element: best?.element, isOnlyCandidate: candidates.count == 1, combinator: combinator,
      failed: failed)
  }

  private mutating func failures(
    of compound: CompoundSelector, _ element: Element
  ) -> [SelectorMismatch<Element>.Failure] {
    var failed: [SelectorMismatch<Element>.Failure] = []
    if !matches(CompoundSelector(compound.type), element) { failed.append(.type(compound.type)) }
    for condition in compound.conditions where !matches(CompoundSelector(.universal, [condition]), element) {
      failed.append(.condition(condition))
    }
    return failed
  }

  /// Returns the elements that a combinator leads to from some elements, nearest first, each once.
  private static func candidates(_ combinator: Combinator, from elements: [Element]) -> [Element] {
    let isFar = combinator == .descendant || combinator == .subsequentSibling
    var seen: Set<Element> = []
    var found: [Element] = []
    for element in elements {
      var next = element.nearest(combinator)
      while let candidate = next, seen.insert(candidate).inserted {
        found.append(candidate)
        next = isFar ? candidate.nearest(combinator) : nil
      }
    }
    return found
  }
}
