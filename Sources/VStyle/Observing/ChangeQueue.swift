/// The changes of a manager, one after the other: one that is asked for while another one goes on follows it.
final class ChangeQueue {
  /// How many changes follow each other without an end before the rest is dropped.
  static let mostInARow = 100

  private let owner: String
  private var isChanging = false
  private var waiting: [() -> SwitchReport] = []

  /// Makes a queue.
  ///
  /// - Parameter owner: the name of the manager, for what is reported.
  init(_ owner: String) { self.owner = owner }

  /// Makes a change, and then those that it asked for.
  ///
  /// - Returns: what the change did; nothing where it is still to come.
  @discardableResult
  func run(_ change: @escaping () -> SwitchReport) -> SwitchReport {
    guard !isChanging else {
      waiting.append(change)
      return SwitchReport()
    }
    isChanging = true
    defer { isChanging = false }
    let report = change()
    for _ in 1..<ChangeQueue.mostInARow where !waiting.isEmpty { _ = waiting.removeFirst()() }
    guard !waiting.isEmpty else { return report }
    waiting = []
    StyleIssues.shared.report(
      StyleIssue(
        .endlessChanges, typeName: owner, expected: "observers that ask for no more changes at some time",
        found: "\(ChangeQueue.mostInARow) changes in a row"))
    return report
  }
}
