import VStyleValues

extension Command {
  /// `vstyle help`
  static let help = Command("help", operands: "[COMMAND | TOPIC]", summary: "show the help of a command or a topic") {
    (invocation, terminal) throws(CommandError) in
    guard let name = invocation.operands.first else {
      terminal.print(HelpText.overview)
      return .success
    }
    if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      terminal.print(topic.text())
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let names = Command.all.map(\.name) + HelpTopic.all.map(\.name)
      let guess = Spelling.closest(to: name, in: names).map { "; did you mean `\($0)`?" } ?? ""
      throw CommandError(.usage, "unknown command `\(name)`\(guess)", remarks: ["see `vstyle help`"])
    }
    terminal.print(HelpText.page(of: command))
    return .success
  }
}
