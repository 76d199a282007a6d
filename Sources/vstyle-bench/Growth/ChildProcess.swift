#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A run of another program, with its time and memory.
struct ChildProcess {
  /// User and system time of all its threads, in seconds.
  let seconds: Double

  /// The peak of its memory, in bytes.
  let peakBytes: Int

  /// Whether it exited by itself, and not by a signal such as that of a limit.
  let isEnded: Bool

  /// Runs a program and waits for it. Its output is discarded.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program and its arguments.
  ///   - input: the path of the file that it reads as standard input; `nil` for an empty one.
  ///   - secondsLimit: the CPU time after which it is killed, in seconds.
  /// - Returns: the finished run; `nil` if the program cannot be started.
  static func run(_ arguments: [String], input: String?, secondsLimit: Int) -> ChildProcess? {
    // The shell sets the limits, because only a process itself can set them on every platform.
    let script =
      "ulimit -t \(secondsLimit); ulimit -v 8000000; input=$1; shift; exec \"$@\" <\"$input\" >/dev/null 2>&1"
    let words = ["/bin/sh", "-c", script, "sh", input ?? "/dev/null"] + arguments
    var vector = words.map { strdup($0) } + [nil]
    var variables = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { for pointer in vector + variables { free(pointer) } }
    // The output so far appears before the long run.
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
