// Counts how often a program asks for memory, and how many bytes it holds. Loaded in front of the C library; see
// Docs/Performance.md.
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

// The program's one thread counts.
long counted_allocations = 0;
long counted_bytes = 0;

static void *counted(void *memory) {
  counted_allocations++;
  if (memory != NULL) counted_bytes += (long)malloc_usable_size(memory);
  return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *memory, size_t size) {
  if (memory != NULL) counted_bytes -= (long)malloc_usable_size(memory);
  return counted(__libc_realloc(memory, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = counted(__libc_memalign(alignment, size));
  return *memory == NULL ? 12 : 0;
}

void free(void *memory) {
  if (memory != NULL) counted_bytes -= (long)malloc_usable_size(memory);
  __libc_free(memory);
}
