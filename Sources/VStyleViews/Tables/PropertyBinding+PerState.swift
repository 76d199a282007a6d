import VStyleProperties

extension PropertyBinding {
  /// Binds a property that has a value for each control state, which a method sets.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - read: returns the state's own value, without the fallback; nil if none is set.
  ///   - write: sets the value for a state; nil removes it.
  static func perState<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @Sendable (Root, Control.State) -> Member?,
    write: @escaping @Sendable (Root, Member?, Control.State) -> Void
  ) -> PropertyBinding {
    .bind(
      property, slots: Control.State.slotNames, kind: kind,
      read: { (root: Root, slot) in read(root, Control.State.slots[slot]) },
      write: { write($0, $1, Control.State.slots[$2]) })
  }
}
