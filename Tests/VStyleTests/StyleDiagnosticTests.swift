import Synchronization
import VStyleViews

/// The diagnostics that are reported during the tests of this target. Tests run concurrently, so each test selects the
/// diagnostics about a view type of its own.
enum ReportedIssues {
  private static let all = Mutex<[StyleDiagnostic]>([])

  /// Installs the handler that records diagnostics, once.
  private static let beginning: Void = StyleDiagnostics.shared.setHandler { diagnostic in
    all.withLock { $0.append(diagnostic) }
  }

  /// Returns the diagnostics about a view type that are reported while `body` runs.
  static func of(_ typeName: String, _ body: () throws -> Void) rethrows -> [StyleDiagnostic] {
    beginning
    let count = all.withLock { $0.count }
    try body()
    return all.withLock { $0.dropFirst(count).filter { $0.typeName == typeName } }
  }
}
