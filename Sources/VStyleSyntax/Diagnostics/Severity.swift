/// How bad a diagnostic is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing is wrong.
  case info
  /// Probably not what the author meant; it still works.
  case warning
  /// Something does not take effect.
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
