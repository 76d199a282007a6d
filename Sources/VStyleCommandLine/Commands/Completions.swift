extension Command {
  /// `vstyle completions`
  static let completions = Command(
    "completions", Operands("bash|zsh|fish", .words { CompletionScript.all.map(\.shell) }),
    summary: "print a script that completes command lines in a shell",
    notes: [
      "It knows commands, options, their words, rules, properties, view types, sheets, trees and",
      "configurations. To install it, run both lines of your shell below. zsh reads it after",
      "`fpath=(~/.zsh/completions $fpath)` and `autoload -Uz compinit && compinit` in ~/.zshrc.",
    ],
    examples: [
      ("eval \"$(vstyle completions bash)\"", "for this bash only"),
      ("eval \"$(vstyle completions zsh)\"", "for this zsh only, after compinit"),
      ("vstyle completions fish | source", "for this fish only"),
    ] + CompletionScript.all.flatMap(\.installation)
  ) { (invocation, terminal) throws(CommandError) in
    let shells = CompletionScript.all.map(\.shell)
    guard let name = invocation.operands.first, let script = CompletionScript.all.first(where: { $0.shell == name })
    else {
      throw invocation.misuse("`completions` takes one of \(shells.joined(separator: ", "))\(invocation.found)")
    }
    terminal.print(result: script.text(Command.all))
    return .success
  }
}
