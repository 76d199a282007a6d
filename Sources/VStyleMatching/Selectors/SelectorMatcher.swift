package import VStyleSelectors

/// Matches elements against selectors.
///
/// A matcher caches results about the tree, and reuses them when selectors test the same condition again. Create a new
/// matcher after the tree changes.
///
/// - Complexity: for one element and one selector, linear in the elements that the selector's combinators can reach,
///   times the number of its compound selectors.
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#match-a-complex-selector-against-an-element
package struct SelectorMatcher<Element: SelectorElement> {
  /// The element that `:scope` matches; `nil` for the root.
  package let scope: Element?

  var memo = MatchMemo<Element>()

  /// Creates a matcher.
  ///
  /// - Parameter scope: the element that `:scope` matches; `nil` for the root.
  package init(scope: Element? = nil) { self.scope = scope }

  /// Whether an element matches one of the selectors of a list.
  package mutating func matches(_ list: SelectorList, _ element: Element) -> Bool {
    let isLocal = list.storage.isLocal
    // OPTIMIZATION: evaluating a selector without nested lists is as fast as a lookup of its result.
    if isLocal, list.storage.depth == 1 { return list.selectors.contains { matches($0.first, element) } }
    let key = MatchMemo<Element>.Key(list, .matches, element)
    if let answer = memo[key] { return answer }
    let answer = list.selectors.indices.contains { index in
      if isLocal { return matches(list.selectors[index].first, element) }
      return search(list.selectors[index], element, cachedAs: SelectorIdentity(list: list, index: index))
    }
    memo[key] = answer
    return answer
  }

  /// The specificity with which an element matches a list: the highest of the selectors that it
  /// matches; `nil` if it matches none.
  package mutating func specificity(of list: SelectorList, for element: Element) -> Specificity? {
    var highest: Specificity?
    for selector in list.selectors {
      let specificity = selector.specificity
      if let highest, specificity <= highest { continue }
      if matches(selector, element) { highest = specificity }
    }
    return highest
  }

  /// Whether an element matches a selector.
  package mutating func matches(_ selector: ComplexSelector, _ element: Element) -> Bool {
    search(selector, element, cachedAs: nil)
  }
}
