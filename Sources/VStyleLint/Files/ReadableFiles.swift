package import VStyleSyntax

/// The files that tools read. Paths have `/` between their parts.
package protocol ReadableFiles: Sendable {
  /// Returns the bytes of a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the largest size in bytes. Bytes beyond it are not read.
  /// - Throws: ``FileError`` for a file that cannot be read or exceeds the limit.
  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8]

  /// Returns the type of the file at a path.
  func kind(_ path: String) -> FileKind

  /// Returns whether a path is a symbolic link.
  func isLink(_ path: String) -> Bool

  /// Returns the names in a folder, sorted.
  func names(in folder: String) throws(FileError) -> [String]

  /// Returns whether a path is inside a folder after the symbolic links of both are resolved.
  func isInside(_ path: String, folder: String) -> Bool

  /// The parts of the path of the current folder, from the root.
  var currentFolders: [String] { get }
}

/// The type of a file.
package enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A pipe or a device.
  case other
  /// There is no file.
  case nothing
}

/// The reason why a file operation failed, as the end of a sentence: `does not exist`.
package struct FileError: Error {
  /// The end of the sentence.
  package let reason: String

  /// Creates an error.
  package init(reason: String) { self.reason = reason }

  /// Creates the error for a file with more bytes than a limit allows.
  package init(beyond limit: Limit) {
    reason = "is larger than \(limit.text) (limit `\(limit.name)`; see `vstyle help limits`)"
  }
}

extension ReadableFiles {
  /// Returns a file as a source; standard input is reported as `<stdin>`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, or `-`.
  ///   - limit: the limit for the type of the file.
  /// - Throws: ``ProjectError`` for a file that cannot be read or exceeds the limit.
  package func text(_ path: String, limit: Limit) throws(ProjectError) -> SourceText {
    do throws(FileError) {
      let bytes = try read(path, limit: limit)
      return SourceText(path: path == "-" ? SourceText.standardInputPath : path, bytes: bytes)
    } catch { throw ProjectError(.noInput, "`\(path)` \(error.reason)") }
  }

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

  /// Returns the folder of a file and all its ancestors, the nearest first.
  package func foldersUpwards(from path: String) -> [String] {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").dropLast()
    var folders = (0...parts.count).reversed().map { count -> String in
      let joined = parts.prefix(count).joined(separator: "/")
      return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
    if !isAbsolute {
      for count in 0..<currentFolders.count {
        folders.append(Array(repeating: "..", count: count + 1).joined(separator: "/"))
      }
    }
    return folders
  }

  /// Returns a path relative to a folder, whichever of the two is absolute.
  package func path(_ path: String, relativeTo folder: String) -> String {
    if folder == ".", !path.hasPrefix("/") { return path }
    let folders = FilePath.absolute(folder, currentFolders).split(separator: "/").map(String.init)
    return FilePath.relative(FilePath.absolute(path, currentFolders), to: folders)
  }
}

extension SourceText {
  /// The path under which standard input is reported.
  package static let standardInputPath = "<stdin>"
}
