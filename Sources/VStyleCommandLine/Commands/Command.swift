/// A command: one element of ``all``. Parsing, help and completions follow from it.
struct Command: Sendable {
  let name: String

  /// The operands, as in `SHEET… --tree TREE`.
  let operands: String

  /// The description, as a sentence without a full stop.
  let summary: String

  /// The options, without the shared ones.
  let options: [Option]

  /// The lines after the summary in its help.
  let notes: [String]

  /// Runs the command and returns its exit code.
  let run: @Sendable (Invocation, Terminal) throws(CommandError) -> ExitCode

  init(
    _ name: String, operands: String = "", summary: String, options: [Option] = [], notes: [String] = [],
    run: @escaping @Sendable (Invocation, Terminal) throws(CommandError) -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.notes = notes
    self.run = run
  }

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .lint, .fmt, .preview, .diff, .computed, .query, .explain, .rules, .schema, .parse, .help, .completions,
  ]

  /// The usage line of the help.
  var usage: String {
    let parts = ["vstyle", name, operands].filter { !$0.isEmpty }
    return "usage: " + parts.joined(separator: " ") + (options.isEmpty ? "" : " [options]")
  }
}
