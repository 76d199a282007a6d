/// Actions that wait for an event, in the order in which they came.
///
/// An action ends with its token or with the object that it belongs to, and nothing of it stays.
struct ObserverList<Event> {
  private struct Entry {
    weak var token: ObservationToken?
    let action: (Event) -> Void
  }

  private var entries: [Entry] = []
  private var room = 16

  /// Adds an action, which ends with the token.
  mutating func add(_ action: @escaping (Event) -> Void) -> ObservationToken {
    // Those that ended are left out when the list has doubled, so that each costs a constant.
    if entries.count >= room {
      entries.removeAll { $0.token?.isActive != true }
      room = max(16, entries.count * 2)
    }
    let token = ObservationToken()
    entries.append(Entry(token: token, action: action))
    return token
  }

  /// The actions that have not ended.
  var actions: [(Event) -> Void] {
    entries.compactMap { entry in
      guard let token = entry.token, token.isActive else { return nil }
      // One that an earlier action ends does not run any more.
      return { [weak token] event in
        if token?.isActive == true { entry.action(event) }
      }
    }
  }

  /// How many actions are remembered, those that ended included.
  var storedCount: Int { entries.count }
}

/// Stands for an action that waits for events: it ends when this is released or cancelled.
public final class ObservationToken {
  private(set) var isActive = true

  init() {}

  /// Ends the action. Cancelling again does nothing.
  public func cancel() { isActive = false }
}
