// Swift's `Mutex` takes a lock that another thread has inside the library of the toolchain, which the thread sanitizer
// does not look into: it would call what the lock guards a race. This takes the place of that one function and does the
// same where it is seen: 0 is a free lock, anything else the thread that has it.
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
