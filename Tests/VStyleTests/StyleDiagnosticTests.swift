import Synchronization
import VStyleViews

/// What was reported while the tests of this target run. They run beside each other, so each asks for the issues of
/// a class of its own.
enum ReportedIssues {
  private static let all = Mutex<[StyleDiagnostic]>([])

  /// Begins to take down what is reported, once.
  private static let beginning: Void = StyleDiagnostics.shared.setHandler { diagnostic in
    all.withLock { $0.append(diagnostic) }
  }

  /// What was reported about a class while something ran.
  static func of(_ typeName: String, _ body: () throws -> Void) rethrows -> [StyleDiagnostic] {
    beginning
    let count = all.withLock { $0.count }
    try body()
    return all.withLock { $0.dropFirst(count).filter { $0.typeName == typeName } }
  }
}
