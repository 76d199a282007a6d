import VStyleCheck
import VStyleFormat
import VStyleLint
import VStyleSyntax
import VStyleViews

extension Command {
  private static let check = Option("check", .flag(isOn: false), "write nothing; name the sheets that would change")
  private static let diffOption = Option("diff", .flag(isOn: false), "write nothing; show what would change")
  private static let lines = Option(
    "lines", .text("FIRST:LAST"), "format only the statements in these lines; all by default; may be repeated",
    example: "10:20")
  /// `vstyle fmt`
  static let fmt = Command(
    "fmt", Operands("PATH…", .files([".vstyle", ".md"])), summary: "format sheets",
    options: [
      OptionGroup("input", [lines, WrittenSheet.standardInputName]),
      OptionGroup("output", [check, diffOption, .quiet]),
      OptionGroup("style", FormatInput.options),
    ],
    notes: [
      "Sheets are written over, and named; what comes from standard input goes to standard output. Of a",
      "Markdown file that you name, the code blocks with the language `vstyle` are formatted.",
      "With --check or --diff the exit code is 1 if anything would change. A sheet with a merge conflict",
      "stays as it is, and the exit code is 65.",
      "Between `/* vstyle-fmt off */` and `/* vstyle-fmt on */` nothing changes, nor does the statement",
      "after `/* vstyle-fmt ignore */`, nor one that is not understood.",
    ],
    examples: [
      ("vstyle fmt .", "format the sheets below this folder"),
      ("vstyle fmt --check .", "name the sheets that would change, for CI"),
      ("vstyle fmt - < app.vstyle", "format standard input, for editors"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty else {
      throw invocation.misuse(
        "`fmt` needs a path", advice: ["`vstyle fmt .` formats the sheets below this folder"])
    }
    var input = FormatInput(invocation, terminal)
    let sheets = try terminal.sheets(invocation.operands)
    for sheet in sheets {
      try WrittenSheet.checkName(path(of: sheet, invocation), [".vstyle"] + markdownEnds)
      try WrittenSheet.checkText(sheet)
    }
    var changedCount = 0
    var hasConflict = false
    var isKept = false
    for sheet in sheets {
      let path = path(of: sheet, invocation)
      if let conflict = MergeConflict(sheet) {
        hasConflict = true
        terminal.report(CommandError(conflict, in: sheet, path: path))
      }
      let formatted = try format(sheet, SheetFormatter(try input.options(for: path), schema: .views), invocation)
      let isSame = formatted == sheet
      if !isSame { changedCount += 1 }
      if invocation.isOn(diffOption) {
        terminal.print(result: UnifiedDiff.text(sheet.text, formatted.text, path: path))
      } else if invocation.isOn(check) {
        if !isSame { terminal.print("\(path)\n") }
      } else if sheet.path == SourceText.standardInputPath {
        terminal.print(result: formatted.text)
      } else if !isSame {
        // A file that cannot be written costs no other one its format.
        do throws(CommandError) {
          try terminal.files.replace(sheet, with: formatted)
          terminal.print("\(path)\n")
        } catch {
          isKept = true
          changedCount -= 1
          terminal.report(error)
        }
      } else {
        terminal.files.removeLeftover(of: sheet.path)
      }
    }
    let isTrial = invocation.isOn(check) || invocation.isOn(diffOption)
    // Editors that take in both outputs would put the summary into the text of the sheet.
    let isText = !isTrial && sheets.contains { $0.path == SourceText.standardInputPath }
    if !isText { terminal.inform(TerminalText(lines: summary(changedCount, of: sheets.count, isTrial, invocation))) }
    if hasConflict { return .badData }
    if isKept { return .cannotCreate }
    return isTrial && changedCount > 0 ? .diagnostics : .success
  }

  private static let markdownEnds = [".md", ".markdown"]

  /// Returns the path of a sheet; for standard input, the one that the user names.
  private static func path(of sheet: SourceText, _ invocation: Invocation) -> String {
    guard sheet.path == SourceText.standardInputPath else { return sheet.path }
    return invocation.value(WrittenSheet.standardInputName) ?? sheet.path
  }

  /// Returns a formatted sheet, or a Markdown file with its sheets formatted.
  ///
  /// - Throws: an internal error if a sheet would not mean the same.
  private static func format(
    _ file: SourceText, _ formatter: SheetFormatter, _ invocation: Invocation
  ) throws(CommandError) -> SourceText {
    let path = path(of: file, invocation)
    var isSafe = true
    var formatted = file
    if markdownEnds.contains(where: path.lowercased().hasSuffix) {
      if !invocation.all(lines).isEmpty { throw invocation.misuse("`--lines` takes lines of sheets, not of Markdown") }
      formatted = MarkdownSheets.replacing(in: file) { sheet in
        let formatted = formatter.format(sheet)
        isSafe = isSafe && SheetFormatter.haveSameTokens(sheet, formatted)
        return formatted
      }
    } else {
      formatted = try formatSheet(file, formatter, invocation)
      isSafe = SheetFormatter.haveSameTokens(file, formatted)
    }
    guard isSafe else {
      throw CommandError(
        .internalError, "`\(path)` would not mean the same; nothing is written",
        remarks: ["this is a mistake of vstyle"])
    }
    return formatted
  }

  /// The summary of a run, which after a trial says how to make the changes.
  private static func summary(
    _ changed: Int, of count: Int, _ isTrial: Bool, _ invocation: Invocation
  ) -> String {
    let what = isTrial ? "would change" : "formatted"
    let words = invocation.words.filter { !["--check", "--diff"].contains($0) }
    let command = MissingInput.line(invocation.command, words)
    let advice = isTrial && changed > 0 ? "; \(command) formats \(changed == 1 ? "it" : "them")" : ""
    return "\(changed) of \(LintSummary.counted(count, "file")) \(what)\(advice)\n"
  }

  /// Returns the formatted sheet, or the sheet with only the statements of some lines formatted.
  private static func formatSheet(
    _ sheet: SourceText, _ formatter: SheetFormatter, _ invocation: Invocation
  ) throws(CommandError) -> SourceText {
    let wanted = invocation.all(lines)
    guard !wanted.isEmpty else { return formatter.format(sheet) }
    var sheet = sheet
    // The ranges are formatted from last to first, so that the numbers of earlier lines stay the same.
    var ranges: [ClosedRange<Int>] = []
    for text in wanted { ranges.append(try lineRange(text, invocation)) }
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      let index = LineIndex(sheet)
      guard range.lowerBound <= index.lineCount else { continue }
      let last = min(range.upperBound, index.lineCount)
      let bytes = SourceRange(index.range(ofLine: range.lowerBound).start, index.range(ofLine: last).end)
      guard let edit = formatter.edit(for: bytes, in: sheet) else { continue }
      let text = sheet.bytes[..<edit.range.start] + edit.text.utf8 + sheet.bytes[edit.range.end...]
      sheet = SourceText(path: sheet.path, bytes: text)
    }
    return sheet
  }

  private static func lineRange(_ text: String, _ invocation: Invocation) throws(CommandError) -> ClosedRange<Int> {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let first = parts[0], let last = parts[1], first >= 1, first <= last { return first...last }
    throw invocation.misuse("`--lines` takes two line numbers, such as `10:20`, found `\(text)`")
  }
}
