import VStyleCheck

/// The folder of generated files, which have the relative path of the sheets.
package struct OutputFolder: Sendable {
  private let parts: [String]
  private let currentFolders: [String]

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - currentFolders: the parts of the path of the current folder, from the root.
  package init(_ path: String, currentFolders: [String]) {
    self.currentFolders = currentFolders
    parts = FilePath.absolute(path, currentFolders).split(separator: "/").map(String.init)
  }

  /// Returns the path of another folder, relative to this one.
  func relativePath(of folder: String) -> String {
    FilePath.relative(FilePath.absolute(folder, currentFolders), to: parts)
  }
}
