import VStyleValues

extension StyleEvaluator {
  /// Says why a property of a node has its value; `nil` if the node's class does not have the property.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - property: the property under any of its spellings, or a custom property with its two hyphens.
  ///   - state: the control state whose value is asked for, for a property that has one per state.
  public func trace(node: Int, property: String, state: String = "normal") -> PropertyTrace? {
    var tracer = PropertyTracer(self, node: node)
    return tracer.trace(property, state: state)
  }

  /// The nearest ancestors of a node whose values it inherits.
  ///
  /// - Parameter properties: properties and custom properties that have inherited values at the node.
  /// - Returns: the position of the ancestor of each.
  package func ancestors(of node: Int, giving properties: Set<String>) -> [String: Int] {
    var ancestors: [String: Int] = [:]
    var open = properties
    var next = tree.nodes[node].parent
    while let position = next, !open.isEmpty {
      var tracer = PropertyTracer(self, node: position)
      for property in open {
        if case .inherited? = tracer.value(of: property)?.source { continue }
        ancestors[property] = position
        open.remove(property)
      }
      next = tree.nodes[position].parent
    }
    return ancestors
  }
}
