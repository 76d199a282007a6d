#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A run of another program, and what it cost.
struct ChildProcess {
  /// User and system time of all its threads, in seconds.
  let seconds: Double

  /// The most memory that it held at once, in bytes.
  let peakBytes: Int

  /// Whether it ended by itself, rather than by a signal such as that of a limit.
  let isEnded: Bool

  /// Runs a program, and waits for it. What it prints is thrown away.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program and its arguments.
  ///   - secondsLimit: the CPU time after which it is killed.
  /// - Returns: what it cost; `nil` if it cannot be started.
  static func run(_ arguments: [String], secondsLimit: Int) -> ChildProcess? {
    // The shell sets the limits, which only a process itself can do everywhere.
    let script = "ulimit -t \(secondsLimit); ulimit -v 8000000; exec \"$@\" >/dev/null 2>&1"
    let words = ["/bin/sh", "-c", script, "sh"] + arguments
    var vector = words.map { strdup($0) } + [nil]
    var variables = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { for pointer in vector + variables { free(pointer) } }
    // What was printed so far is seen while this takes its time.
    fflush(nil)
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", nil, nil, &vector, &variables) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return ChildProcess(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakBytes: Int(usage.ru_maxrss) * unit,
      isEnded: status & 0x7F == 0)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
}
