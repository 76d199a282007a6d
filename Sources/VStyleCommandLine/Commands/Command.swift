/// A command: one row in ``all``. Parsing, help and completions follow from it.
struct Command: Sendable {
  /// The name.
  let name: String

  /// What stands after the name, as in `SHEET… --tree TREE`.
  let operands: String

  /// What it does, as a sentence without a full stop.
  let summary: String

  /// The options beside the shared ones.
  let options: [Option]

  /// What stands below the options in its help.
  let notes: [String]

  /// Does the work.
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
    .lint, .fmt, .computed, .query, .explain, .rules, .schema, .parse, .help, .completions,
  ]

  /// The line that says how the command is called.
  var usage: String {
    let parts = ["vstyle", name, operands].filter { !$0.isEmpty }
    return "usage: " + parts.joined(separator: " ") + (options.isEmpty ? "" : " [options]")
  }
}
