import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Sheets that are checked together, with the configuration that is nearest to them.
struct LintedSheets {
  /// The configuration.
  let input: LintInput

  /// The sheets.
  let sheets: [SourceText]

  /// Groups sheets by their configuration, as an editor does.
  ///
  /// - Parameters:
  ///   - sheets: the sheets.
  ///   - first: the configuration of the first path.
  ///   - invocation: the command line, which may name one configuration for all sheets.
  ///   - terminal: the files.
  /// - Throws: a configuration error that lists every diagnostic of a file.
  static func groups(
    of sheets: [SourceText], first: LintInput, _ invocation: Invocation, _ terminal: Terminal
  ) throws(CommandError) -> [LintedSheets] {
    guard LintInput.isDiscovered(by: invocation) else { return [LintedSheets(input: first, sheets: sheets)] }
    let files = terminal.files
    func key(_ path: String?) -> String { path.map { FilePath.absolute($0, files.currentFolders) } ?? "" }
    var byFolder: [String: String?] = [:]
    var groups: [(key: String, path: String?, sheets: [SourceText])] = []
    for sheet in sheets {
      let isUnnamed = sheet.path == SourceText.standardInputPath
      let folder = isUnnamed ? "." : FilePath.folder(sheet.path)
      let path = byFolder[folder] ?? ProjectInput.nearest(to: FilePath.joined(folder, "x"), files)
      byFolder[folder] = path
      if let known = groups.firstIndex(where: { $0.key == key(path) }) {
        groups[known].sheets.append(sheet)
      } else {
        groups.append((key(path), path, [sheet]))
      }
    }
    var out: [LintedSheets] = []
    for group in groups {
      let input =
        group.key == key(first.path) ? first : try LintInput(configuration: group.path, invocation, terminal)
      out.append(LintedSheets(input: input, sheets: group.sheets))
    }
    return out
  }
}
