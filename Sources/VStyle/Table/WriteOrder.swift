/// The order in which the bindings of a view type are written, and which of them depend on each other.
///
/// Bindings are written in the order of their declaration, except that a binding which others reset or limit follows
/// those.
package struct WriteOrder: Sendable {
  /// The length of the longest chain of bindings that precede each binding; 0 for most.
  package let ranks: [Int]

  /// The indices of the bindings in the order of writing.
  let bindings: [Int]

  /// The position of each binding in the order of writing.
  let positions: [Int]

  /// For each binding, all bindings that depend on it or that it depends on, directly or indirectly, in the order of
  /// writing.
  ///
  /// The group includes the binding itself. It is empty for an independent binding.
  package let groups: [[Int]]

  /// Whether each binding precedes another one in its group.
  let isFollowed: [Bool]

  /// Whether no binding depends on another one.
  let isIndependent: Bool

  /// Computes the order of some bindings.
  ///
  /// A name without a binding is ignored. In a cycle, the binding that is declared first is written first.
  init(_ bindings: [PropertyBinding]) {
    var index: [String: Int] = [:]
    for (position, binding) in bindings.enumerated() { index[binding.property.name] = position }
    let before = bindings.map { binding in binding.after.compactMap { index[$0] } }
    var depths = Depths(before: before)
    let ranks = bindings.indices.map { depths.depth(of: $0) }
    let ordered = bindings.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var positions = [Int](repeating: 0, count: bindings.count)
    for (position, binding) in ordered.enumerated() { positions[binding] = position }
    self.ranks = ranks
    self.bindings = ordered
    self.positions = positions
    groups = WriteOrder.groups(before).map { group in group.sorted { positions[$0] < positions[$1] } }
    let followed = Set(before.joined())
    isFollowed = bindings.indices.map { followed.contains($0) }
    isIndependent = followed.isEmpty
  }

  /// Returns the group of interdependent bindings of each binding.
  private static func groups(_ before: [[Int]]) -> [[Int]] {
    var groups = before.indices.map { [$0] }
    for (binding, others) in before.enumerated() {
      for other in others where !groups[binding].contains(other) {
        let joined = groups[binding] + groups[other]
        for member in joined { groups[member] = joined }
      }
    }
    return groups.map { $0.count > 1 ? $0 : [] }
  }

  /// Computes the depth of each binding in the graph of dependencies.
  private struct Depths {
    let before: [[Int]]
    /// The computed depths; 0 for a binding whose depth is being computed.
    var known: [Int: Int] = [:]

    /// Returns the length of the longest chain of bindings before a binding. A cycle ends its chain.
    mutating func depth(of binding: Int) -> Int {
      guard !before[binding].isEmpty else { return 0 }
      if let depth = known[binding] { return depth }
      known[binding] = 0
      var depth = 0
      for other in before[binding] { depth = max(depth, 1 + self.depth(of: other)) }
      known[binding] = depth
      return depth
    }
  }
}
