package import VStyleCheck

extension ReadableFiles {
  /// Returns the files below a folder, sorted within each folder.
  ///
  /// Links to folders, links to files outside of the folder, and names that start with a point are skipped.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - skipped: is called with each link to a file outside of the folder.
  /// - Throws: ``ProjectError`` for a folder that cannot be read.
  package func files(
    below folder: String, skipped: (String) -> Void = { _ in }
  ) throws(ProjectError) -> [String] {
    try walk(folder, ignoring: nil, skipped)
  }

  /// Returns the files below a folder as ``files(below:skipped:)`` does, without those that `.gitignore` files leave out.
  package func files(
    withoutIgnoredBelow folder: String, skipped: (String) -> Void = { _ in }
  ) throws(ProjectError) -> [String] {
    try walk(folder, ignoring: IgnoredFiles(above: folder, self), skipped)
  }

  private func walk(
    _ folder: String, ignoring ignored: IgnoredFiles?, _ skipped: (String) -> Void
  ) throws(ProjectError) -> [String] {
    guard kind(folder) == .folder else { throw ProjectError(.noInput, "there is no folder `\(folder)`") }
    var found: [String] = []
    try collect(folder, below: folder, ignoring: ignored, into: &found, skipped)
    return found
  }

  private func collect(
    _ folder: String, below root: String, ignoring above: IgnoredFiles?, into found: inout [String],
    _ skipped: (String) -> Void
  ) throws(ProjectError) {
    var ignored = above
    ignored?.add(folder)
    let names: [String]
    do throws(FileError) { names = try self.names(in: folder) } catch {
      throw ProjectError(.noInput, "`\(folder)` \(error.reason)")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "." ? name : "\(folder)/\(name)"
      let kind = kind(path)
      guard !(ignored?.contain(path, isFolder: kind == .folder) ?? false) else { continue }
      switch kind {
      // A link may lead back to its own folder.
      case .folder: if !isLink(path) { try collect(path, below: root, ignoring: ignored, into: &found, skipped) }
      // A link of a stranger's repository may lead to any file of the user.
      case .file: if isLink(path), !isInside(path, folder: root) { skipped(path) } else { found.append(path) }
      case .other, .nothing: continue
      }
    }
  }
}
