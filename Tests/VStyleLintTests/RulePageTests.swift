import TestSupport
import Testing
import VStyleSyntax

@testable import VStyleLint

/// Tests that Docs/LintRules.md is generated from the rules, their examples and the diagnostics of the examples.
@Suite("Docs/LintRules.md")
struct RulePageTests {
  @Test("the page is generated from the rules and their examples")
  func page() {
    #expect(Golden.mismatch(RulePageTests.text, with: PackageRoot.path + "/Docs/LintRules.md") == nil)
  }

  private static var text: String {
    var text = """
      # The rules of lint

      `vstyle explain RULE` shows the page of a rule, and `vstyle rules` lists them. Below each bad example are the
      diagnostics of it with their bytes, and then the corrected example.

      The rules of the preset `core` apply unless a configuration says otherwise. `strict` adds those that a project may
      have reasons to break, and `all` those of style. `vstyle lint --fix` makes the safe fixes, which keep the meaning
      of a sheet. `--unsafe-fixes` also makes those that can change it. A suggestion is a guess, which you make yourself.

      This page is generated from the rules by `UPDATE_GOLDENS=1 swift test --filter VStyleLintTests`.


      """
    for (category, rules) in categories {
      text += "## \(category)\n\n| code | rule | severity | preset | fix | finds |\n"
      text += "| --- | --- | --- | --- | --- | --- |\n"
      for rule in rules {
        text += "| \(rule.code) | [\(rule.name)](#\(rule.code.lowercased())-\(rule.name)) | "
        text += "\(rule.diagnostic.severity.rawValue) | \(rule.preset) | \(fix(rule)) | \(rule.diagnostic.summary) |\n"
      }
      text += "\n" + rules.map(page).joined()
    }
    return String(text.dropLast())
  }

  private static var categories: [(String, [LintRule])] {
    let groups = Dictionary(grouping: LintRules.all) { RuleCategory.name(of: $0.diagnostic) }
    return groups.sorted { ($0.value[0].code) < ($1.value[0].code) }.map { ($0.key, $0.value) }
  }

  private static func fix(_ rule: LintRule) -> String { rule.fixes?.rawValue ?? "" }

  private static func page(_ rule: LintRule) -> String {
    var text = "### \(rule.code) \(rule.name)\n\n\(rule.diagnostic.summary)\n\n\(rule.why)\n\n"
    for option in rule.options {
      text += "Option `\(option.name)`: \(option.summary); \(option.initial) by default.\n\n"
    }
    for (bad, good) in rule.pairs {
      if let bad {
        text += "Bad:\n\n" + listing(bad)
        for diagnostic in ExampleProject(bad, of: rule).diagnostics { text += found(diagnostic) }
      }
      if let good { text += "Good:\n\n" + listing(good) }
    }
    return text
  }

  private static func found(_ diagnostic: Diagnostic) -> String {
    var text = "> \(diagnostic.location.range): \(diagnostic.message)"
    if let help = diagnostic.help { text += "; \(help)" }
    for fix in diagnostic.fixes { text += "; \(fix.safety.rawValue) fix: \(fix.title)" }
    return text.replacing("\n", with: " ") + "\n\n"
  }

  private static func listing(_ example: LintRule.Example) -> String {
    let language = example.kind == .sheet ? "css" : "json"
    var text = "```\(language)\n\(visible(example.text))\n```\n\n"
    for (name, file) in example.files.sorted(by: { $0.key < $1.key }) {
      guard !file.isEmpty else {
        text += "with the file `\(name)`\n\n"
        continue
      }
      text += "with `\(name)`:\n\n```css\n\(file)\n```\n\n"
    }
    return text
  }

  /// The text as a page can show it: NUL and format characters are replaced, and long lines and texts are shortened.
  ///
  /// A line of more than 120 characters is cut after 110. Of a text of more than 60 lines, only the last one is shown.
  private static func visible(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let shown = line.unicodeScalars.map { VisibleText.text($0) }.joined()
      return shown.count > 120 ? shown.prefix(110) + " …" : shown
    }
    guard lines.count > 60 else { return lines.joined(separator: "\n") }
    return (["… \(lines.count - 1) lines …"] + lines.suffix(1)).joined(separator: "\n")
  }
}
