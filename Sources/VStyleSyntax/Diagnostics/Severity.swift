/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Useful information; nothing is wrong.
  case info
  /// Probably a mistake, though the sheet still works.
  case warning
  /// A part of the sheet has no effect.
  case error

  /// Whether `left` is less severe than `right`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
