import Testing
import VStyleCheck
import VStyleLint
import VStyleSyntax

@testable import VStyleCommandLine

/// A run of `vstyle lint` on the first sheet of `vstyle init`, with a misspelled property.
enum LintRun {
  /// The picture of the run.
  static func picture() throws -> Picture {
    let sheet = try #require(StarterFile.all.first { $0.name == "app.vstyle" })
    let misspelled = sheet.text.replacing("title-color", with: "titel-color")
    try #require(misspelled != sheet.text)
    var texts = Dictionary(uniqueKeysWithValues: StarterFile.all.map { ($0.name, $0.text) })
    texts[sheet.name] = misspelled
    let files = FolderOfTexts(texts: texts)
    var output = ""
    let terminal = Terminal(files: files) { _, text in
      output += text
      return true
    }
    try #require(VStyleProgram.run(["lint", sheet.name, "--color", "always"], terminal) != .success)
    return TerminalPicture.picture(
      named: "diagnostic", title: "A misspelled property, as the linter reports it", command: "vstyle lint app.vstyle",
      output: output)
  }
}

/// A folder of texts in memory, which cannot be written.
private struct FolderOfTexts: Files {
  let texts: [String: String]
  let currentFolders: [String] = []

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    guard let text = texts[path] else { throw FileError(reason: "does not exist") }
    return Array(text.utf8)
  }

  func kind(_ path: String) -> FileKind { texts[path] != nil ? .file : path == "." ? .folder : .nothing }
  func isLink(_ path: String) -> Bool { false }
  func names(in folder: String) throws(FileError) -> [String] { texts.keys.sorted() }
  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError) {
    throw FileError(reason: "cannot be written")
  }
  func isInside(_ path: String, folder: String) -> Bool { true }
  func files(at revision: String) throws(CommandError) -> any Files { self }
}
