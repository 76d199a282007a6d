import VStyleValues

extension Command {
  /// `vstyle help`
  static let help = Command("help", operands: "[COMMAND]", summary: "show the help of a command") {
    (invocation, terminal) throws(CommandError) in
    guard let name = invocation.operands.first else {
      terminal.print(HelpText.overview)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let guess = Spelling.closest(to: name, in: Command.all.map(\.name)).map { "; did you mean `\($0)`?" } ?? ""
      throw CommandError(.usage, "unknown command `\(name)`\(guess)", remarks: ["see `vstyle help`"])
    }
    terminal.print(HelpText.page(of: command))
    return .success
  }
}
