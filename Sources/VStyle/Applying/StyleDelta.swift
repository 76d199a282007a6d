package import VStyleSyntax
package import VStyleValues

/// What changes in the values that sheets and `styles` want of objects of one class: made once, written to any
/// number of them.
///
/// ```swift
/// let delta = StyleDelta([.init(place, value), .init(other, nil)], for: table)
/// delta.apply(to: views)
/// ```
/// What code has pinned stays above it, and what no style wants any more comes back to what it was.
package final class StyleDelta {
  /// What becomes of one slot of a property.
  package struct Change {
    /// The slot.
    package let place: PropertyPlace
    /// The value; `nil` where no declaration holds any more.
    package let value: Value?
    /// Where the value was declared, for what goes wrong with it.
    package let location: SourceLocation?

    /// Makes a change.
    package init(_ place: PropertyPlace, _ value: Value?, location: SourceLocation? = nil) {
      self.place = place
      self.value = value
      self.location = location
    }
  }

  let table: ClassTable
  let changes: [Change]

  /// Makes a delta of changes in any order. Of several changes of a slot the last one counts.
  package init(_ changes: [Change], for table: ClassTable) {
    self.table = table
    self.changes = changes
  }

  /// Writes the changes to an object of the class.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  package func apply(to object: any Styleable) -> Int { StyleApplier(object).apply(self) }

  /// Writes the changes to objects of the class, in order.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  package func apply(to objects: [any Styleable]) -> Int { objects.reduce(0) { $0 + apply(to: $1) } }
}

extension StyleApplier {
  fileprivate func apply(_ delta: StyleDelta) -> Int {
    var changes: [StyleStorage.Key: Change] = [:]
    for change in delta.changes {
      let key = StyleStorage.Key(position: table.order.positions[change.place.row], slot: change.place.slot)
      changes[key] = Change(.engine(change.value), location: change.location)
    }
    return settle(changes)
  }
}
