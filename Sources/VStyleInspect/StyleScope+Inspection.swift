public import VStyle
import VStyleStylesheet
public import VStyleTrace
public import VStyleValues

/// Questions about the values that the sheets of a scope compute, for tools and tests.
///
/// Each answer computes the styles of the tree again without the caches of the engine.
extension StyleScope {
  /// Computes the style of a node without the engine's caches; `nil` if the node is not in the tree.
  public func computedStyle(of node: any StyleNode) -> ComputedStyle? {
    evaluation(of: node).map { $0.evaluator.styles[$0.position] }
  }

  /// Explains why a property of a view has its value.
  ///
  /// - Returns: the trace of the cascade; `nil` if the view is not in the tree or its type lacks the property.
  public func explain(_ node: any StyleNode, _ property: Property) -> PropertyTrace? {
    var trace = evaluation(of: node).flatMap {
      $0.evaluator.trace(node: $0.position, property: property.name, state: property.state)
    }
    trace?.code = node.codeSource(of: property)
    return trace
  }

  /// Computes the styles of all nodes without the engine's caches, in document order.
  package func computedStyles() -> [(node: any StyleNode, style: ComputedStyle)] {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    let evaluator = StyleEvaluator(currentStylesheet(for: nodes), tree: tree, environment: environment)
    return nodes.indices.map { (nodes[$0], evaluator.styles[$0]) }
  }

  /// Returns a new evaluator of the whole tree, and the index of a node in it.
  private func evaluation(of node: any StyleNode) -> (evaluator: StyleEvaluator, position: Int)? {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    guard let position = nodes.firstIndex(where: { $0 === node }) else { return nil }
    let compiled = currentStylesheet(for: nodes)
    return (StyleEvaluator(compiled, tree: tree, environment: environment, upTo: position), position)
  }

  /// Returns the tree as values, and the views in the same order.
  private func snapshot(_ nodes: inout [any StyleNode]) -> ElementTree {
    var tree = ElementTree()
    for (node, parent) in self.nodes() {
      tree.add(ElementNode(node, node.styleStorage, key: "\(nodes.count)"), to: parent)
      nodes.append(node)
    }
    return tree
  }
}

extension Styleable {
  /// Returns the source in code that set a property; `nil` if there is none. Of a batch and a provider, it is the later.
  fileprivate func codeSource(of property: Property) -> PropertyTrace.CodeSource? {
    if isBatchShown(for: property) { return .batch }
    if let theme = shownTheme(of: property) { return .provider(theme: theme.rawValue) }
    return mi_styles?[property] != nil ? .batch : nil
  }
}
