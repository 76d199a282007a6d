/// What a command can see of the outside: streams, files and variables.
///
/// Commands touch nothing else, so that tests run them without a process.
final class Terminal {
  /// The text of results.
  private(set) var output = ""

  /// The text of progress, summaries and errors.
  private(set) var errors = ""

  /// The files.
  let files: any Files

  /// The environment variables.
  let variables: [String: String]

  /// Whether somebody reads the results on a screen.
  let screen: Screen

  /// Whether a stream is shown to a person.
  enum Screen {
    case terminal
    case none
  }

  private let write: (Stream, String) -> Bool

  /// Where a text goes.
  enum Stream {
    case output
    case errors
  }

  /// Makes a terminal.
  ///
  /// - Parameter write: writes a text at once, and tells whether that went well.
  init(
    files: any Files, variables: [String: String] = [:], screen: Screen = .none,
    write: @escaping (Stream, String) -> Bool
  ) {
    self.files = files
    self.variables = variables
    self.screen = screen
    self.write = write
  }

  /// Adds to the results.
  func print(_ text: String) {
    output += text
    if output.utf8.count > 1 << 16 { flush() }
  }

  /// Adds to what is said about the work.
  func report(_ text: String) { errors += text }

  /// Whether some text could not be written.
  private(set) var hasFailed = false

  /// Writes what was collected: the results first.
  func flush() {
    for (stream, text) in [(Stream.output, output), (.errors, errors)] where !text.isEmpty {
      if !write(stream, text), stream == .output { hasFailed = true }
    }
    output = ""
    errors = ""
  }

  /// Whether to color what goes to the screen.
  ///
  /// `--color` decides, then `NO_COLOR`, then whether there is a screen that can.
  func usesColors(_ choice: String) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default:
      if let value = variables["NO_COLOR"], !value.isEmpty { return false }
      return screen == .terminal && variables["TERM"] != "dumb"
    }
  }
}
