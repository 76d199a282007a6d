public import VStyleValues

/// The objects of a part of a column, kept alive by whoever has them written.
@usableFromInline
package typealias ObjectColumn = UnsafeBufferPointer<Unmanaged<AnyObject>>

/// The ways to one member of one class: closures that the compiler made of a literal key path, or of an app's setter.
///
/// Audited: an object is taken for one of the row's class without a check. Whoever has a row written looks up the
/// table of the object's own class.
@usableFromInline
package final class PropertyAccess: Sendable {
  /// Reads a slot. A member that was never set gives `none` if it can be told.
  @usableFromInline package let read: @Sendable (AnyObject, Int) -> Value

  /// Writes a slot; `false` if the value is not of the member's type. Throws what the setter throws.
  @usableFromInline package let write: @Sendable (AnyObject, Value, Int) throws -> Bool

  /// Whether a slot has a value, found out without making one.
  @usableFromInline let holds: @Sendable (AnyObject, Value, Int) -> Bool

  /// Writes the normal slot of several objects; `false`, and nothing is written, if the value is not of the
  /// member's type. `nil` where each object has to be asked for itself.
  @usableFromInline let writeColumn: (@Sendable (ObjectColumn, Value) -> Bool)?

  @usableFromInline
  init(
    read: @escaping @Sendable (AnyObject, Int) -> Value,
    write: @escaping @Sendable (AnyObject, Value, Int) throws -> Bool,
    holds: @escaping @Sendable (AnyObject, Value, Int) -> Bool,
    writeColumn: (@Sendable (ObjectColumn, Value) -> Bool)? = nil
  ) {
    self.read = read
    self.write = write
    self.holds = holds
    self.writeColumn = writeColumn
  }
}
