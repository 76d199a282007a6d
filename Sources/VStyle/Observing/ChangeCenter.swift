/// The part that all managers share: observers, attached scopes and detached styles, and the order of a change.
///
/// The order is: observers are notified of the coming change; the manager applies and stores it; observers are notified
/// of the completed change. A change that is requested during another one follows it.
package final class ChangeCenter<Value: Sendable & Equatable> {
  private let queue: ChangeQueue
  private var owners = WeakList<AnyObject>()
  private var observers = ObserverList<StyleChange<Value>>()

  /// Creates a center.
  ///
  /// - Parameter manager: the name of the manager, for diagnostics.
  package init(_ manager: String) { queue = ChangeQueue(manager) }

  /// Runs a change, or after the current one.
  ///
  /// - Returns: the counts of the change; zeros if the change has to wait.
  @discardableResult
  package func run(_ change: @escaping () -> FlushReport) -> FlushReport { queue.run(change) }

  /// Notifies the observers before and after a change.
  package func change(from old: Value, to new: Value, _ apply: () -> FlushReport) -> FlushReport {
    notify(.willChange, old, new)
    let report = apply()
    notify(.didChange, old, new)
    return report
  }

  private func notify(_ phase: ChangePhase, _ old: Value, _ new: Value) {
    for action in observers.actions { action(StyleChange(phase: phase, from: old, to: new)) }
  }

  /// Adds an action that runs before and after each change, until its observation is released.
  package func observe(_ action: @escaping (StyleChange<Value>) -> Void) -> StyleObservation { observers.add(action) }

  /// Adds an owner, without retaining it, unless it is attached already, and flushes it.
  ///
  /// - Parameter update: updates the environment of the owner.
  package func attach(_ owner: any StyleEnvironmentOwner, _ update: (any StyleEnvironmentOwner) -> Void) {
    owners.add(owner)
    update(owner)
    #if DEBUG
      // The scope may be attached to further managers next.
      let scope = owner as? StyleScope
      scope?.isSetUp = false
      defer { scope?.isSetUp = true }
    #endif
    owner.flush()
  }

  /// Removes an owner.
  package func detach(_ owner: any StyleEnvironmentOwner) { owners.remove(owner) }

  /// Updates the environment of each attached owner, in the order in which they were attached, and flushes it.
  package func flush(_ update: (any StyleEnvironmentOwner) -> Void) -> FlushReport {
    var report = FlushReport()
    for owner in owners.objects.compactMap({ $0 as? any StyleEnvironmentOwner }) {
      update(owner)
      report.add(owner.flush())
    }
    return report
  }

  /// The number of stored observers, including ended ones.
  package var storedCount: Int { observers.storedCount }
}
