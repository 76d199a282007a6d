public import VStyleValues

/// The objects of a part of a column. The caller of a column write keeps the objects alive during the write.
@usableFromInline
package typealias ObjectColumn = UnsafeBufferPointer<Unmanaged<AnyObject>>

/// The accessors of one member of one view type.
///
/// The compiler creates the closures from a literal key path or from the setter of an app.
///
/// Audited: an object is cast to the owner of the binding without a check. The caller of an accessor finds the binding
/// in the table of the object's own view type.
@usableFromInline
package final class PropertyAccess: Sendable {
  @usableFromInline typealias Reader = @Sendable (AnyObject, Int) -> StyleValue
  @usableFromInline typealias Writer = @Sendable (AnyObject, StyleValue, Int) throws -> Bool
  @usableFromInline typealias Comparer = @Sendable (AnyObject, StyleValue, Int) -> Bool
  @usableFromInline typealias ColumnWriter = @Sendable (ObjectColumn, StyleValue) -> Bool

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

  // OPTIMIZATION: Methods call the closures. Closure properties would be simpler, but a closure that is read from the
  // object is retained for each call.

  /// Reads the value of a state slot. Returns `none` for a state whose value was never set, if the binding can tell.
  package func read(_ object: AnyObject, _ slot: Int) -> StyleValue { reader(object, slot) }

  /// Writes the value of a state slot.
  ///
  /// - Returns: `false` if the value is not of the member's type.
  /// - Throws: the errors of the setter.
  @inline(__always)
  package func write(_ object: AnyObject, _ value: StyleValue, _ slot: Int) throws -> Bool {
    try writer(object, value, slot)
  }

  /// Whether a state slot has a value. A binding of a key path compares the member without creating a `StyleValue`.
  package func holds(_ object: AnyObject, _ value: StyleValue, _ slot: Int) -> Bool { comparer(object, value, slot) }

  /// Whether one call can write several objects.
  var writesColumns: Bool { columnWriter != nil }

  /// Writes the normal state slot of several objects.
  ///
  /// - Returns: `false`, without any write, if the value is not of the member's type, or if the binding has no column
  ///   writer.
  func writeColumn(_ objects: ObjectColumn, _ value: StyleValue) -> Bool { columnWriter?(objects, value) ?? false }
}
