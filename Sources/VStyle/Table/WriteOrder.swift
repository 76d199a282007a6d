/// The order in which the rows of a class are written, and which of them touch each other.
///
/// Rows are written in the order in which they are declared, those that others reset or bound behind those.
public struct WriteOrder: Sendable {
  /// How many other rows have to be written before a row, one behind the other; 0 for most.
  public let ranks: [Int]

  /// For each row those that have to be written before it, directly or not.
  package let dependencies: [[Int]]

  /// For each row those that have to be written after it, directly or not.
  package let dependents: [[Int]]

  /// The rows in the order in which they are written.
  let rows: [Int]

  /// For each row its place in the order.
  let positions: [Int]

  /// Makes the order of some rows. A name that no row has is of no account; of rows that wait for each other
  /// the one that is declared first is written first.
  init(_ rows: [PropertyRow]) {
    var index: [String: Int] = [:]
    for (position, row) in rows.enumerated() { index[row.property.name] = position }
    let before = rows.map { row in row.after.compactMap { index[$0] } }
    var (ranks, dependencies) = ([Int](), [[Int]]())
    var dependents = [[Int]](repeating: [], count: rows.count)
    for row in rows.indices {
      var walk = Walk(before: before)
      ranks.append(walk.depth(of: row))
      let others = walk.depths.keys.filter { $0 != row }.sorted()
      dependencies.append(others)
      for other in others { dependents[other].append(row) }
    }
    self.ranks = ranks
    self.dependencies = dependencies
    self.dependents = dependents
    let ordered = rows.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var positions = [Int](repeating: 0, count: rows.count)
    for (position, row) in ordered.enumerated() { positions[row] = position }
    self.rows = ordered
    self.positions = positions
  }

  /// Goes from a row to all that have to be written before it.
  private struct Walk {
    let before: [[Int]]
    /// The depths that are known; 0 for a row whose depth is being found.
    var depths: [Int: Int] = [:]

    /// The length of the longest chain of rows before a row; a row that comes by again ends its chain.
    mutating func depth(of row: Int) -> Int {
      if let known = depths[row] { return known }
      depths[row] = 0
      var depth = 0
      for other in before[row] { depth = max(depth, 1 + self.depth(of: other)) }
      depths[row] = depth
      return depth
    }
  }
}
