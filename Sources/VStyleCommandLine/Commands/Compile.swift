import VStyleCascade
import VStyleLint
import VStyleSyntax
import VStyleValues

extension Command {
  private static let output = Option("output", .file("FILE"), "the precompiled sheet", letter: "o")

  /// `vstyle compile`
  static let compile = Command(
    "compile", Operands("SHEET… --output FILE", .files([".vstyle"])),
    summary: "compile sheets ahead to one file that apps load quickly",
    options: [OptionGroup("input", SchemaInput.projectOptions), OptionGroup("output", [output, .quiet])],
    notes: [
      "Name the sheets in the order in which an app loads them: a later one overrides an earlier one. The",
      "file has their imports too. An app loads it with `Stylesheet(precompiled:)`. It has to have the view",
      "types that the sheets were compiled with: those of VStyleViews, and those of the schema files. If a",
      "sheet has an error, nothing is written.",
    ],
    examples: [
      ("vstyle compile app.vstyle --output app.vstylec", "write one sheet"),
      ("vstyle compile - -o app.vstylec < app.vstyle", "write the sheet of standard input"),
      ("vstyle compile app.vstyle --schema app.json -o app.vstylec", "with the view types of an app too"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty else { throw misuse("a sheet", invocation, terminal) }
    guard let path = invocation.value(output) else { throw misuse("`--output FILE`", invocation, terminal) }
    let schema = try SchemaInput.project(invocation, terminal)
    let sheets = try StyledTree.sources(invocation.operands, terminal)
    for sheet in sheets { try WrittenSheet.checkText(sheet) }
    let inputs = sheets.map { SheetInput($0) }
    let stylesheet = CompiledStylesheet.compile(inputs, schema: schema, loader: FolderLoader(terminal.files))
    let renderer = DiagnosticRenderer(stylesheet.sources)
    for diagnostic in stylesheet.diagnostics { terminal.report(TerminalText(rendered: renderer.concise(diagnostic))) }
    guard !stylesheet.diagnostics.contains(where: { $0.severity == .error }) else { return .badData }
    let bytes = try stored(stylesheet, inputs, schema)
    try terminal.files.create(path, with: bytes)
    terminal.inform("\(path): \(bytes.count) bytes\n")
    return .success
  }

  /// Returns the error about what a command line lacks.
  private static func misuse(_ what: String, _ invocation: Invocation, _ terminal: Terminal) -> CommandError {
    let end = invocation.value(output) == nil ? ["--output", "app.vstylec"] : []
    return invocation.misuse(
      "`compile` needs \(what)", advice: [MissingInput.sheetAdvice(invocation, terminal, adding: end)])
  }

  /// Returns the bytes of a stylesheet.
  ///
  /// - Throws: `badData` if it could not be read back.
  private static func stored(
    _ stylesheet: CompiledStylesheet, _ inputs: [SheetInput], _ schema: StyleSchema
  ) throws(CommandError) -> [UInt8] {
    do throws(PrecompiledSheetError) {
      return try PrecompiledSheet(stylesheet, of: inputs, schema: schema).bytes
    } catch { throw CommandError(.badData, error.description) }
  }
}
