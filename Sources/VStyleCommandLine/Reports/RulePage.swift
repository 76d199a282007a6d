import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The page of a rule.
enum RulePage {
  static func text(_ rule: LintRule) -> String {
    let row = rule.diagnostic
    var text = "\(row.severity.rawValue)[\(row.code)] \(row.name)\n\n\(row.summary)\n"
    for (title, examples) in [("Bad", rule.bad), ("Good", rule.good)] {
      for example in examples { text += "\n\(title):\n\n" + listing(example) }
    }
    return text
  }

  static func json(_ rule: LintRule) -> JSON {
    let row = rule.diagnostic
    return [
      "code": .string(row.code), "name": .string(row.name), "category": .string(RuleCategory.name(of: row)),
      "severity": .string(row.severity.rawValue), "summary": .string(row.summary),
      "bad": .strings(rule.bad.map(\.text)), "good": .strings(rule.good.map(\.text)),
    ]
  }

  private static func listing(_ example: LintRule.Example) -> String {
    var text = indented(example.text)
    for (name, file) in example.files.sorted(by: { $0.key < $1.key }) {
      text += "\n  with \(name):\n\n" + indented(file)
    }
    return text
  }

  /// The lines four spaces in. A NUL, which no terminal shows, becomes its picture.
  private static func indented(_ text: String) -> String {
    let visible = String(text.map { $0 == "\0" ? "␀" : $0 })
    return visible.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
