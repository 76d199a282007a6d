/// A queue that runs the changes of a manager one at a time. A change that is requested during another one runs after
/// it.
final class ChangeQueue {
  /// The maximum number of consecutive changes. Further ones are dropped and reported.
  static let mostInARow = 100

  private let owner: String
  private var isChanging = false
  private var waiting: [() -> FlushReport] = []

  /// Creates a queue.
  ///
  /// - Parameter owner: the name of the manager, for diagnostics.
  init(_ owner: String) { self.owner = owner }

  /// Runs a change, then the changes that were requested during it.
  ///
  /// - Returns: the counts of the change; zeros if the change has to wait.
  @discardableResult
  func run(_ change: @escaping () -> FlushReport) -> FlushReport {
    guard !isChanging else {
      waiting.append(change)
      return FlushReport()
    }
    isChanging = true
    defer { isChanging = false }
    let report = change()
    for _ in 1..<ChangeQueue.mostInARow where !waiting.isEmpty { _ = waiting.removeFirst()() }
    guard !waiting.isEmpty else { return report }
    waiting = []
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .endlessChanges, typeName: owner, expected: "observers that stop requesting changes",
        found: "\(ChangeQueue.mostInARow) changes in a row"))
    return report
  }
}
