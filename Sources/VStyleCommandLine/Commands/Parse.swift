import VStyleAdvice
import VStyleFormat
import VStyleSyntax

extension Command {
  private static let format = Option("format", .choice(["text", "json"]), "how to show the tree")

  /// `vstyle parse`
  static let parse = Command(
    "parse", Operands("SHEET…", .files([".vstyle"])), summary: "show the tree of a sheet",
    options: [OptionGroup("options", [format])], notes: ["Reading never fails: what is wrong goes to standard error."],
    examples: [
      ("vstyle parse app.vstyle", "the statements, indented as they are nested"),
      ("vstyle parse --format json app.vstyle", "the same, for programs"),
      ("vstyle parse - < app.vstyle", "the tree of standard input"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty else { throw invocation.misuse("`parse` needs a sheet") }
    for sheet in try terminal.sheets(invocation.operands) {
      let tree = SyntaxTree(parsing: sheet, as: SourceID(0))
      if invocation.choice(format) == "json" {
        terminal.print(result: SyntaxReport.json(tree))
      } else {
        terminal.print(TerminalText(lines: tree.dump()))
      }
      let renderer = DiagnosticRenderer(SourceMap(sheet))
      for diagnostic in tree.diagnostics { terminal.report(TerminalText(rendered: renderer.concise(diagnostic))) }
    }
    return .success
  }
}
