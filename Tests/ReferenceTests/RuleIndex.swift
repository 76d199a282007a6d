import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The index of the lint rules, `Docs/LintRules.md`.
enum RuleIndex {
  static var text: String {
    var text = """
      # Lint rules

      Look up each rule of `vstyle lint` here: what it finds, how severe it is, and who can fix it. `vstyle explain RULE`
      prints the page of a rule, and `vstyle rules` the list.

      ## Presets

      A preset selects rules and their severities. [Set it](Configuration.md#presets) in `vstyle.json` or with `--preset`.

      \(Markdown.table(["preset", "rules", "selects", "severity"], presets))
      By default, `vstyle lint` fails if there is an error or a warning. So with `strict`, each diagnostic makes it fail.

      ## The columns

      The columns `core`, `strict` and `all` have the severity of the rule in that preset, or – where the rule is off. The
      last column says who fixes the mistake:

      | fix | made by |
      | --- | --- |
      | safe | `vstyle lint --fix`; the meaning of the sheet stays the same |
      | unsafe | `vstyle lint --unsafe-fixes`; the meaning of the sheet can change |
      | suggestion | you: the message has a guess |


      """
    for (category, rules) in categories {
      text += "## \(Markdown.sentence(category).dropLast())\n\n"
      text += Markdown.table(["code", "rule", "core", "strict", "all", "fix", "finds"], rules.map(row)) + "\n"
    }
    return text + """
      [LintGaps](LintGaps.md) explains why there are no others.

      """
  }

  private static var presets: [[String]] {
    let selects: [LintConfiguration.Preset: (String, String)] = [
      .core: ("what is wrong, or almost surely not intended; the default", "as listed"),
      .strict: (
        "those of `core`, and those that a project may have reasons to break",
        "raised: an info is a warning, and all else an error; those of the parser as listed"
      ),
      .all: ("every rule, also those of style", "as listed"),
      .none: ("only those of the parser, which are always on", "as listed"),
    ]
    return LintConfiguration.Preset.allCases.map { (preset: LintConfiguration.Preset) -> [String] in
      let rules = LintRules.all.filter { severity(of: $0, in: preset) != nil }
      let (words, raised) = selects[preset] ?? ("", "")
      return ["`\(preset.rawValue)`", "\(rules.count)", words, raised]
    }
  }

  private static var categories: [(String, [LintRule])] {
    let groups = Dictionary(grouping: LintRules.all) { RuleCategory.name(of: $0.diagnostic) }
    return groups.sorted { ($0.value[0].code) < ($1.value[0].code) }.map { ($0.key, $0.value) }
  }

  private static func row(_ rule: LintRule) -> [String] {
    let severities = [.core, .strict, .all].map { severity(of: rule, in: $0)?.rawValue ?? "–" }
    return ["`\(rule.code)`", "[\(rule.name)](Rules/\(rule.name).md)"] + severities
      + [rule.fixes?.rawValue ?? "", Markdown.prose(rule.summary)]
  }

  /// The severity of a rule in a project that configures nothing but the preset; `nil` if the rule is off.
  private static func severity(of rule: LintRule, in preset: LintConfiguration.Preset) -> Severity? {
    var configuration = LintConfiguration()
    configuration.preset = preset
    return configuration.severity(of: rule.known, at: "app.vstyle")
  }
}
