/// What a change of theme, appearance or skin did.
public struct SwitchReport: Sendable, Equatable, CustomStringConvertible {
  /// How many providers and closures were asked.
  public var providers = 0
  /// How many nodes the flushes looked at.
  public var visited = 0
  /// How many values the flushes wrote to views.
  public var written = 0

  /// The counts in one line.
  public var description: String { "providers \(providers), visited \(visited), written \(written)" }

  mutating func add(_ report: StyleScope.FlushReport) {
    visited += report.visited
    written += report.written
  }
}
