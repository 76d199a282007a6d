import VStyleJSON
import VStyleLint
import VStyleSyntax

extension Command {
  private static let json = Option("json", .flag(isOn: false), "show the rules as JSON")

  /// `vstyle rules`
  static let rules = Command(
    "rules", summary: "list the rules that lint checks", options: [json],
    notes: ["`vstyle explain RULE` shows the page of one."]
  ) { (invocation, terminal) throws(CommandError) in
    if let operand = invocation.operands.first { throw invocation.misuse("`rules` takes no `\(operand)`") }
    if invocation.isOn(json) {
      let rules: JSON = .array(LintRules.all.map(RulePage.json))
      terminal.print(rules.pretty)
    } else {
      for rule in LintRules.all {
        terminal.print("\(rule.code)  \(rule.diagnostic.severity.rawValue)  \(rule.name): \(rule.diagnostic.summary)\n")
      }
    }
    return .success
  }
}
