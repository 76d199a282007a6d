extension Command {
  /// `vstyle help`
  static let help = Command(
    "help", Operands("[COMMAND | TOPIC]", .words { HelpText.names }), summary: "show the help of a command or a topic",
    examples: [
      ("vstyle help", "all commands and topics"), ("vstyle help lint", "the help of a command"),
      ("vstyle help manual | man -l -", "the manual page"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard let name = invocation.operands.first else {
      terminal.printPage(TerminalText(lines: HelpText.overview), invocation)
      return .success
    }
    if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      terminal.printPage(TerminalText(lines: topic.text()), invocation)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == Command.aliases[name] ?? name }) else {
      throw CommandError(
        .usage, "unknown command `\(name)`\(ForeignWords.guess(for: name, among: HelpText.names))",
        remarks: HelpText.nameLines)
    }
    terminal.printPage(TerminalText(lines: HelpText.page(of: command)), invocation)
    return .success
  }
}
