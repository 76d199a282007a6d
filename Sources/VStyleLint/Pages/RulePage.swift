package import VStyleAdvice
import VStyleCheck
package import VStyleJSON
package import VStyleSyntax
package import VStyleValues

/// The documentation page of a rule.
package struct RulePage {
  /// The rule.
  package let rule: LintRule

  /// Creates the page of a rule.
  package init(rule: LintRule) { self.rule = rule }

  /// Returns the page as text.
  ///
  /// - Parameters:
  ///   - schema: the view types, to lint the bad examples and show the messages; `nil` leaves the messages out.
  ///   - colors: the colors of the messages.
  package func text(_ schema: StyleSchema? = nil, colors: DiagnosticRenderer.Colors = .none) -> String {
    let row = rule.diagnostic
    var text = "\(row.severity.rawValue)[\(row.label)]\n\n"
    text += FoldedText.lines(rule.summary) + "\n" + FoldedText.lines(rule.why) + "\n"
    text += FoldedText.table(facts + [("page", path)])
    for option in rule.known.options {
      text += "\n" + FoldedText.lines("Option `\(option.name)`: \(option.summary); \(option.initial) by default.")
    }
    for (bad, good) in rule.pairs {
      if let bad { text += "\nBad:\n\n" + listing(bad) + message(bad, schema, colors) }
      if let good { text += "\nGood:\n\n" + listing(good) }
    }
    return text
  }

  /// The path of the page in the package.
  package var path: String { "Docs/Rules/\(rule.name).md" }

  /// The rule as JSON.
  ///
  /// - Parameters:
  ///   - schema: the view types, to lint the bad examples and show the messages; `nil` leaves the messages out.
  ///   - severity: the severity in a configuration; `nil` for that of the rule.
  package func json(_ schema: StyleSchema? = nil, severity: Severity? = nil) -> JSON {
    let row = rule.diagnostic
    var members: [JSON.Member] = [
      .init("code", .string(row.code)), .init("name", .string(row.name)),
      .init("category", .string(RuleCategory.name(of: row))),
      .init("severity", .string((severity ?? row.severity).rawValue)), .init("summary", .string(rule.summary)),
      .init("why", .string(rule.why)), .init("preset", .string(rule.preset)),
      .init("fix", .optional(rule.fixes?.rawValue)), .init("page", .string(path)),
      .init(
        "options",
        .array(
          rule.known.options.map { option in
            ["name": .string(option.name), "summary": .string(option.summary), "initial": json(option.initial)]
          })),
      .init("bad", .strings(rule.bad.map(\.text))), .init("good", .strings(rule.good.map(\.text))),
    ]
    if let schema {
      let messages = rule.bad.map { example in
        ExampleProject(example, of: rule, schema: schema).diagnostics.map(\.message).joined(separator: "\n")
      }
      members.append(.init("messages", .strings(messages)))
    }
    return .object(members)
  }

  private func json(_ setting: KnownRule.Setting) -> JSON {
    switch setting {
    case .count(let count): .integer(count)
    case .names(let names): .strings(names)
    }
  }
}

extension RulePage {
  /// The rows about the rule: where it applies, and how to change that.
  package var facts: [(String, String)] {
    let isLower = rule.known.tier != .style && rule.diagnostic.severity != .error && isConfigurable
    let raised = rule.diagnostic.severity == .info ? "warning" : "error"
    return [
      ("severity", rule.diagnostic.severity.rawValue + (isLower ? ", and \(raised) in the preset strict" : "")),
      ("preset", presets), ("category", RuleCategory.name(of: rule.diagnostic)), ("fix", fix),
      ("configure", configuration), ("suppress", suppression),
    ]
  }

  private var presets: String {
    if rule.isOfParser { return "every one" }
    switch rule.known.tier {
    case .core: return "core, strict, all"
    case .strict: return "strict, all"
    case .style: return "all"
    }
  }

  private var fix: String {
    switch rule.fixes {
    case .safe: "`vstyle lint --fix` makes it, and keeps the meaning of the sheet"
    case .unsafe: "`vstyle lint --unsafe-fixes` makes it, which can change the meaning of the sheet"
    case .suggestion: "the message has a suggestion, which you make yourself"
    case nil: "none; correct the text yourself"
    }
  }

  /// Whether a configuration can change the severity. The rules of the parser and of the configuration always apply.
  private var isConfigurable: Bool { !rule.isOfParser && !rule.bad.contains { $0.kind == .configuration } }

  private var configuration: String {
    guard isConfigurable else { return "always on, because the file does not mean what it seems to mean" }
    guard let option = rule.known.options.first else {
      return "`\"rules\": {\"\(rule.name)\": \"off\"}` in `vstyle.json`"
    }
    let word = rule.diagnostic.severity.rawValue
    return "`\"rules\": {\"\(rule.name)\": [\"\(word)\", {\"\(option.name)\": \(option.initial)}]}` in `vstyle.json`"
  }

  private var suppression: String {
    guard !rule.isOfParser, rule.bad.contains(where: { $0.kind == .sheet }) else {
      return "not by a comment"
    }
    return "`/* vstyle-ignore-next \(rule.name) -- the reason */` before the statement"
  }
}

extension RulePage {
  private func listing(_ example: LintRule.Example) -> String {
    var text = RulePage.indented(example.text)
    for (name, file) in example.files.sorted(by: { $0.key < $1.key }) {
      text += file.isEmpty ? "\n  with the file \(name)\n" : "\n  with \(name):\n\n" + RulePage.indented(file)
    }
    return text
  }

  /// Returns the message about a bad example, with its lines.
  private func message(
    _ example: LintRule.Example, _ schema: StyleSchema?, _ colors: DiagnosticRenderer.Colors
  ) -> String {
    guard let schema else { return "" }
    let project = ExampleProject(example, of: rule, schema: schema)
    let renderer = DiagnosticRenderer(project.sources, colors: colors, maximumWidth: FoldedText.width)
    return project.diagnostics.map { "\n" + renderer.pretty($0) }.joined()
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
