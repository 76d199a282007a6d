import Synchronization

/// A value that is made when it is first asked for, and kept.
///
/// Threads that ask at the same time may all make it; the first one's is kept.
final class MadeOnce<Value: Sendable>: Sendable {
  private let box = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The value.
  ///
  /// - Parameter make: makes it; the same whoever asks.
  func value(_ make: () -> Value) -> Value { (box.load() ?? box.storeIfNil(Box(make()))).value }
}
