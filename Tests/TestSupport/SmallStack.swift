import Foundation

/// The smallest stack that a reader must fit: the stack of a background thread on Apple platforms, 512 KiB.
package enum SmallStack {
  /// Runs code on a thread with such a stack, and returns its result.
  package static func run<T: Sendable>(_ body: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
