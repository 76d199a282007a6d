/// The help, generated from the tables of commands and options.
enum HelpText {
  /// The help of the program.
  static var overview: String {
    let rows = Command.all.map { ($0.name, $0.summary) }
    return """
      vstyle checks, computes and explains stylesheets for native views.

      usage: vstyle <command> [options] [paths…]

      commands:
      \(table(rows))
      topics:
      \(table(HelpTopic.all.map { ($0.name, $0.summary) }))
      options of every command:
      \(table(Option.shared.map { ($0.usage, $0.summary) }))
      `vstyle help <command or topic>` says more. Results go to standard output, all else to standard error.
      Exit codes: 0 fine, 1 diagnostics, 64 usage, 65 bad data, 66 no input, 70 internal error, 73 and 74
      cannot write, 78 bad configuration.

      """
  }

  /// The help of a command.
  static func page(of command: Command) -> String {
    var text = "\(command.usage)\n\n\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n"
    for note in command.notes { text += note + "\n" }
    text += "\noptions:\n" + table((command.options + Option.shared).map { ($0.usage, $0.summary) })
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 28 }.max() ?? 0
    return rows.map { left, right in
      let gap =
        left.count <= width
        ? String(repeating: " ", count: width - left.count) : "\n  " + String(repeating: " ", count: width)
      return "  \(left)\(gap)  \(right)\n"
    }.joined()
  }
}
