import Synchronization

/// A value that is created on demand and cached.
///
/// Audited: the cached reference is retained once, when it replaces `nil`, and released on deinitialization.
///
/// OPTIMIZATION: `AtomicLazyReference` is simpler, but takes ten times as long to return the value.
final class MadeOnce<Value: Sendable>: Sendable {
  private let box = Atomic<Unmanaged<Box>?>(nil)

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  deinit { box.load(ordering: .acquiring)?.release() }

  /// Reads a part of the value.
  ///
  /// - Parameters:
  ///   - make: creates the value; each thread that reads before a value is cached calls it.
  ///   - body: returns a part of the value; nothing else of the value is retained.
  @inline(__always)
  func read<Result>(_ make: () -> Value, _ body: (Value) -> Result) -> Result {
    body((box.load(ordering: .acquiring) ?? keep(make())).takeUnretainedValue().value)
  }

  @inline(never)
  private func keep(_ value: Value) -> Unmanaged<Box> {
    let new = Unmanaged.passRetained(Box(value))
    let (isKept, kept) = box.compareExchange(
      expected: nil, desired: new, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    guard !isKept, let kept else { return new }
    new.release()
    return kept
  }
}
