package import VStyleStylesheet

/// Nodes as selectors.
package enum NodeSelector {
  /// A selector for a node: `Button#save.primary:highlighted`.
  package static func text(of node: ElementNode) -> String {
    node.typeName + (node.id.map { "#\($0)" } ?? "") + node.classes.map { ".\($0)" }.joined()
      + node.states.sorted().map { ":\($0)" }.joined()
  }
}
