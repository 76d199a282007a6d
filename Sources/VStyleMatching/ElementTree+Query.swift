package import VStyleSelectors
package import VStyleStylesheet

extension CompiledStylesheet {
  /// The positions of the nodes that a selector list matches, in document order.
  ///
  /// - Parameters:
  ///   - selectors: selectors without `&`, or with `&` resolved.
  ///   - tree: the elements to search.
  ///   - environment: the environment whose theme and traits decide what matches.
  package func nodes(
    matching selectors: SelectorList, in tree: ElementTree, environment: StyleEnvironment = StyleEnvironment()
  ) -> [Int] {
    let matching = MatchingTree(tree, stylesheet: self, environment: environment)
    var matcher = SelectorMatcher<TreeElement>()
    return tree.nodes.indices.filter { index in
      let element = matching.element(index)
      return selectors.selectors.contains { matcher.matches($0, element) }
    }
  }
}
