// Replaces one function of Swift's `Mutex` for the thread sanitizer: the wait for a lock that another thread owns.
// The original function is in the toolchain's library, which is not instrumented. The sanitizer would therefore report
// accesses that the lock guards as data races. The value of the lock is 0 if it is free, else the ID of its thread.
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *owner)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void lockSlow(uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *owner) {
  uint32_t expected = 0;
  while (!atomic_compare_exchange_strong_explicit(owner, &expected, thread, memory_order_acquire,
                                                  memory_order_relaxed)) {
    expected = 0;
    sched_yield();
  }
}
