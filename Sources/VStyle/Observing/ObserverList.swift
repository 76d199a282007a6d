/// The actions that observe an event, in the order in which they were added.
///
/// An action ends when its owner is released, and its entry is removed later.
struct ObserverList<Event> {
  private struct Entry {
    weak var owner: AnyObject?
    let action: (Event) -> Void

    /// The owner; `nil` if the action has ended.
    var activeOwner: AnyObject? {
      guard let owner, (owner as? StyleObservation)?.isActive != false else { return nil }
      return owner
    }
  }

  private var entries: [Entry] = []
  private var room = 16

  /// Adds an action that ends with the returned observation.
  mutating func add(_ action: @escaping (Event) -> Void) -> StyleObservation {
    let observation = StyleObservation()
    add(owner: observation, action)
    return observation
  }

  /// Adds an action that ends with its owner. An owner may have several actions.
  mutating func add(owner: AnyObject, _ action: @escaping (Event) -> Void) {
    // Ended actions are removed when the list has doubled, so that an addition takes amortized constant time.
    if entries.count >= room {
      entries.removeAll { $0.activeOwner == nil }
      room = max(16, entries.count * 2)
    }
    entries.append(Entry(owner: owner, action: action))
  }

  /// Removes the actions of an owner.
  mutating func remove(owner: AnyObject) { entries.removeAll { $0.owner === owner } }

  /// The actions that have not ended. An action that an earlier one ends has no effect.
  var actions: [(Event) -> Void] {
    entries.filter { $0.activeOwner != nil }.map { entry in
      { event in
        if let owner = entry.activeOwner { withExtendedLifetime(owner) { entry.action(event) } }
      }
    }
  }

  /// The number of stored actions, including ended ones. It is at most twice the number of active actions, and at least
  /// 16.
  var storedCount: Int { entries.count }
}

/// The registration of an action. The action ends when the observation is released or canceled.
///
/// Use it in the isolation domain where the action runs.
public final class StyleObservation {
  private(set) var isActive = true

  init() {}

  /// Ends the action. A second call has no effect.
  public func cancel() { isActive = false }
}
