public import VStyleValues

/// The properties of a view type: its own rows after those of its superclass.
///
/// ```swift
/// override class var properties: PropertyTable {
///   super.properties + [.bind(.needleColor, \Gauge.needleColor), .bind(.range, \Gauge.range)]
/// }
/// ```
public struct PropertyTable: Sendable, ExpressibleByArrayLiteral {
  /// The rows, a superclass's before its subclasses'.
  public let rows: [PropertyRow]

  /// The members that are known and that a style cannot set.
  public private(set) var refused: [RefusedProperty] = []

  /// Makes a table of rows.
  public init(_ rows: [PropertyRow]) { self.rows = rows }

  /// Makes a table of rows.
  public init(arrayLiteral rows: PropertyRow...) { self.init(rows) }

  /// A table with further rows. A row of a property that is there already takes its place.
  public static func + (table: PropertyTable, more: PropertyTable) -> PropertyTable {
    var sum = PropertyTable(table.rows + more.rows)
    sum.refused = table.refused + more.refused
    return sum
  }

  /// The table with further members that a style cannot set.
  public func refusing(_ properties: RefusedProperty...) -> PropertyTable {
    var table = self
    table.refused += properties
    return table
  }
}
