import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Checks that keep commands from writing over files that are no sheets.
enum WrittenSheet {
  /// The path of standard input, for commands that format or check the text of an editor.
  static let standardInputName = Option(
    "stdin-filename", .file("PATH", [".vstyle"]), "the path of standard input; <stdin> by default",
    formerName: "stdin-path")

  /// Throws an error for a file whose name has none of some ends.
  static func checkName(_ path: String, _ ends: [String]) throws(CommandError) {
    guard path != SourceText.standardInputPath, !ends.contains(where: path.lowercased().hasSuffix) else { return }
    let quoted = ends.map { "`\($0)`" }
    let names = (quoted.dropLast(2) + [quoted.suffix(2).joined(separator: " or ")]).joined(separator: ", ")
    throw CommandError(
      .noInput, "`\(path)` is no sheet: its name does not end with \(names)", remarks: advice(onName: path))
  }

  /// The ends of the names of sheets in other languages.
  private static let foreignEnds = [".css", ".scss", ".sass", ".less", ".pcss", ".styl"]

  /// The lines that say how to make a sheet of a file in another language; empty for any other file.
  static func advice(onName path: String) -> [String] {
    guard let end = foreignEnds.first(where: path.lowercased().hasSuffix) else { return [] }
    let renamed = path.dropLast(end.count) + ".vstyle"
    return ["rename it to `\(renamed)`; see Docs/FromCSS.md for what differs from CSS"]
  }

  /// The line about a file that is checked, although its name is not that of a sheet; `nil` for sheets and for pipes.
  static func remark(on sheet: SourceText, _ files: any Files) -> String? {
    let isNamed = sheet.path.lowercased().hasSuffix(".vstyle") || sheet.path == SourceText.standardInputPath
    guard !isNamed, files.kind(sheet.path) == .file else { return nil }
    let advice = advice(onName: sheet.path).first ?? "the name of a sheet ends with `.vstyle`"
    return "note: `\(sheet.path)` is checked as a sheet; \(advice)\n"
  }

  /// Throws an error for a file that is no text in UTF-8.
  ///
  /// White space between its bytes would destroy it.
  static func checkText(_ sheet: SourceText) throws(CommandError) {
    let isInput = sheet.path == SourceText.standardInputPath
    let name = isInput ? "standard input" : "`\(sheet.path)`"
    guard String(validating: sheet.bytes, as: UTF8.self) != nil else {
      throw CommandError(.badData, "\(name) is not UTF-8; nothing is written")
    }
    guard !sheet.bytes.contains(0) else {
      throw CommandError(.badData, "\(name) contains NUL, so it is no text in UTF-8; nothing is written")
    }
  }
}
