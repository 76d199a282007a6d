#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Measures the engine, or checks a corpus or growing inputs. Wrong arguments print the usage.
//
// Standard output has one line of JSON for each task, standard error has remarks that start with `#`.

exit(BenchProgram.run(Array(CommandLine.arguments.dropFirst())))
