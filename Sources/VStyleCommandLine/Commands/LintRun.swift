import VStyleCheck
import VStyleLint
import VStyleSyntax

/// One check of the sheets of a command line.
struct LintRun {
  let invocation: Invocation
  let terminal: Terminal
  let task: Task
  let reach: FixPlan.Reach

  /// The baseline that the command line names; `nil` for those of the configurations.
  let baselinePath: String?

  /// The baseline to write; `nil` for none.
  let writtenBaselinePath: String?

  /// The diff whose lines are reported; `nil` for all lines.
  let changesPath: String?

  let treePaths: [String]

  /// What a run does with what it finds.
  enum Task {
    case report
    case fix
    case showFixes
  }

  /// Sheets with the linter that checks them.
  private typealias Project = (linter: Linter, sheets: LintedSheets)

  private var operands: [String] { invocation.operands.isEmpty ? ["."] : invocation.operands }

  /// The path of standard input as it is reported.
  private var inputPath: String {
    invocation.value(WrittenSheet.standardInputName) ?? SourceText.standardInputPath
  }

  /// Checks the sheets, and returns the exit code.
  func run() throws(CommandError) -> ExitCode {
    let reports = try ReportInput(invocation)
    let input = try LintInput(invocation, terminal)
    try checkFiles(of: input)
    let sheets = try terminal.sheets(operands).map { sheet in
      sheet.path == SourceText.standardInputPath ? SourceText(path: inputPath, bytes: sheet.bytes) : sheet
    }
    var projects: [Project] = []
    for group in try LintedSheets.groups(of: sheets, first: input, invocation, terminal) {
      projects.append((try linter(group.input), group))
    }
    if task == .showFixes { return showFixes(projects) }
    var (found, isKept) = (LintReport([]), false)
    let changes = try readChanges()
    if task == .fix {
      (found, isKept) = try makeFixes(projects, changes)
    } else {
      for remark in sheets.compactMap({ WrittenSheet.remark(on: $0, terminal.files) }) {
        terminal.inform(TerminalText(lines: remark))
      }
      let progress = terminal.isQuiet ? nil : terminal.progress
      for (linter, group) in projects {
        var own = linter.lint(group.sheets, among: otherSheets(than: group)) {
          progress?.update($0, of: $1, "sheets checked")
        }
        try acceptKnown(in: &own, group.input, changes)
        found.merge(own)
      }
      progress?.end()
    }
    let code = try report(found, reports, input, changes)
    return isKept ? .cannotCreate : code
  }

  /// The other sheets of the project, if single sheets are checked: a tree or a rule may need their names.
  private func otherSheets(than group: LintedSheets) -> [SourceText] {
    guard let folder = group.input.folder,
      !operands.contains(where: { terminal.files.kind(FilePath.cleaned($0)) == .folder })
    else { return [] }
    let known = Set(group.sheets.map { FilePath.cleaned($0.path) })
    // A sheet that cannot be read is no mistake of those that are checked.
    let all = (try? terminal.files.sheets([folder], skipped: { _ in })) ?? []
    return all.filter { !known.contains(FilePath.cleaned($0.path)) }
  }

  private func checkFiles(of input: LintInput) throws(CommandError) {
    try input.checkFiles(isReadingBaseline: writtenBaselinePath == nil && baselinePath == nil)
  }

  private func linter(_ input: LintInput) throws(CommandError) -> Linter {
    try checkFiles(of: input)
    return Linter(
      schema: try SchemaInput.read(invocation, terminal, input), loader: FolderLoader(terminal.files),
      configuration: input.configuration, skins: try SkinInput.read(invocation, terminal),
      resources: try input.resources(), trees: try input.trees(treePaths))
  }
}

// MARK: Fixes

extension LintRun {
  /// Shows the fixes without making them.
  private func showFixes(_ projects: [Project]) -> ExitCode {
    var count = 0
    for (linter, group) in projects {
      let fixed = linter.fixed(group.sheets, among: otherSheets(than: group), reach: reach)
      let before = Dictionary(group.sheets.map { ($0.path, $0) }) { first, _ in first }
      for sheet in fixed.sheets {
        terminal.print(result: UnifiedDiff.text(before[sheet.path]?.text ?? "", sheet.text, path: sheet.path))
      }
      count += fixed.fixCount
    }
    terminal.inform("\(LintSummary.counted(count, "fix", "fixes")) to make\n")
    return count == 0 ? .success : .diagnostics
  }

  /// Makes the fixes, and returns what is left and whether a file could not be written.
  ///
  /// The sheet of standard input is written to standard output.
  private func makeFixes(
    _ projects: [Project], _ changes: ChangedLines?
  ) throws(CommandError) -> (found: LintReport, isKept: Bool) {
    var found = LintReport([])
    var (isKept, count) = (false, 0)
    let input = operands.contains("-") ? inputPath : nil
    for sheet in projects.flatMap({ $0.sheets.sheets }) where sheet.path != input {
      try WrittenSheet.checkName(sheet.path, [".vstyle"])
    }
    for (linter, group) in projects {
      var (fixed, own) = linter.fix(group.sheets, among: otherSheets(than: group), reach: reach)
      for sheet in fixed.sheets { try WrittenSheet.checkText(sheet) }
      let changed = Dictionary(fixed.sheets.map { ($0.path, $0) }) { first, _ in first }
      // A file that cannot be written costs no other one its fixes.
      for sheet in group.sheets {
        do throws(CommandError) {
          if sheet.path == input {
            terminal.print(result: (changed[sheet.path] ?? sheet).text)
          } else if let new = changed[sheet.path] {
            try terminal.files.replace(sheet, with: new)
          } else {
            terminal.files.removeLeftover(of: sheet.path)
          }
        } catch {
          isKept = true
          terminal.report(error)
        }
      }
      count += fixed.fixCount
      try acceptKnown(in: &own, group.input, changes)
      found.merge(own)
    }
    terminal.inform("\(LintSummary.counted(count, "fix", "fixes")) made\n")
    return (found, isKept)
  }
}

// MARK: Reports

extension LintRun {
  /// Removes the diagnostics that the baseline of a configuration accepts.
  private func acceptKnown(
    in found: inout LintReport, _ input: LintInput, _ changes: ChangedLines?
  ) throws(CommandError) {
    guard baselinePath == nil, writtenBaselinePath == nil else { return }
    apply(try input.baseline(nil), to: &found, input, changes)
  }

  private func apply(
    _ baseline: Baseline?, to found: inout LintReport, _ input: LintInput, _ changes: ChangedLines?
  ) {
    // Single sheets are often those that a commit changes. The baseline is written for all of them.
    let folders = operands.filter { terminal.files.kind(FilePath.cleaned($0)) == .folder }
    let changed = changes?.lines(of: found.sources)
    baseline?.apply(
      to: &found, input.configuration, folders: folders,
      operands: folders.count == operands.count ? invocation.operands : [],
      isChanged: { changed?.contains($0.location) ?? false })
  }

  /// Writes a report without the diagnostics that the baseline accepts, and returns the exit code.
  private func report(
    _ found: LintReport, _ reports: ReportInput, _ input: LintInput, _ changes: ChangedLines?
  ) throws(CommandError) -> ExitCode {
    var found = found
    if let path = writtenBaselinePath {
      try write(found, to: path, replacing: try input.replacedBaseline(path))
      return .success
    }
    try changes?.check(found.sources)
    if let path = baselinePath { apply(try input.baseline(path), to: &found, input, changes) }
    if let changed = changes?.lines(of: found.sources) {
      found.keepChanges(ofFiles: changed.fileCount) { changed.contains($0.location) }
    }
    // The text of a sheet has standard output for itself.
    let stream: Terminal.Stream = task == .fix && operands.contains("-") ? .errors : .output
    try reports.write(found, input.configuration, terminal, to: stream)
    return reports.exitCode(found, input.configuration)
  }

  /// Writes a baseline that accepts all that is found.
  private func write(_ found: LintReport, to path: String, replacing former: Baseline?) throws(CommandError) {
    for sheet in found.sources.sources {
      if let conflict = MergeConflict(sheet) { throw CommandError(conflict, in: sheet) }
    }
    let folder = BaselineFolder(of: path, terminal.files)
    let (text, keptCount) = Baseline.text(of: found, in: folder, replacing: former)
    try terminal.files.create(path, with: text, limit: .baselineBytes)
    let kept = keptCount == 0 ? "" : ", \(keptCount) of other sheets kept"
    terminal.inform("\(LintSummary.counted(found.diagnostics.count, "diagnostic")) accepted\(kept)\n")
  }

  /// Reads the lines that are reported; `nil` for all.
  private func readChanges() throws(CommandError) -> ChangedLines? {
    guard let path = changesPath else { return nil }
    // `git diff --relative` leaves out what is not below the current folder, so nothing would be found there.
    let folder = FilePath.absolute(".", terminal.files.currentFolders)
    for operand in operands where operand != "-" {
      let path = FilePath.absolute(operand, terminal.files.currentFolders)
      guard path != folder, !path.hasPrefix(folder == "/" ? "/" : folder + "/") else { continue }
      throw invocation.misuse(
        "`\(operand)` is not below this folder, whose diff does not name it: run `lint` in that one")
    }
    return try ChangedLines(try terminal.files.source(path, limit: .diffBytes), terminal.files)
  }
}
