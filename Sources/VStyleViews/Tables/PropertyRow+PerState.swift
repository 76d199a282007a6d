import VStyle

extension PropertyRow {
  /// Binds a property that has a value for each control state, set by a method.
  ///
  /// - Parameters:
  ///   - read: the value that was set for the state itself, not what shows.
  ///   - write: sets the value for a state; nil gives it up.
  static func perState<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @Sendable (Root, Control.State) -> Member?,
    write: @escaping @Sendable (Root, Member?, Control.State) -> Void
  ) -> PropertyRow {
    .bind(
      property, slots: Control.State.slotNames, kind: kind,
      read: { (root: Root, slot) in read(root, Control.State.slots[slot]) },
      write: { write($0, $1, Control.State.slots[$2]) })
  }
}
