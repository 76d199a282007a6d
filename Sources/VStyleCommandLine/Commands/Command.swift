/// A command: one element of ``all``. Parsing, help and completions follow from it.
struct Command: Sendable {
  let name: String

  /// The operands, as in `SHEET… --tree TREE`.
  let operands: String

  /// The description, as a sentence without a full stop.
  let summary: String

  /// What the operands name, for completions.
  let operandType: OperandType

  /// The options in groups, without the shared ones.
  let groups: [OptionGroup]

  /// The lines after the summary in its help.
  let notes: [String]

  /// Command lines with their effects.
  let examples: [Example]

  /// Runs the command and returns its exit code.
  let run: @Sendable (Invocation, Terminal) throws(CommandError) -> ExitCode

  /// An example in the help: a command line, and its effect as a phrase.
  typealias Example = (line: String, effect: String)

  /// The types of operands.
  enum OperandType: Sendable {
    /// None, or texts that no completion knows.
    case texts
    /// Files whose names end like these, and folders.
    case files([String])
    /// One of some words. They may depend on all commands, so they are not known while these are made.
    case words(@Sendable () -> [String])
    /// Sheets, or a name with a page: a rule of lint, a property or a view type.
    case pages
  }

  /// What a command reads.
  struct Operands: Sendable {
    /// The operands, as in `SHEET… --tree TREE`.
    let usage: String
    let type: OperandType

    /// Creates operands.
    init(_ usage: String, _ type: OperandType) { (self.usage, self.type) = (usage, type) }

    /// No operands.
    static let none = Operands("", .texts)
  }

  init(
    _ name: String, _ operands: Operands = .none, summary: String, options groups: [OptionGroup] = [],
    notes: [String] = [], examples: [Example],
    run: @escaping @Sendable (Invocation, Terminal) throws(CommandError) -> ExitCode
  ) {
    self.name = name
    self.operands = operands.usage
    operandType = operands.type
    self.summary = summary
    self.groups = groups
    self.notes = notes
    self.examples = examples
    self.run = run
  }

  /// The options, without the shared ones.
  var options: [Option] { groups.flatMap(\.options) }

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .lint, .fmt, .generate, .tokens, .preview, .diff, .computed, .query, .explain, .rules, .schema, .parse,
    .initialize, .languageServer, .help, .completions,
  ]

  /// Shorter names of commands.
  static let aliases = ["lsp": "language-server"]

  /// The usage line of the help.
  var usage: String {
    let parts = ["vstyle", name, operands].filter { !$0.isEmpty }
    return "usage: " + parts.joined(separator: " ") + (options.isEmpty ? "" : " [options]")
  }
}

/// Options of a command that belong together.
struct OptionGroup: Sendable {
  /// The title in the help.
  let title: String

  let options: [Option]

  /// Creates a group.
  init(_ title: String, _ options: [Option]) { (self.title, self.options) = (title, options) }
}
