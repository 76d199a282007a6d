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
      "current folder. Sheets that import each other are read together. The nearest vstyle.json above the",
      "first path configures the rules. Exit code 1 if there is a diagnostic of the severity --fail-on.",
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
    let operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    let reports = try ReportInput(invocation)
    let input = try LintInput(invocation, terminal)
    try input.checkFiles(isReadingBaseline: invocation.value(writeBaseline) == nil && invocation.value(baseline) == nil)
    let schema = try SchemaInput.read(invocation, terminal, input)
    let sheets = try terminal.sheets(operands).map { sheet in
      guard sheet.path == SourceText.standardInputPath, let path = invocation.value(WrittenSheet.standardInputName)
      else { return sheet }
      return SourceText(path: path, bytes: sheet.bytes)
    }
    let linter = Linter(
      schema: schema, loader: FolderLoader(terminal.files), configuration: input.configuration,
      skins: try SkinInput.read(invocation, terminal), resources: try input.resources(),
      trees: try input.trees(invocation.all(trees)))
    let isFixing = invocation.isOn(fix) || invocation.isOn(riskyFixes) || invocation.isOn(diffOption)
    guard isFixing else {
      for remark in sheets.compactMap({ WrittenSheet.remark(on: $0, terminal.files) }) {
        terminal.inform(TerminalText(lines: remark))
      }
      let progress = terminal.isQuiet ? nil : terminal.progress
      let found = linter.lint(sheets) { progress?.update($0, of: $1, "sheets checked") }
      progress?.end()
      return try report(found, reports, input, invocation, terminal)
    }
    let reach = invocation.isOn(riskyFixes) ? FixPlan.Reach.unsafe : .safe
    if invocation.isOn(diffOption) {
      let fixed = linter.fixed(sheets, reach: reach)
      let before = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
      for sheet in fixed.sheets {
        terminal.print(result: UnifiedDiff.text(before[sheet.path]?.text ?? "", sheet.text, path: sheet.path))
      }
      terminal.inform("\(LintSummary.counted(fixed.fixCount, "fix", "fixes")) to make\n")
      return fixed.fixCount == 0 ? .success : .diagnostics
    }
    if invocation.operands.contains("-") { throw invocation.misuse("`--fix` cannot write to standard input") }
    for sheet in sheets { try WrittenSheet.checkName(sheet.path, [".vstyle"]) }
    let (fixed, found) = linter.fix(sheets, reach: reach)
    for sheet in fixed.sheets { try WrittenSheet.checkText(sheet) }
    let before = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
    let changed = Set(fixed.sheets.map(\.path))
    for sheet in sheets where !changed.contains(sheet.path) { terminal.files.removeLeftover(of: sheet.path) }
    var isKept = false
    // A file that cannot be written costs no other one its fixes.
    for sheet in fixed.sheets {
      do throws(CommandError) { try terminal.files.replace(before[sheet.path] ?? sheet, with: sheet) } catch {
        isKept = true
        terminal.report(error)
      }
    }
    terminal.inform("\(LintSummary.counted(fixed.fixCount, "fix", "fixes")) made\n")
    let code = try report(found, reports, input, invocation, terminal)
    return isKept ? .cannotCreate : code
  }

  /// Writes a report without the diagnostics that the baseline accepts, and returns the exit code.
  private static func report(
    _ found: LintReport, _ reports: ReportInput, _ input: LintInput, _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    var found = found
    if let path = invocation.value(writeBaseline) {
      for sheet in found.sources.sources {
        if let conflict = MergeConflict(sheet) { throw CommandError(conflict, in: sheet) }
      }
      let folder = BaselineFolder(of: path, terminal.files)
      let (text, keptCount) = Baseline.text(of: found, in: folder, replacing: try input.replacedBaseline(path))
      try terminal.files.create(path, with: text, limit: .baselineBytes)
      let kept = keptCount == 0 ? "" : ", \(keptCount) of other sheets kept"
      terminal.inform("\(LintSummary.counted(found.diagnostics.count, "diagnostic")) accepted\(kept)\n")
      return .success
    }
    // Single sheets are often those that a commit changes. The baseline is written for all of them.
    let operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    let folders = operands.filter { terminal.files.kind(FilePath.cleaned($0)) == .folder }
    let changes = try changedLines(of: found.sources, operands, invocation, terminal)
    let changed = changes?.lines(of: found.sources)
    try input.baseline(invocation.value(baseline))?.apply(
      to: &found, input.configuration, folders: folders,
      operands: folders.count == operands.count ? invocation.operands : [],
      isChanged: { changed?.contains($0.location) ?? false })
    if let fileCount = changed?.fileCount, let changed = changes?.lines(of: found.sources) {
      found.keepChanges(ofFiles: fileCount) { changed.contains($0.location) }
    }
    try reports.write(found, input.configuration, terminal)
    return reports.exitCode(found, input.configuration)
  }

  /// Reads the lines that are reported; `nil` for all.
  private static func changedLines(
    of sources: SourceMap, _ operands: [String], _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ChangedLines? {
    guard let path = invocation.value(changes) else { return nil }
    // `git diff --relative` leaves out what is not below the current folder, so nothing would be found there.
    let folder = FilePath.absolute(".", terminal.files.currentFolders)
    for operand in operands where operand != "-" {
      let path = FilePath.absolute(operand, terminal.files.currentFolders)
      guard path != folder, !path.hasPrefix(folder == "/" ? "/" : folder + "/") else { continue }
      throw invocation.misuse(
        "`\(operand)` is not below this folder, whose diff does not name it: run `lint` in that one")
    }
    let changes = try ChangedLines(try terminal.files.source(path, limit: .diffBytes), terminal.files)
    try changes.check(sources)
    return changes
  }
}
