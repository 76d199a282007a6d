import VStyleLint

/// The help, generated from the tables of commands and options.
enum HelpText {
  /// The help of the program.
  static var overview: String {
    """
    vstyle checks, computes and explains stylesheets for native views.

    usage: vstyle <command> [options] [paths…]

    commands:
    \(FoldedText.table(Command.all.map { ($0.name, $0.summary) }))
    topics:
    \(FoldedText.table(HelpTopic.all.map { ($0.name, $0.summary) }))
    options of every command:
    \(table(Option.shared))
    examples:
    \(FoldedText.table(examples))
    `vstyle help <command or topic>` says more. Results go to standard output, all else to standard error.
    \(FoldedText.lines(ExitCode.sentence))
    """
  }

  /// The names of all commands and topics.
  static var names: [String] { Command.all.map(\.name) + HelpTopic.all.map(\.name) }

  /// The lines that list all commands and topics.
  static var nameLines: [String] {
    [
      "commands: \(Command.all.map(\.name).joined(separator: ", "))",
      "topics: \(HelpTopic.all.map(\.name).joined(separator: ", "))",
    ]
  }

  /// The first steps with the program.
  private static let examples: [Command.Example] = [
    ("vstyle init", "write a first sheet, a tree and a configuration"),
    ("vstyle lint", "check the sheets below this folder"),
    ("vstyle preview -o page.html", "draw them as a page"),
  ]

  /// The help of a command.
  static func page(of command: Command) -> String {
    var text = "\(command.usage)\n\n\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n"
    for note in command.notes { text += note + "\n" }
    text += "\nexamples:\n" + FoldedText.table(command.examples, longest: 56)
    for group in command.groups { text += "\n\(group.title):\n" + table(group.options) }
    return text + "\noptions of every command:\n" + table(Option.shared)
  }

  /// Returns a page with bold headings: the lines after an empty line that end with a colon, and the word `usage:`.
  static func withBoldHeadings(_ page: String) -> String {
    var isAfterGap = true
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { isAfterGap = line.isEmpty }
      let usage = "usage:"
      let heading = line.hasPrefix(usage) ? usage : line.hasSuffix(":") && !line.hasPrefix(" ") ? String(line) : ""
      guard isAfterGap, !heading.isEmpty else { return String(line) }
      return "\u{1B}[1m\(heading)\u{1B}[0m" + line.dropFirst(heading.count)
    }
    return lines.joined(separator: "\n")
  }

  private static func table(_ options: [Option]) -> String { FoldedText.table(options.map { ($0.usage, $0.help) }) }
}
