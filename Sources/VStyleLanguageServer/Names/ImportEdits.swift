import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax

extension LanguageServer {
  /// Returns the edits of `@import` rules that name sheets which are renamed, or are in sheets which are renamed.
  ///
  /// - Parameter renamed: the new absolute paths of files and folders, by the old ones.
  func importEdits(_ renamed: [String: String]) -> JSON {
    var parts: [(edits: TextEdits, project: Project)] = []
    for project in workspace.sortedProjects {
      var edits: [String: [(range: SourceRange, text: String)]] = [:]
      for sheet in project.sortedSheets {
        let own = project.absolute(sheet.source.path)
        for (path, range) in SheetImports.references(of: sheet.tree) {
          let old = project.absolute(path)
          let (from, to) = (newPath(own, renamed), newPath(old, renamed))
          guard from != own || to != old else { continue }
          let reference = FilePath.relative(to, to: FilePath.folder(from).split(separator: "/").map(String.init))
          let text = CSSSerialization.serialize(string: reference)
          if sheet.source.text(in: range) != text { edits[sheet.source.path, default: []].append((range, text)) }
        }
      }
      if !edits.isEmpty { parts.append((edits, project)) }
    }
    return parts.isEmpty ? .null : workspaceEdit(parts)
  }

  /// Returns the new path of a file, which may be below a renamed folder.
  private func newPath(_ path: String, _ renamed: [String: String]) -> String {
    if let new = renamed[path] { return new }
    // Of two renamed folders, the inner one counts.
    let folder = renamed.keys.filter { FilePath.below($0, path) != nil }.max { $0.utf8.count < $1.utf8.count }
    guard let folder, let new = renamed[folder], let rest = FilePath.below(folder, path) else { return path }
    return FilePath.joined(new, rest)
  }
}
