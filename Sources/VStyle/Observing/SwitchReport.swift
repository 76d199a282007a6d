/// The counts of a change of theme, appearance or skin.
public struct SwitchReport: Sendable, Equatable, CustomStringConvertible {
  /// The number of providers and closures that were called.
  public var providers = 0
  /// The number of nodes that the flushes visited.
  public var visited = 0
  /// The number of values that the flushes wrote to views.
  public var written = 0

  /// The counts in one line.
  public var description: String { "providers \(providers), visited \(visited), written \(written)" }

  mutating func add(_ report: StyleScope.FlushReport) {
    visited += report.visited
    written += report.written
  }
}
