/// A value of a node that two versions of a stylesheet compute differently.
package struct ValueChange: Hashable, Sendable {
  /// The property, or the custom property with its two hyphens.
  package let name: String

  /// The control state of a value per state; `nil` for the normal state and for a property with one value.
  package let state: String?

  /// The value in the old version; `nil` if the node does not have the property, or the custom property no value.
  package let old: String?

  /// The value in the new version, in the same way.
  package let new: String?
}

/// A state that a node of the tree does not have, and in which the versions are compared too.
package struct ForcedState: Hashable, Sendable {
  /// The position of the node that is in the state.
  package let node: Int

  /// The state without the colon.
  package let name: String

  /// Creates a state of a node.
  package init(node: Int, name: String) {
    self.node = node
    self.name = name
  }
}

/// A changed value with its node, its causes and the environments in which it changes.
package struct NodeChange: Sendable {
  /// The position of the node in the tree.
  package let node: Int

  /// The state in which the value changes; `nil` if it changes in the states of the tree.
  package let forced: ForcedState?

  /// The value before and after.
  package let value: ValueChange

  /// The declarations that the change follows from.
  package let causes: [ChangeCause]

  /// The environments with the same change and the same causes.
  package internal(set) var environments: [DiffEnvironment]
}
