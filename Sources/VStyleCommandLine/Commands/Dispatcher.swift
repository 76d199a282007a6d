/// Runs the command that a command line names.
struct Dispatcher {
  let terminal: Terminal

  func run(_ arguments: [String]) throws(CommandError) -> ExitCode {
    guard let written = arguments.first else {
      terminal.report(TerminalText(lines: HelpText.overview))
      return .usage
    }
    let name = Command.aliases[written] ?? written
    if let command = Command.all.first(where: { $0.name == name }) {
      return try run(command, Array(arguments.dropFirst()))
    }
    guard name.hasPrefix("-") else {
      let known = Command.all.map(\.name) + Option.shared.map(\.spelling)
      let guess = ForeignWords.guess(for: name, among: known)
      throw CommandError(.usage, "unknown command `\(name)`\(guess)", remarks: Dispatcher.remarks)
    }
    let invocation = try ArgumentParser(options: Option.shared, remarks: Dispatcher.remarks).parse(arguments)
    if !show(invocation, HelpText.overview) { throw CommandError(.usage, "no command", remarks: Dispatcher.remarks) }
    return .success
  }

  private func run(_ command: Command, _ words: [String]) throws(CommandError) -> ExitCode {
    let remarks = [command.usage, "see `vstyle help \(command.name)`"]
    let options = command.options + Option.shared
    let invocation = try ArgumentParser(command: command.name, options: options, remarks: remarks).parse(words)
    if show(invocation, HelpText.page(of: command)) { return .success }
    terminal.isQuiet = invocation.isOn(.quiet)
    return try command.run(invocation, terminal)
  }

  /// Shows the help or the version for `--help` and `--version`.
  ///
  /// - Returns: whether one of them is in the command line.
  private func show(_ invocation: Invocation, _ help: @autoclosure () -> String) -> Bool {
    if invocation.isOn(.help) {
      terminal.printPage(TerminalText(lines: help()), invocation)
    } else if invocation.isOn(.version) {
      terminal.print("vstyle \(Version.current)\n")
    } else {
      return false
    }
    return true
  }

  private static let remarks = ["usage: vstyle <command> [options] [paths…]", "see `vstyle help`"]
}
