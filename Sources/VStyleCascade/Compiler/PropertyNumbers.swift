import VStyleValues

/// What names stand for, by numbers that stay what they are.
///
/// OPTIMIZATION: every stylesheet keeps a copy, and the next name is added to another one. Each copy shares all rows
/// but the last with the one before it.
struct PropertyNumbers: Sendable {
  private static let rowLength = 32

  /// Full rows, and a last one with room.
  private var rows: [[NamedProperty]] = [[]]

  /// What a number stands for.
  subscript(number: Int32) -> NamedProperty {
    rows[Int(number) / Self.rowLength][Int(number) % Self.rowLength]
  }

  /// Numbers what a name stands for.
  mutating func add(_ property: NamedProperty) -> Int32 {
    if rows[rows.count - 1].count == Self.rowLength { rows.append([]) }
    rows[rows.count - 1].append(property)
    return Int32(truncatingIfNeeded: (rows.count - 1) * Self.rowLength + rows[rows.count - 1].count - 1)
  }
}
