// Counts how often a program asks for memory. Loaded in front of the C library; see Docs/Performance.md.
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The program's one thread counts.
long counted_allocations = 0;

void *malloc(size_t size) {
  counted_allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  counted_allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  counted_allocations++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  counted_allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  counted_allocations++;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? 12 : 0;
}
