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
  @usableFromInline typealias Reader = @Sendable (AnyObject, Int) -> Value
  @usableFromInline typealias Writer = @Sendable (AnyObject, Value, Int) throws -> Bool
  @usableFromInline typealias Comparer = @Sendable (AnyObject, Value, Int) -> Bool
  @usableFromInline typealias ColumnWriter = @Sendable (ObjectColumn, Value) -> Bool

  private let reader: Reader
  private let writer: Writer
  private let comparer: Comparer
  private let columnWriter: ColumnWriter?

  @usableFromInline
  init(
    read: @escaping Reader, write: @escaping Writer, holds: @escaping Comparer, writeColumn: ColumnWriter? = nil
  ) {
    reader = read
    writer = write
    comparer = holds
    columnWriter = writeColumn
  }

  // OPTIMIZATION: A closure that a method calls is not retained for the call, one that is taken out of the object is.

  /// Reads a slot. A member that was never set gives `none` if that is known.
  package func read(_ object: AnyObject, _ slot: Int) -> Value { reader(object, slot) }

  /// Writes a slot; `false` if the value is not of the member's type. Throws what the setter throws.
  @inline(__always)
  package func write(_ object: AnyObject, _ value: Value, _ slot: Int) throws -> Bool {
    try writer(object, value, slot)
  }

  /// Whether a slot has a value, found out without making one.
  func holds(_ object: AnyObject, _ value: Value, _ slot: Int) -> Bool { comparer(object, value, slot) }

  /// Whether several objects can be written at once, rather than each of them for itself.
  var writesColumns: Bool { columnWriter != nil }

  /// Writes the normal slot of several objects; `false`, and nothing is written, if the value is not of the
  /// member's type or each object has to be asked for itself.
  func writeColumn(_ objects: ObjectColumn, _ value: Value) -> Bool { columnWriter?(objects, value) ?? false }
}
