import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleValues

/// Finds out whether a selector can match a view of some trees.
struct TreeMatches {
  private let views: [(tree: MatchingTree, index: ViewIndex)]
  private var matchers: [SelectorMatcher<TreeElement>]
  private var known: [ComplexSelector: Bool] = [:]
  private var lists = ListMemo<SelectorList>()

  /// The views of a tree by their names, so that a selector is compared with few of them.
  private struct ViewIndex {
    var byID: [String: [Int]] = [:]
    var byClass: [String: [Int]] = [:]
    var byType: [String: [Int]] = [:]
    let all: [Int]

    init(_ tree: MatchingTree) {
      all = Array(tree.nodes.indices)
      for (position, node) in tree.nodes.enumerated() {
        if let id = node.id { byID[id, default: []].append(position) }
        for name in Set(node.classes) { byClass[name, default: []].append(position) }
        for name in tree.typeNames[position] { byType[name, default: []].append(position) }
      }
    }

    func candidates(_ selector: ComplexSelector) -> [Int] {
      let hints = SelectorHints(selector)
      if let id = hints.id { return byID[id] ?? [] }
      if let name = hints.classes.first { return byClass[name] ?? [] }
      return hints.type.map { byType[$0] ?? [] } ?? all
    }
  }

  init(_ trees: [LintedTree], _ stylesheet: CompiledStylesheet) {
    views = trees.map { tree in
      let matching = MatchingTree(tree.tree, stylesheet: stylesheet, environment: StyleEnvironment())
      return (matching, ViewIndex(matching))
    }
    matchers = trees.map { _ in SelectorMatcher<TreeElement>() }
  }

  /// Returns whether a view matches a selector in some state.
  mutating func contains(_ selector: ComplexSelector) -> Bool {
    let selector = selector.withoutMoments(&lists)
    if let answer = known[selector] { return answer }
    let answer = views.indices.contains { position in
      let (tree, index) = views[position]
      return index.candidates(selector).contains { matchers[position].matches(selector, tree.element($0)) }
    }
    known[selector] = answer
    return answer
  }

  /// The names that a selector needs a view to have.
  mutating func neededNames(of selector: ComplexSelector) -> SelectorNames {
    var names = SelectorNames()
    names.add(selector.withoutMoments(&lists))
    return names
  }
}
