/// The counts of a flush, or of a change of theme, appearance or skin with its flushes.
public struct FlushReport: Sendable, Equatable, CustomStringConvertible {
  /// The number of nodes that were looked at without being matched. Those that notified the scope of a change are
  /// compared with their views, or all nodes after ``StyleScope/setNeedsFlush()``. Others are looked at because a
  /// `:has()` or a position among siblings may depend on the change, to order the changes, or since they were removed.
  public var compared = 0
  /// The number of nodes that were matched again.
  public var visited = 0
  /// The number of new match results: combinations of a match state and an element that were matched for the first
  /// time.
  public var matched = 0
  /// The number of styles that were created and of values that were computed again.
  public var resolved = 0
  /// The number of values that were written to views.
  public var written = 0
  /// The number of providers and closures that a manager called.
  public var providers = 0

  /// Creates the report of a flush without work.
  public init() {}

  /// The counts in one line.
  public var description: String {
    """
    compared \(compared), visited \(visited), matched \(matched), resolved \(resolved), written \(written), \
    providers \(providers)
    """
  }

  mutating func add(_ report: FlushReport) {
    compared += report.compared
    visited += report.visited
    matched += report.matched
    resolved += report.resolved
    written += report.written
    providers += report.providers
  }
}
