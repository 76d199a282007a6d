import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleTokens

extension Command {
  /// `vstyle tokens`
  static let tokens = Command(
    "tokens", Operands("check FILE…", .files([".json", ".tokens"])), summary: "check files of design tokens",
    options: [OptionGroup("rules", LintInput.options), OptionGroup("output", ReportInput.options + [.quiet])],
    notes: [
      "A file is one of tokens or a resolver document, in the format of the Design Tokens Community Group,",
      "edition 2025.10. Files of tokens are one set, so a token may refer to one of another file. A",
      "resolver document names its files itself; only those below the folder of the first file are read.",
      "It is checked in every combination of its contexts. Exit code 1 as for `vstyle lint`.",
    ],
    examples: [
      ("vstyle tokens check brand.tokens.json", "check one file"),
      ("vstyle tokens check base.tokens.json dark.tokens.json", "check files that refer to each other"),
      ("vstyle tokens check brand.resolver.json", "check all files of a resolver document"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard let action = invocation.operands.first, action == "check" else {
      throw invocation.misuse(
        "`tokens` needs what to do: `check`",
        advice: ["`vstyle tokens check brand.tokens.json` checks a file"])
    }
    let paths = invocation.operands.dropFirst()
    guard !paths.isEmpty else { throw invocation.misuse("`tokens check` needs a file") }
    let reports = try ReportInput(invocation)
    let input = try LintInput(invocation, terminal)
    var texts: [SourceText] = []
    for path in paths { texts.append(try terminal.files.source(path, limit: .tokenFileBytes)) }
    let project = TokenProject(texts, files: terminal.files)
    let report = LintReport(configured(project, input.configuration), in: project.sources)
    try reports.write(report, input.configuration, terminal, to: .output)
    return reports.exitCode(report, input.configuration)
  }

  /// Returns the diagnostics of token files with the severities of a configuration.
  private static func configured(_ project: TokenProject, _ configuration: LintConfiguration) -> [Diagnostic] {
    project.diagnostics.compactMap { diagnostic in
      let path = project.sources[diagnostic.location.source].path
      guard let severity = configuration.severity(of: diagnostic, at: path) else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}
