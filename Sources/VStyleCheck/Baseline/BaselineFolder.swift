/// The folder of a baseline, which the paths of its entries are relative to.
package struct BaselineFolder: Sendable {
  private let folder: String
  private let files: any ReadableFiles

  /// Creates the folder of a baseline.
  ///
  /// The paths of a baseline that is a pipe, such as `/dev/stdout`, are relative to the current folder.
  ///
  /// - Parameters:
  ///   - baseline: the path of the baseline, absolute or relative to the current folder.
  ///   - files: the files.
  package init(of baseline: String, _ files: any ReadableFiles) {
    folder = baseline.hasPrefix("/dev/") ? "." : FilePath.folder(baseline)
    self.files = files
  }

  /// Returns the path of a sheet relative to this folder.
  package func relative(_ sheet: String) -> String { files.path(sheet, relativeTo: folder) }

  /// Returns the path of an entry relative to the current folder.
  func path(_ entry: String) -> String { files.path(absolute(entry), relativeTo: ".") }

  /// Returns whether the file of an entry exists.
  package func exists(_ entry: String) -> Bool {
    files.kind(FilePath.cleaned(FilePath.joined(folder, entry))) != .nothing
  }

  /// Returns the entries whose path is below one of some folders, which are relative to the current one.
  func paths(_ entries: Set<String>, below folders: [String]) -> Set<String> {
    let roots = Set(folders.map { FilePath.absolute($0, files.currentFolders) })
    return entries.filter { entry in
      var folder = absolute(entry)
      while folder != "/", !roots.contains(folder) { folder = FilePath.folder(folder) }
      return roots.contains(folder)
    }
  }

  private func absolute(_ entry: String) -> String {
    FilePath.absolute(FilePath.joined(folder, entry), files.currentFolders)
  }
}
