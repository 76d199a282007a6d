/// Actions that wait for an event, in the order in which they came.
///
/// An action ends with the object that it belongs to, and nothing of it stays.
struct ObserverList<Event> {
  private struct Entry {
    weak var owner: AnyObject?
    let action: (Event) -> Void

    /// The owner, unless the action has ended.
    var activeOwner: AnyObject? {
      guard let owner, (owner as? StyleObservation)?.isActive != false else { return nil }
      return owner
    }
  }

  private var entries: [Entry] = []
  private var room = 16

  /// Adds an action, which ends with the observation.
  mutating func add(_ action: @escaping (Event) -> Void) -> StyleObservation {
    let observation = StyleObservation()
    add(owner: observation, action)
    return observation
  }

  /// Adds an action, which ends with its owner. An owner may have several.
  mutating func add(owner: AnyObject, _ action: @escaping (Event) -> Void) {
    // Those that ended are left out when the list has doubled, so that each costs a constant.
    if entries.count >= room {
      entries.removeAll { $0.activeOwner == nil }
      room = max(16, entries.count * 2)
    }
    entries.append(Entry(owner: owner, action: action))
  }

  /// Takes away the actions of an owner.
  mutating func remove(owner: AnyObject) { entries.removeAll { $0.owner === owner } }

  /// The actions that have not ended. One that an earlier one ends does nothing.
  var actions: [(Event) -> Void] {
    entries.filter { $0.activeOwner != nil }.map { entry in
      { event in
        if let owner = entry.activeOwner { withExtendedLifetime(owner) { entry.action(event) } }
      }
    }
  }

  /// How many actions are remembered, those that ended included: at most twice as many as there are, and a few.
  var storedCount: Int { entries.count }
}

/// Stands for an action that waits for events: it ends when this is released or canceled.
///
/// To be used where the action runs, in one isolation domain.
public final class StyleObservation {
  private(set) var isActive = true

  init() {}

  /// Ends the action. Cancelling again does nothing.
  public func cancel() { isActive = false }
}
