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
    let names = ends.map { "`\($0)`" }.joined(separator: " or ")
    throw CommandError(.noInput, "`\(path)` is no sheet: its name does not end with \(names)")
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
