import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStyleCommandLine

/// The pages of the lint rules: one for each rule, from the same rows and examples as `vstyle explain`, and their index.
enum RulePages {
  /// The pages of `Docs/Rules` by the names of their files.
  static var all: [String: String] {
    Dictionary(uniqueKeysWithValues: LintRules.all.map { ("\($0.name).md", page($0)) })
  }

  private static func page(_ rule: LintRule) -> String {
    var text = "# \(rule.name)\n\n\(Markdown.paragraph(rule.summary))\n\(Markdown.paragraph(rule.why))\n"
    let facts = [("code", "`\(rule.code)`")] + RulePage(rule: rule).facts
    text += facts.map { "- \($0): \(Markdown.prose($1))\n" }.joined() + "\n"
    if !rule.known.options.isEmpty {
      text += "## Options\n\n"
      let rows = rule.known.options.map {
        [Markdown.code($0.name), Markdown.code("\($0.initial)"), Markdown.prose($0.summary)]
      }
      text += Markdown.table(["option", "default", "means"], rows) + "\n"
    }
    text += "## \(rule.pairs.count > 1 ? "Examples" : "Example")\n\n"
    for (bad, good) in rule.pairs {
      if let bad { text += "Wrong:\n\n\(listing(bad))\n" + message(bad, rule) }
      if let good { text += "\(bad == nil ? "Also right" : "Right"):\n\n\(listing(good))\n" }
    }
    return text + "Next: [all rules](../LintRules.md), [configure or suppress a rule](../Configuration.md)\n"
  }

  private static func listing(_ example: LintRule.Example) -> String {
    var text = Markdown.block(visible(example.text), example.kind == .sheet ? "css" : "json")
    for (name, file) in example.files.sorted(by: { $0.key < $1.key }) {
      text += file.isEmpty ? "\nwith the file `\(name)`\n" : "\nwith `\(name)`:\n\n" + Markdown.block(file, "css")
    }
    return text
  }

  /// The message about a bad example, as `vstyle lint` prints it.
  private static func message(_ example: LintRule.Example, _ rule: LintRule) -> String {
    let project = ExampleProject(example, of: rule, schema: .views)
    let renderer = DiagnosticRenderer(project.sources, maximumWidth: FoldedText.width)
    let text = project.diagnostics.map { renderer.pretty($0) }.joined(separator: "\n")
    return "The message:\n\n" + Markdown.block(text, "text") + "\n"
  }

  /// The text as a page can show it: with visible forms of invisible characters, and without the middle of long texts.
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
