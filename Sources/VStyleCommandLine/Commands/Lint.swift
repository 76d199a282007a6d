import VStyleLint
import VStyleSyntax

extension Command {
  private static let fix = Option("fix", .flag(isOn: false), "make the fixes that change no meaning")
  private static let riskyFixes = Option(
    "unsafe-fixes", .flag(isOn: false), "make also fixes that may change the meaning")
  private static let diffOption = Option("diff", .flag(isOn: false), "show the fixes, and write nothing")
  private static let baseline = Option(
    "baseline", .file("FILE", [".json"]), "leave out the diagnostics that a file accepts")
  private static let writeBaseline = Option(
    "write-baseline", .file("FILE", [".json"]), "accept all that is found now, and write it to a file")
  private static let changes = Option(
    "changes", .file("DIFF"), "report only lines that a diff adds; all by default")
  private static let trees = Option(
    "tree", .file("TREE", [".json"]), "check also with the views of a tree, or of a folder of trees; may be repeated")

  private static let watch = Option("watch", .flag(isOn: false), "check again after each save, until Ctrl-C")

  private static let jobs = Option("jobs", .number("N"), "the number of threads; one for each core by default")

  /// `vstyle lint`
  static let lint = Command(
    "lint", Operands("[PATH…]", .files([".vstyle"])), summary: "check sheets against the view types",
    options: [
      OptionGroup("rules", LintInput.options),
      OptionGroup(
        "input", SchemaInput.options + [trees, SkinInput.skin, changes, WrittenSheet.standardInputName, watch, jobs]),
      OptionGroup("output", ReportInput.options + [.quiet]), OptionGroup("fixes", [fix, riskyFixes, diffOption]),
      OptionGroup("baseline", [baseline, writeBaseline]),
    ],
    notes: [
      "A path is a sheet, a folder with sheets below it, or `-` for standard input; by default the",
      "current folder, without what .gitignore files leave out. Sheets that import each other are read",
      "together. The nearest vstyle.json above a sheet configures its rules; the one above the first path,",
      "when to fail. Exit code 1 if there is a diagnostic of the severity --fail-on. With --fix, what comes",
      "from standard input goes to standard output, and the report to standard error.",
    ],
    examples: [
      ("vstyle lint", "check the sheets below this folder"),
      ("vstyle lint --watch", "check them again after each save"),
      ("git diff --relative main | vstyle lint --changes -", "check only the lines that a branch adds"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    if let count = invocation.number(jobs) {
      guard count > 0 else { throw invocation.misuse("`--jobs` takes a number from 1 up, found `\(count)`") }
      Workers.limit(to: count)
    }
    guard invocation.isOn(watch) else { return try lint(invocation, terminal) }
    let isWriting = [fix, riskyFixes, diffOption].contains(where: invocation.isOn)
    guard !isWriting, invocation.value(writeBaseline) == nil, !(try ReportInput(invocation)).writesFiles else {
      throw invocation.misuse("`--watch` only shows what is found; leave out the options that write files or fix")
    }
    guard !invocation.operands.contains("-"), invocation.value(changes) != "-" else {
      throw invocation.misuse("`--watch` takes files and folders, found `-`")
    }
    LintWatch(terminal).run { terminal throws(CommandError) in try lint(invocation, terminal) }
    return .success
  }

  /// Checks the sheets once.
  private static func lint(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> ExitCode {
    let isFixing = invocation.isOn(fix) || invocation.isOn(riskyFixes)
    let run = LintRun(
      invocation: invocation, terminal: terminal,
      task: invocation.isOn(diffOption) ? .showFixes : isFixing ? .fix : .report,
      reach: invocation.isOn(riskyFixes) ? .unsafe : .safe, baselinePath: invocation.value(baseline),
      writtenBaselinePath: invocation.value(writeBaseline), changesPath: invocation.value(changes),
      treePaths: invocation.all(trees))
    return try run.run()
  }
}
