import VStyleCheck
import VStyleLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `vstyle` program.
@main
enum VStyleProgram {
  static func main() {
    // Exceeding the file size limit becomes an error to report, like a full disk, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
    let terminal = Terminal(
      files: DiskFiles(), variables: StandardStreams.variables, screen: StandardStreams.screen,
      progress: StandardStreams.progress, client: StandardMessageStream(), write: StandardStreams.write)
    let code = run(Array(CommandLine.arguments.dropFirst()), terminal)
    exit(code.rawValue)
  }

  /// Runs a command line, reports its error if it fails, and returns the exit code.
  static func run(_ arguments: [String], _ terminal: Terminal) -> ExitCode {
    var code: ExitCode
    do throws(CommandError) {
      code = try Dispatcher(terminal: terminal).run(arguments)
    } catch {
      terminal.report(error)
      code = error.code
    }
    terminal.flush()
    if terminal.hasFailed {
      terminal.report("error: the results cannot be written\n")
      terminal.flush()
      code = .writeFailed
    }
    return code
  }
}
