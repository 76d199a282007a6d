import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleValues

extension Command {
  private static let json = Option("json", .flag(isOn: false), "show the rules as JSON")
  private static let preset = Option(
    "preset", .choice(LintConfiguration.Preset.allCases.map(\.rawValue)), "list only those of a preset; all by default")
  private static let category = Option(
    "category", .choice(RuleCategory.all), "list only those of a category; all by default")

  /// `vstyle rules`
  static let rules = Command(
    "rules", summary: "list the rules that lint checks", options: [OptionGroup("options", [preset, category, json])],
    notes: [
      "Each with its code, its name, its severity, the least preset that includes it, and the safety of",
      "its fix: `--fix` makes the safe ones, `--unsafe-fixes` the unsafe ones too, and a suggestion is",
      "yours to make. With --preset the severity is the one in that preset. `vstyle explain RULE` shows",
      "the page of one.",
    ],
    examples: [
      ("vstyle rules", "all rules"), ("vstyle rules --preset core", "those that apply without a configuration"),
      ("vstyle rules --category accessibility --json", "some, with their pages, for programs"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    if let operand = invocation.operands.first {
      throw invocation.misuse(
        "`rules` takes no `\(operand)`",
        advice: ["\(MissingInput.line("explain", [operand])) shows the page of a rule"])
    }
    var configuration = LintConfiguration()
    configuration.preset = invocation.value(preset).flatMap(LintConfiguration.Preset.init) ?? .all
    let rules = LintRules.all.compactMap { rule -> ListedRule? in
      let category = invocation.value(category) ?? RuleCategory.name(of: rule.diagnostic)
      guard RuleCategory.name(of: rule.diagnostic) == category else { return nil }
      return configuration.severity(of: rule.known, at: "").map { (rule, $0) }
    }
    if invocation.isOn(json) {
      terminal.print(result: JSON.array(rules.map { RulePage(rule: $0).json(severity: $1) }).pretty)
    } else {
      terminal.print(TerminalText(lines: table(rules)))
    }
    return .success
  }

  /// A rule with its severity in the chosen preset.
  private typealias ListedRule = (rule: LintRule, severity: Severity)

  /// Returns a line for each rule, under the name of its category.
  private static func table(_ rules: [ListedRule]) -> String {
    var text = ""
    var last: String?
    let width = rules.map(\.rule.name.count).max() ?? 0
    for (rule, severity) in rules {
      let category = RuleCategory.name(of: rule.diagnostic)
      if category != last { text += (last == nil ? "" : "\n") + "\(category):\n" }
      last = category
      let columns = [
        rule.code, rule.name.padded(to: width), severity.rawValue.padded(to: 7),
        rule.preset.padded(to: 6), rule.fixes?.rawValue ?? "-",
      ]
      text += "  " + columns.joined(separator: "  ") + "\n"
    }
    return text
  }
}

extension String {
  /// The text with spaces after it, to a number of columns.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
