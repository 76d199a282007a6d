#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Counts how often the program asks for memory, and how many bytes it holds, where
/// `Tests/Allocations/CountingAllocator.c` is loaded in front of it.
///
/// Audited: the numbers are the allocator's own, which live as long as the program, and the program has one thread.
enum AllocationCounter {
  /// How often memory is asked for while something runs; `nil` where nothing counts.
  static func count(_ body: () -> Void) -> Int? {
    guard let before = number("counted_allocations") else { return nil }
    body()
    return number("counted_allocations").map { $0 - before }
  }

  /// How many bytes the program holds; `nil` where nothing counts.
  static var bytes: Int? { number("counted_bytes") }

  private static func number(_ name: String) -> Int? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Int.self).pointee
  }
}
