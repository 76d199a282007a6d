package import VStyleEngine
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// A value that a style sets on a view.
package struct MovableValue {
  /// The state slot.
  package let index: BindingIndex
  /// The value.
  package let value: StyleValue
  /// The location of the declaration.
  package let location: SourceLocation?
  /// Whether the declaration is important.
  package let isImportant: Bool

  /// Creates a value.
  package init(index: BindingIndex, value: StyleValue, location: SourceLocation?, isImportant: Bool) {
    (self.index, self.value, self.location, self.isImportant) = (index, value, location, isImportant)
  }
}

/// What the motion of a scope asks of its tree.
extension LiveTree {
  /// The view of a node; `nil` if it left the tree.
  package func view(of node: ID<Node>) -> (any StyleNode)? { views[node] }

  /// The values that the style of a node sets, as of the last flush.
  package func movableValues(of node: ID<Node>, _ table: ViewTypeTable) -> [MovableValue] {
    let rows = bindingRows(of: table)
    return engine.styledValues(of: node).compactMap { value in
      let slots = rows[value.index] ?? rows.add(engine.entry(at: value.index, of: node), at: value.index)
      return slots[value.slot].map {
        MovableValue(index: $0, value: value.value, location: value.location, isImportant: value.isImportant)
      }
    }
  }

  /// The keyframes of a name; `nil` if no sheet has them.
  package func keyframes(named name: String) -> KeyframesRule? {
    engine.stylesheet.keyframes(named: name, in: engine.environment)
  }
}

extension Styleable {
  /// The node of the object in the tree of its scope; none outside a tree.
  package var styleTreeNode: ID<Node> { styleStorage.node }

  /// The value that styles set for a state slot: that of a sheet, and that of `mi_styles`.
  package func appliedValue(_ index: BindingIndex) -> (sheet: StyleValue?, code: StyleValue?) {
    guard let table = styleStorage.applied.table,
      let slot = styleStorage.applied.index(of: table.key(of: index))
    else { return (nil, nil) }
    return (styleStorage.applied.slots[slot].engine, styleStorage.applied.slots[slot].pinned)
  }

  /// The state slots that sheets set.
  package var appliedIndices: [BindingIndex] {
    guard let table = styleStorage.applied.table else { return [] }
    return styleStorage.applied.slots.filter { $0.engine != nil }.map { slot in
      BindingIndex(binding: table.order.bindings[slot.key.position], slot: slot.key.slot)
    }
  }

  /// The value of a state slot from before any style.
  package func baseline(_ index: BindingIndex, _ table: ViewTypeTable) -> StyleValue {
    if let slot = styleStorage.applied.index(of: table.key(of: index)) { return styleStorage.baseline(at: slot) }
    return table.bindings[index.binding].read(self, index.slot)
  }

  /// Writes a state slot of the object past its style.
  ///
  /// - Returns: whether the member took the value.
  package func writeMoving(_ value: StyleValue, _ index: BindingIndex, _ table: ViewTypeTable) -> Bool {
    guard (try? table.bindings[index.binding].write(self, value, index.slot)) == true else { return false }
    styleStorage.writes += 1
    return true
  }
}
