import VStyleValues

extension StyleEvaluator {
  /// Explains why a property of a node has its value.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - property: the property under any of its spellings, or a custom property with its two hyphens.
  ///   - state: the control state of the value, for a property with state slots.
  /// - Returns: `nil` if the node's view type does not have the property.
  package func trace(node: Int, property: String, state: String = "normal") -> PropertyTrace? {
    var tracer = PropertyTracer(self, node: node)
    return tracer.trace(property, state: state)
  }

  /// Finds the ancestors that inherited values come from.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - properties: properties and custom properties that have inherited values at the node.
  /// - Returns: the position of the nearest ancestor whose value is not inherited, by property.
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
