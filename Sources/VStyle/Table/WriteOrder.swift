/// The order in which the rows of a class are written, and which of them touch each other.
///
/// Rows are written in the order in which they are declared, those that others reset or bound after those.
public struct WriteOrder: Sendable {
  /// How many other rows have to be written before a row, one after the other; 0 for most.
  public let ranks: [Int]

  /// The rows in the order in which they are written.
  let rows: [Int]

  /// For each row its place in the order.
  let positions: [Int]

  /// For each row all those that touch it, directly or not, and itself, in the order of writing; empty for a
  /// row that stands alone.
  package let groups: [[Int]]

  /// For each row whether others have to be written after it.
  let isFollowed: [Bool]

  /// Makes the order of some rows. A name that no row has is of no account; of rows that wait for each other
  /// the one that is declared first is written first.
  init(_ rows: [PropertyRow]) {
    var index: [String: Int] = [:]
    for (position, row) in rows.enumerated() { index[row.property.name] = position }
    let before = rows.map { row in row.after.compactMap { index[$0] } }
    var depths = Depths(before: before)
    let ranks = rows.indices.map { depths.depth(of: $0) }
    let ordered = rows.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var positions = [Int](repeating: 0, count: rows.count)
    for (position, row) in ordered.enumerated() { positions[row] = position }
    self.ranks = ranks
    self.rows = ordered
    self.positions = positions
    groups = WriteOrder.groups(before).map { group in group.sorted { positions[$0] < positions[$1] } }
    let followed = Set(before.joined())
    isFollowed = rows.indices.map { followed.contains($0) }
  }

  /// The rows that hang together, for each row of them.
  private static func groups(_ before: [[Int]]) -> [[Int]] {
    var groups = before.indices.map { [$0] }
    for (row, others) in before.enumerated() {
      for other in others where !groups[row].contains(other) {
        let joined = groups[row] + groups[other]
        for member in joined { groups[member] = joined }
      }
    }
    return groups.map { $0.count > 1 ? $0 : [] }
  }

  /// Finds how many rows have to be written before each row.
  private struct Depths {
    let before: [[Int]]
    /// The depths that are known; 0 for a row whose depth is being found.
    var known: [Int: Int] = [:]

    /// The length of the longest chain of rows before a row; a row that comes by again ends its chain.
    mutating func depth(of row: Int) -> Int {
      if let depth = known[row] { return depth }
      known[row] = 0
      var depth = 0
      for other in before[row] { depth = max(depth, 1 + self.depth(of: other)) }
      known[row] = depth
      return depth
    }
  }
}
