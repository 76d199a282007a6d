extension Command {
  /// `vstyle completions`
  static let completions = Command(
    "completions", operands: "bash|zsh|fish", summary: "print a script that completes command lines in a shell"
  ) { (invocation, terminal) throws(CommandError) in
    let shells = CompletionScript.all.map(\.shell)
    guard let name = invocation.operands.first, let script = CompletionScript.all.first(where: { $0.shell == name })
    else {
      throw invocation.misuse("`completions` takes one of \(shells.joined(separator: ", "))")
    }
    terminal.print(script.text(Command.all))
    return .success
  }
}
