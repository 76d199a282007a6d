#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Measures the engine, or checks a corpus, and says how to be called otherwise.
//
// One JSON line a task goes to standard output, remarks that start with `#` to standard error.

exit(BenchProgram.run(Array(CommandLine.arguments.dropFirst())))
