import VStyleLint
import VStyleValues

extension Command {
  /// `vstyle explain`
  static let explain = Command(
    "explain", operands: "RULE", summary: "show the page of a lint rule"
  ) { (invocation, terminal) throws(CommandError) in
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      throw invocation.misuse("`explain` needs a rule, such as `VS1001` or `unknown-property`")
    }
    guard let rule = LintRules.named(name) else {
      let names = LintRules.all.map(\.name) + LintRules.all.map(\.code)
      let guess = Spelling.closest(to: name, in: names).map { "; did you mean `\($0)`?" } ?? ""
      throw CommandError(.usage, "there is no rule `\(name)`\(guess)", remarks: ["see `vstyle rules`"])
    }
    terminal.print(RulePage.text(rule))
    return .success
  }
}
