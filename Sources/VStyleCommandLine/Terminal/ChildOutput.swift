#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of another program: its output and exit code.
struct ChildOutput {
  let output: [UInt8]

  /// The exit code; -1 for the end by a signal.
  let code: Int32

  /// Runs a program that is found in the folders of `PATH`, and waits for it.
  ///
  /// - Parameters:
  ///   - program: the name or the path of the program.
  ///   - arguments: its arguments.
  ///   - withErrors: whether its errors are part of the output. Default: they are discarded.
  /// - Returns: `nil` if the program cannot be started.
  init?(of program: String, _ arguments: [String], withErrors: Bool = false) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    if withErrors {
      posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let isStarted = posix_spawnp(&child, program, &actions, nil, &words, environ) == 0
    close(ends[1])
    guard isStarted else { return nil }
    output = StandardStreams.read(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
