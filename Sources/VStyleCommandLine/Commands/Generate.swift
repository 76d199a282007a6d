import VStyleCheck
import VStyleGenerate
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

extension Command {
  private static let output = Option("output", .file("FOLDER"), "the folder of the Swift files; also -o", letter: "o")
  private static let check = Option("check", .flag(isOn: false), "write nothing; name the files that are stale")
  private static let module = Option(
    "module", .text("NAME"), "the module that declares the view types; VStyleViews by default")
  private static let values = Option(
    "values", .flag(isOn: true), "leave values out of comments, so that the names change only with names and types")
  private static let access = Option(
    "access", .choice(NameAccess.allCases.map(\.rawValue)),
    "which code may use the names; that of vstyle.json by default")

  /// `vstyle generate`
  static let generate = Command(
    "generate", Operands("PATH… --output FOLDER", .files([".vstyle"])),
    summary: "write the names of sheets as Swift code",
    options: [
      OptionGroup("rules", LintInput.options), OptionGroup("input", SchemaInput.options),
      OptionGroup("output", [output, check, module, access, values, .quiet]),
    ],
    notes: [
      "Writes Styles.swift with the names, and Styles+Texts.swift with the sheets. A file that would stay",
      "the same is not written. Errors of the sheets are shown as a compiler shows them, and nothing is",
      "written. With --check the exit code is 1 if a file is stale.",
    ],
    examples: [
      ("vstyle generate app.vstyle --output .", "write the files"),
      ("vstyle generate . -o . --no-values", "with comments that change only with names and types"),
      ("vstyle generate . -o . && vstyle generate . -o . --check", "name stale files, for CI"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty, let folder = invocation.value(output) else {
      let (start, end) = (
        invocation.operands.isEmpty ? ["."] : [], invocation.value(output) == nil ? ["--output", "."] : []
      )
      throw invocation.misuse(
        start.isEmpty ? "`generate` needs `--output FOLDER`" : "`generate` needs a path",
        advice: ["write \(MissingInput.line(invocation.command, start + invocation.words + end))"])
    }
    guard terminal.files.kind(folder) == .folder else {
      throw .missingFolder(folder)
    }
    let input = try LintInput(invocation, terminal)
    let schema = try SchemaInput.read(invocation, terminal, input)
    let sheets = try terminal.sheets(invocation.operands)
    for sheet in sheets { try WrittenSheet.checkText(sheet) }
    let checked = CheckedSheets(
      sheets, schema: schema, configuration: input.configuration, at: input.path, baseline: try input.baseline(nil),
      files: terminal.files)
    let output = OutputFolder(folder, currentFolders: terminal.files.currentFolders)
    let access = invocation.value(access).flatMap(NameAccess.init) ?? input.configuration.access
    guard let files = try code(of: checked, access, in: output, invocation, terminal) else { return .badData }
    return try write(files, to: folder, invocation, terminal)
  }

  /// Returns the files for sheets; `nil` after errors of the sheets.
  ///
  /// - Throws: `badData` if two names become the same in Swift.
  private static func code(
    of sheets: CheckedSheets, _ access: NameAccess, in output: OutputFolder, _ invocation: Invocation,
    _ terminal: Terminal
  ) throws(CommandError) -> [GeneratedFile]? {
    let module = invocation.value(module) ?? "VStyleViews"
    let builtins = invocation.isOn(.builtins) ? Set(StyleSchema.views.viewTypeNames) : []
    let viewTypes = ModuleViewTypes(builtins: builtins, hasBuiltins: module == "VStyleViews")
    let generator = CodeGenerator(
      module: module, viewTypes: viewTypes, showsValues: invocation.isOn(values),
      access: access, output: output)
    guard let generator else {
      throw invocation.misuse(
        "`--module` needs the name of a Swift module, not `\(module)`", advice: ["leave `--module` out"])
    }
    do throws(NameCollisions) {
      return try sheets.code(by: generator, report: { terminal.report(TerminalText(rendered: $0)) })
    } catch {
      for collision in error.all { terminal.report(TerminalText(lines: collision.text)) }
      let count = LintSummary.counted(error.all.count, "name")
      throw CommandError(.badData, "\(count) cannot be written in Swift; nothing is written")
    }
  }

  /// Writes the files that changed, or names them.
  private static func write(
    _ files: [GeneratedFile], to folder: String, _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    guard files.allSatisfy({ Limit.sheetBytes.allows($0.text.utf8.count) }) else {
      throw CommandError(
        .cannotCreate,
        "the code would be too large to be compared again; nothing is written: "
          + Limit.sheetBytes.sentence())
    }
    let stale = files.map { file -> (path: String, text: String, old: SourceText?) in
      let path = FilePath.joined(folder, file.name)
      return (path, file.text, try? terminal.files.source(path, limit: .sheetBytes))
    }.filter { $0.old?.text != $0.text }
    for file in stale {
      if !invocation.isOn(check) {
        // A link would lead the text of a sheet to a file of the user.
        guard !terminal.files.isLink(file.path) else {
          throw CommandError(.cannotCreate, "`\(file.path)` is a link; remove it, and nothing else is written")
        }
        let isThere = terminal.files.kind(file.path) != .nothing
        let former = file.old.map { FormerContents.bytes(Array($0.bytes)) } ?? (isThere ? .anything : .nothing)
        try terminal.files.create(file.path, with: file.text, over: former)
      }
      terminal.print("\(file.path)\n")
    }
    let what = invocation.isOn(check) ? "stale" : "written"
    terminal.inform("\(stale.count) of \(LintSummary.counted(files.count, "file")) \(what)\n")
    return invocation.isOn(check) && !stale.isEmpty ? .diagnostics : .success
  }
}
