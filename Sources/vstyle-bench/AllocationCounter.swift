#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Counts how often the program asks for memory, where `Tests/Allocations/CountingAllocator.c` is loaded in front of it.
///
/// Audited: the number is the allocator's own, which lives as long as the program, and the program has one thread.
enum AllocationCounter {
  /// How often memory is asked for while something runs; `nil` where nothing counts.
  static func count(_ body: () -> Void) -> Int? {
    guard let counter = dlsym(dlopen(nil, RTLD_NOW), "counted_allocations")?.assumingMemoryBound(to: Int.self) else {
      return nil
    }
    let before = counter.pointee
    body()
    return counter.pointee - before
  }
}
