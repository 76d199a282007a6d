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
