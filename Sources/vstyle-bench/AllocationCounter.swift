#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Counts the memory allocations and the allocated bytes of the program.
///
/// It needs `Tests/Allocations/CountingAllocator.c`, loaded before the program's own allocator.
///
/// Audited: the counters belong to the allocator and live as long as the program, which has one thread.
enum AllocationCounter {
  /// Returns the number of allocations while a function runs; `nil` without a counting allocator.
  static func count(_ body: () -> Void) -> Int? {
    guard let before = number("counted_allocations") else { return nil }
    body()
    return number("counted_allocations").map { $0 - before }
  }

  /// The number of allocated bytes; `nil` without a counting allocator.
  static var bytes: Int? { number("counted_bytes") }

  private static func number(_ name: String) -> Int? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Int.self).pointee
  }
}
