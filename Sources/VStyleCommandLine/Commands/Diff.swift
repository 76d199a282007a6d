import VStyleCheck
import VStyleDiff
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension Command {
  private static let format = Option(
    "format", .choice(["text", "json", "markdown", "html"]), "how to show the differences")
  private static let since = Option(
    "since", .text("REVISION"), "compare with a revision of the git repository", example: "main")
  private static let oneTheme = Option(
    "theme", .text("NAME"), "compare in one theme; in all by default", example: "dark")
  private static let someTrees = Option("tree", .file("TREE", [".json"]), "a tree of views, in JSON; may be repeated")

  /// `vstyle diff`
  static let diff = Command(
    "diff", Operands("OLD NEW | --since REVISION [PATH…]", .files([".vstyle"])),
    summary: "show which values two versions of sheets change, and why",
    options: [
      OptionGroup("input", [since, someTrees] + SchemaInput.projectOptions),
      OptionGroup("environment", [oneTheme, .traits]), OptionGroup("output", [format, .quiet]),
    ],
    notes: [
      "Two sheets, or two folders whose sheets are paired by name. With --since, the sheets below the",
      "paths, by default the current folder, and their former versions. Values are compared in every",
      "theme, light and dark, and in every state. Without --tree: a view for each selector and style.",
      "Exit code 1 if values differ, and 65 if the new version adds an error: what it leaves out is",
      "compared as if it were not there.",
    ],
    examples: [
      ("vstyle diff old.vstyle new.vstyle", "compare two sheets"),
      ("vstyle diff --since main", "compare the sheets below this folder with a branch"),
      ("vstyle diff --since HEAD~1 --format html > diff.html", "draw each changed view before and after"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    let schema = try SchemaInput.project(invocation, terminal)
    let traits = try EnvironmentInput.read(invocation).traits
    var trees: [TreeFile] = []
    for path in invocation.all(someTrees) {
      trees.append(try TreeFile(try terminal.files.source(path, limit: .treeBytes)))
    }
    let theme = invocation.value(oneTheme)
    var themes: [String] = []
    var comparisons: [DiffComparison] = []
    for (old, new) in try sides(invocation, terminal) {
      for pair in try DiffSheets(old, new).pairs {
        if let conflict = MergeConflict(pair.new) { throw CommandError(conflict, in: pair.new) }
        for tree in trees.isEmpty ? [nil] : trees.map(Optional.some) {
          let versions = try DiffVersions(pair, tree, schema, files: (old.files, new.files))
          themes += versions.themeNames.filter { !themes.contains($0) }
          if let compared = try DiffComparison(versions, theme: theme, traits: traits) { comparisons.append(compared) }
        }
      }
    }
    if let theme, !themes.contains(theme) {
      let guess = PossibleValues.end(for: theme, among: themes)
      throw CommandError(.usage, "no sheet declares the theme `\(theme)`\(guess)")
    }
    let report = DiffReport(comparisons)
    switch invocation.choice(format) {
    case "json": terminal.print(result: report.json())
    case "markdown": terminal.print(result: report.markdown())
    case "html": terminal.print(result: report.html(traits))
    default: terminal.print(report.text())
    }
    let errors = invocation.choice(format) == "text" ? [] : report.errors.map(TerminalText.init(lines:))
    terminal.report(errors.joined() + report.remarks)
    terminal.inform("\(report.summary)\n")
    guard report.errors.isEmpty else { return .badData }
    return report.isEmpty ? .success : .diagnostics
  }

  /// A path with the files that it belongs to.
  private typealias Side = (path: String, files: any Files)

  /// Returns the pairs of paths to compare.
  private static func sides(
    _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> [(old: Side, new: Side)] {
    let operands = invocation.operands
    guard let revision = invocation.value(since) else {
      guard operands.count == 2 else {
        throw invocation.misuse("`diff` needs two sheets or folders, or `--since REVISION`")
      }
      return [((operands[0], terminal.files), (operands[1], terminal.files))]
    }
    let former = try terminal.files.files(at: revision)
    return (operands.isEmpty ? ["."] : operands).map { (($0, former), ($0, terminal.files)) }
  }
}
