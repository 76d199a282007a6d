public import VStyleValues

/// The property bindings of a view type, after those of its superclass.
///
/// ```swift
/// override class var properties: PropertyTable {
///   super.properties + [.bind(.needleColor, \Gauge.needleColor), .bind(.range, \Gauge.range)]
/// }
/// ```
public struct PropertyTable: Sendable, ExpressibleByArrayLiteral {
  /// The bindings, a superclass's before its subclasses'.
  public let bindings: [PropertyBinding]

  /// The members that exist but that no style can set.
  public private(set) var refused: [RefusedProperty] = []

  /// Creates a table from bindings.
  public init(_ bindings: [PropertyBinding]) { self.bindings = bindings }

  /// Creates a table from bindings.
  public init(arrayLiteral bindings: PropertyBinding...) { self.init(bindings) }

  /// Appends the bindings of another table. A binding of a property that the table has already replaces the earlier
  /// binding.
  public static func + (table: PropertyTable, more: PropertyTable) -> PropertyTable {
    var sum = PropertyTable(table.bindings + more.bindings)
    sum.refused = table.refused + more.refused
    return sum
  }

  /// Returns the table with further members that no style can set.
  public func refusing(_ properties: RefusedProperty...) -> PropertyTable {
    var table = self
    table.refused += properties
    return table
  }
}
