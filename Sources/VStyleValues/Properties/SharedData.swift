import Synchronization

/// Data that other layers make from an immutable value and keep with it, for all users of the value.
///
/// Making the data for each user would be simpler. For one label in a scope, that was most of the time.
package final class SharedData: Sendable {
  private let known = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// Creates an object without data.
  package init() {}

  /// Returns the data of a type. The first call makes it.
  package func value<Data: AnyObject & Sendable>(_ make: () -> Data) -> Data {
    known.withLock { known in
      if let data = known[ObjectIdentifier(Data.self)] as? Data { return data }
      let data = make()
      known[ObjectIdentifier(Data.self)] = data
      return data
    }
  }
}
