/// What a change of theme, appearance or skin did.
public struct SwitchReport: Sendable, Equatable {
  /// How many providers and closures were asked.
  public var providers = 0
  /// How many nodes the flushes looked at.
  public var visited = 0
  /// How many values the flushes wrote to views.
  public var written = 0

  mutating func add(_ report: StyleScope.FlushReport) {
    visited += report.visited
    written += report.written
  }
}
