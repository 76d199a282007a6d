import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A child process of the fuzzer, with limits.
struct Child {
  /// The resources that a child may use.
  struct Limits {
    /// The maximum processor time. Unit: seconds.
    var cpu = 10
    /// The maximum elapsed time. Unit: seconds. More than the processor time, since other programs run, too.
    var wall = 30.0
    /// The maximum size of the address space. Unit: bytes.
    var memory = 3_000_000_000
    /// The maximum size of a written file or of the standard output. Unit: bytes.
    var output = 64 << 20
  }

  /// The result of a child process.
  struct Result {
    var exitCode: Int32 = 0
    /// The signal that ended the process, or 0 for none.
    var signal: Int32 = 0
    /// User and system time. Unit: seconds.
    var cpu = 0.0
    /// The largest resident size. Unit: bytes.
    var memory = 0
    /// Whether the process exceeded the maximum elapsed time.
    var isLate = false
    var output = ""
    var errors = ""
  }

  /// `RUSAGE_SELF` and `RUSAGE_CHILDREN`, whose types differ between systems.
  private static let (thisProcess, children): (Int32, Int32) = (0, -1)

  /// The processor time of all children that have ended. Unit: seconds.
  static var cpuOfAll: Double {
    var usage = rusage()
    getrusage(children, &usage)
    return seconds(usage)
  }

  private static func seconds(_ usage: rusage) -> Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private let process: pid_t
  private let files: String
  private let start = Date()
  private let limits: Limits

  /// Starts a program in a folder, with a file as its standard input.
  init(_ words: [String], in folder: String, input: String = "/dev/null", limits: Limits = Limits()) {
    self.limits = limits
    files = NSTemporaryDirectory() + "fuzz-projects-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let shell =
      "ulimit -c 0; ulimit -t \(limits.cpu); ulimit -v \(limits.memory / 1024); ulimit -f \(limits.output / 512); "
      + "cd \"$0\"; exec \"$@\""
    let arguments = ["/bin/sh", "-c", shell, folder] + words
    // A child starts with the memory peak of its parent. Resets the peak on systems that support it.
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files + ".out", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files + ".err", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let pointers = arguments.map { strdup($0) } + [nil]
    var identifier: pid_t = 0
    posix_spawn(&identifier, "/bin/sh", &actions, &attributes, pointers, environ)
    process = identifier
    for pointer in pointers { free(pointer) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Kills the process group at once.
  func kill() { _ = Foundation.kill(-process, SIGKILL) }

  /// The current contents of the standard output.
  var outputSoFar: String { Child.text(files + ".out") }

  /// Waits for the end of the process, and kills it after the maximum elapsed time.
  func wait() -> Result {
    var result = Result()
    var usage = rusage()
    var status: Int32 = 0
    var pause: UInt32 = 500
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if Date().timeIntervalSince(start) > limits.wall {
        result.isLate = true
        kill()
      }
      usleep(pause)
      pause = min(pause + 250, 10_000)
    }
    result.signal = status & 0x7F
    result.exitCode = result.signal == 0 ? status >> 8 & 0xFF : -1
    result.cpu = Child.seconds(usage)
    // A peak below that of the parent is unknown.
    var own = rusage()
    getrusage(Child.thisProcess, &own)
    result.memory = usage.ru_maxrss > own.ru_maxrss ? usage.ru_maxrss * 1024 : 0
    result.output = Child.text(files + ".out")
    result.errors = Child.text(files + ".err")
    for suffix in [".out", ".err"] { unlink(files + suffix) }
    return result
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? Data(contentsOf: URL(filePath: path))) ?? Data(), as: UTF8.self)
  }
}
