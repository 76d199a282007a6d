import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The contrasts of the views of trees: in each environment, in the states of the trees, and in each further state that
/// the sheets name.
struct TreeContrasts {
  /// The colors on their backgrounds.
  private(set) var pairs: [ContrastPair] = []

  /// The diagnostic for views that are skipped because of a limit; `nil` if there are none.
  private(set) var limit: Diagnostic?

  private let context: LintContext
  private let index: RuleIndex
  private var views = 0

  init(_ context: LintContext) {
    self.context = context
    index = RuleIndex(context.stylesheet.rules)
    var names = SelectorNames()
    for rule in context.stylesheet.rules { if case .selector(let selector) = rule.target { names.add(selector) } }
    let states = names.states.subtracting(["normal", "enabled", "disabled"]).sorted()
    for tree in context.trees {
      for environment in context.environments {
        guard add(tree, states, environment) else {
          reportLimit(tree)
          return
        }
      }
    }
  }

  /// Adds the pairs of a tree in an environment.
  ///
  /// - Returns: whether the views are within the limit.
  private mutating func add(
    _ tree: LintedTree, _ states: [String], _ environment: LintContext.ThemedEnvironment
  ) -> Bool {
    guard add(tree, tree.tree, Array(tree.tree.nodes.indices), nil, environment) else { return false }
    for (position, node) in tree.tree.nodes.enumerated() where node.states.isDisjoint(with: ControlStates.exclusive) {
      let known = context.stylesheet.schema.states(of: node.typeName)
      for state in states where known.contains(state) && !node.states.contains(state) {
        let changed = tree.tree.adding(state: state, to: position)
        guard add(tree, changed, tree.tree.subtree(of: position), state, environment) else { return false }
      }
    }
    return true
  }

  /// Adds the pairs of some views of a tree in which one view has a further state.
  private mutating func add(
    _ tree: LintedTree, _ changed: ElementTree, _ nodes: [Int], _ state: String?,
    _ environment: LintContext.ThemedEnvironment
  ) -> Bool {
    views += nodes.count
    guard Limit.contrastViews.allows(views) else { return false }
    var evaluator = StyleEvaluator(
      matching: context.stylesheet, tree: changed, environment: environment.environment, index: index)
    for node in nodes { evaluator.compute(upTo: node) }
    let schema = context.stylesheet.schema
    let examples = ExampleTree(schema, showing: changed, siblingsBelow: tree.siblingsBelow)
    let styles = ExampleStyles(
      evaluator, examples, schema, theme: environment.theme, surfaces: ExampleSurfaces())
    for node in nodes where !tree.hasOwnStyle[node] {
      let view = "`\(changed.nodes[node].key)` of \(tree.document.source.path)"
      let suffix = state.map { state in
        node == nodes[0] ? ", `:\(state)`" : ", while `\(changed.nodes[nodes[0]].key)` is `:\(state)`"
      }
      for var pair in styles.pairs(of: node) {
        pair.view = view + (suffix ?? "")
        pairs.append(pair)
      }
    }
    return true
  }

  private mutating func reportLimit(_ tree: LintedTree) {
    limit = context.stylesheet.rules.lazy.compactMap(\.location).first.map { location in
      Diagnostic(
        .limitExceeded, at: location,
        "contrasts are not checked from the tree \(tree.document.source.path) on: " + Limit.contrastViews.sentence())
    }
  }
}

extension ElementTree {
  /// Returns the positions of a view and the views below it, in document order.
  fileprivate func subtree(of position: Int) -> [Int] {
    var found = [position]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children
      next += 1
    }
    return found.sorted()
  }
}
