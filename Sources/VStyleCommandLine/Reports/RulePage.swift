import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The documentation page of a rule.
enum RulePage {
  static func text(_ rule: LintRule) -> String {
    let row = rule.diagnostic
    var text = "\(row.severity.rawValue)[\(row.code)] \(row.name)\n\n\(row.summary)\n"
    for option in rule.options {
      text += "\nOption `\(option.name)`: \(option.summary); \(option.initial) by default.\n"
    }
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
      "preset": .string(rule.tier == .style ? "all" : rule.tier.rawValue),
      "options": .array(
        rule.options.map { option in
          ["name": .string(option.name), "summary": .string(option.summary), "initial": json(option.initial)]
        }),
      "bad": .strings(rule.bad.map(\.text)), "good": .strings(rule.good.map(\.text)),
    ]
  }

  private static func json(_ setting: LintRule.Setting) -> JSON {
    switch setting {
    case .count(let count): .integer(count)
    case .names(let names): .strings(names)
    }
  }

  private static func listing(_ example: LintRule.Example) -> String {
    var text = indented(example.text)
    for (name, file) in example.files.sorted(by: { $0.key < $1.key }) {
      text += file.isEmpty ? "\n  with the file \(name)\n" : "\n  with \(name):\n\n" + indented(file)
    }
    return text
  }

  /// Returns the lines of a text indented by four spaces, with invisible characters made visible.
  ///
  /// A text of more than 60 lines has only its last line.
  private static func indented(_ text: String) -> String {
    let visible = text.unicodeScalars.map(VisibleText.text).joined()
    var lines = visible.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 60 { lines = ["… \(lines.count - 1) lines …"] + lines.suffix(1) }
    return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
