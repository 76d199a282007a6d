package import VStyleValues

/// The properties that names mean, by IDs that never change.
///
/// OPTIMIZATION: a flat array is simpler, but every stylesheet stores a copy, and the next name is added to another
/// one. The copies share all full rows.
package struct PropertyIDs: Sendable {
  private static let rowLength = 32

  /// Full rows, and a last row with capacity.
  private var rows: [[NamedProperty]] = [[]]

  /// Creates a table without properties.
  package init() {}

  /// The property with an ID.
  package subscript(index: Int32) -> NamedProperty {
    rows[Int(index) / Self.rowLength][Int(index) % Self.rowLength]
  }

  /// Adds a property and returns its ID.
  package mutating func add(_ property: NamedProperty) -> Int32 {
    if rows[rows.count - 1].count == Self.rowLength { rows.append([]) }
    rows[rows.count - 1].append(property)
    return Int32(truncatingIfNeeded: (rows.count - 1) * Self.rowLength + rows[rows.count - 1].count - 1)
  }
}
