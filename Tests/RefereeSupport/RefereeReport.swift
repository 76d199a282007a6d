/// The result of a comparison of many cases.
package struct RefereeReport: Sendable {
  private let known: KnownDifferences
  private var counts: [String: (cases: Int, equal: Int, values: Int)] = [:]
  private var unknown: [RefereeDifference] = []
  private var stale: [String] = []

  /// Creates a report without cases.
  package init(known: KnownDifferences) { self.known = known }

  /// Adds a case with its differences.
  package mutating func add(_ item: RefereeCase, _ differences: [RefereeDifference]) {
    let sort = String(item.id.prefix { $0 != "/" })
    let old = counts[sort] ?? (0, 0, 0)
    counts[sort] = (old.cases + 1, old.equal + (differences.isEmpty ? 1 : 0), old.values + item.expected.count)
    let isKnown = known.reasons[item.id] != nil
    if let first = differences.first, !isKnown { unknown.append(first) }
    if differences.isEmpty, isKnown { stale.append(item.id) }
  }

  /// One line for each sort of cases: how many are equal.
  package var summary: [String] {
    counts.sorted { $0.key < $1.key }.map { sort, count in
      "\(sort): \(count.equal) of \(count.cases) equal, \(count.values) values"
    }
  }

  /// Returns what fails the comparison; empty if nothing does.
  ///
  /// - Parameter leastPart: the least part of the cases of each sort that must be equal, from 0 to 1.
  package func problems(leastPart: Double = 0) -> [String] {
    let rare = counts.sorted { $0.key < $1.key }.filter { Double($1.equal) < leastPart * Double($1.cases) }
    return rare.map { "\($0.key): fewer than \(leastPart * 100) % are equal" } + (counts.isEmpty ? ["no cases"] : [])
      + unknown.map { "not in the table of differences: \($0)" }
      + stale.map { "in the table of differences, but equal: \($0)" }
  }
}
