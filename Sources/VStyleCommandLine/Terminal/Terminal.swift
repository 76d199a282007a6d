import VStyleLanguageServer
import VStyleSyntax

/// The access of a command to streams, files and environment variables.
///
/// Commands use nothing else of the system, so that tests run them without a process.
final class Terminal {
  /// The text of results.
  private(set) var output = ""

  /// The text of progress, summaries and errors.
  private(set) var errors = ""

  let files: any Files

  /// The environment variables.
  let variables: [String: String]

  /// Whether standard output is a screen.
  let screen: Screen

  /// The progress of long tasks; `nil` if standard error is no screen.
  let progress: ProgressLine?

  /// The types of standard output.
  enum Screen {
    case terminal
    case none
  }

  /// The environment variables that commands read, from the highest to the lowest precedence.
  static let variableRows: [(name: String, effect: String)] = [
    ("NO_COLOR", "no colors, if it is not empty"),
    ("FORCE_COLOR", "colors, also without a terminal, unless it is empty or 0"),
    ("CLICOLOR_FORCE", "the same as FORCE_COLOR"), ("TERM", "no colors, if it is dumb"),
  ]

  /// The connection with an editor; `nil` if there is none.
  let client: (any MessageStream)?

  private let write: (Stream, String) -> Bool

  /// The streams for texts.
  enum Stream {
    case output
    case errors
  }

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - variables: the environment variables.
  ///   - screen: whether standard output is a screen.
  ///   - progress: the progress of long tasks; `nil`, the default, if standard error is no screen.
  ///   - client: the connection with an editor; `nil`, the default, if there is none.
  ///   - write: writes a text immediately, and returns whether that succeeded.
  init(
    files: any Files, variables: [String: String] = [:], screen: Screen = .none, progress: ProgressLine? = nil,
    client: (any MessageStream)? = nil, write: @escaping (Stream, String) -> Bool
  ) {
    self.files = files
    self.variables = variables
    self.screen = screen
    self.progress = progress
    self.client = client
    self.write = write
  }

  /// Adds a text for people to the results.
  func print(_ text: TerminalText) {
    output += text.text
    if output.utf8.count > 1 << 16 { flush() }
  }

  /// Adds a result that programs read to the results, such as a report in JSON, a sheet or a page.
  ///
  /// Every byte of it counts, so that a file or another program gets it as it is. A terminal shows it as a text for
  /// people.
  func print(result: String) {
    print(screen == .terminal ? TerminalText(lines: result) : TerminalText(rendered: result))
  }

  /// Adds a page of the help to the results, with bold headings if results are colored.
  func printPage(_ page: TerminalText, _ invocation: Invocation) {
    print(usesColors(invocation.choice(.color)) ? TerminalText(rendered: HelpText.withBoldHeadings(page.text)) : page)
  }

  /// Adds a text to the progress, summaries and errors.
  func report(_ text: TerminalText) { errors += text.text }

  /// Adds an error with its remarks to the errors.
  func report(_ error: CommandError) {
    for line in error.lines { report("\(line)\n") }
  }

  /// Returns the sheets of paths, and says which links are left out; see ``Files/sheets(_:skipped:)``.
  func sheets(_ paths: [String]) throws(CommandError) -> [SourceText] {
    try files.sheets(paths) { link in
      inform("`\(link)` is a link to a file outside of its folder, and is left out; name it to use it\n")
    }
  }

  /// Whether summaries and progress are left out.
  var isQuiet = false

  /// Adds a text to the summaries and the progress.
  func inform(_ text: TerminalText) { if !isQuiet { report(text) } }

  /// Whether some results could not be written.
  private(set) var hasFailed = false

  /// Writes the collected texts, the results first.
  func flush() {
    for (stream, text) in [(Stream.output, output), (.errors, errors)] where !text.isEmpty {
      if !write(stream, text), stream == .output { hasFailed = true }
    }
    output = ""
    errors = ""
  }

  /// Returns whether the results are colored.
  ///
  /// `--color` decides first, then `NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then whether there is a screen
  /// with colors.
  ///
  /// - Parameter choice: the value of `--color`: `always`, `never` or `auto`.
  func usesColors(_ choice: String) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default:
      if let value = variables["NO_COLOR"], !value.isEmpty { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = variables[name], !value.isEmpty, value != "0" { return true }
      }
      return screen == .terminal && variables["TERM"] != "dumb"
    }
  }
}
