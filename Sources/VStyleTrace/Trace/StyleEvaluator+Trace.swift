import VStyleMatching
import VStyleStylesheet
import VStyleValues

extension StyleEvaluator {
  /// Explains why a property of a node has its value.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - property: the property under any of its spellings, or a custom property with its two hyphens.
  ///   - state: the control state of the value. `nil` means the normal one for a property with state slots, and the
  ///     states of the node for any other.
  /// - Returns: `nil` if the node's view type does not have the property.
  package func trace(node: Int, property: String, state: String? = nil) -> PropertyTrace? {
    var tracer = PropertyTracer(self, node: node)
    return tracer.trace(property, state: state)
  }

  /// Finds the origins of inherited values.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - properties: properties and custom properties that have inherited values at the node.
  /// - Returns: the nearest ancestor whose value is not inherited, by property.
  package func origins(of node: Int, inheriting properties: Set<String>) -> [String: InheritedOrigin] {
    var origins: [String: InheritedOrigin] = [:]
    var open = properties
    var next = tree.nodes[node].parent
    while let position = next, !open.isEmpty {
      var tracer = PropertyTracer(self, node: position)
      for property in open {
        if case .inherited? = tracer.value(of: property)?.source { continue }
        origins[property] = InheritedOrigin(node: position, declaration: tracer.winningCandidate(of: property))
        open.remove(property)
      }
      next = tree.nodes[position].parent
    }
    return origins
  }
}

/// The origin of an inherited value.
package struct InheritedOrigin: Sendable {
  /// The position of the ancestor that the value comes from.
  package let node: Int

  /// The declaration that sets the value there; `nil` if it is the initial one.
  package let declaration: PropertyTrace.Candidate?
}
