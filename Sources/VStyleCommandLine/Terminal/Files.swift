import VStyleCascade
import VStyleSyntax

/// The files that commands read and write. Paths have `/` between their parts.
protocol Files: Sendable {
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

  /// Overwrites or creates a file.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Returns whether a path is inside a folder after the symbolic links of both are resolved.
  func isInside(_ path: String, folder: String) -> Bool

  /// Returns the files of a revision of the git repository around the current folder.
  ///
  /// - Throws: a usage error for an unknown revision, or outside of a repository.
  func files(at revision: String) throws(CommandError) -> any Files

  /// The parts of the path of the current folder, from the root.
  var currentFolders: [String] { get }
}

/// The type of a file.
enum FileKind {
  case file
  case folder
  /// A pipe or a device.
  case other
  case nothing
}

/// The reason why a file operation failed, as the end of a sentence: `does not exist`.
struct FileError: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// Creates the error for a file with more bytes than a limit allows.
  init(beyond limit: Limit) {
    reason = "is larger than \(limit.text) (limit `\(limit.name)`; see `vstyle help limits`)"
  }
}

extension Files {
  /// Returns a file as a source; standard input is reported as `<stdin>`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, or `-`.
  ///   - limit: the limit for the type of the file.
  /// - Throws: `noInput` for a file that cannot be read or exceeds the limit.
  func source(_ path: String, limit: Limit) throws(CommandError) -> SourceText {
    do throws(FileError) {
      let bytes = try read(path, limit: limit)
      return SourceText(path: path == "-" ? SourceText.standardInputPath : path, bytes: bytes)
    } catch { throw CommandError(.noInput, "`\(path)` \(error.reason)") }
  }

  /// Returns the sheets of paths: files themselves, and the `.vstyle` files below folders.
  ///
  /// - Throws: `noInput` for a missing file or a folder without sheets.
  func sheets(_ paths: [String]) throws(CommandError) -> [SourceText] {
    var found: [SourceText] = []
    var seen: Set<String> = []
    for path in paths {
      let sheets = path == "-" ? ["-"] : try sheetPaths(FilePath.cleaned(path))
      for sheet in sheets where seen.insert(sheet).inserted { found.append(try source(sheet, limit: .sheetBytes)) }
    }
    return found
  }

  private func sheetPaths(_ path: String) throws(CommandError) -> [String] {
    switch kind(path) {
    case .file, .other: return [path]
    case .nothing: throw CommandError(.noInput, "`\(path)` does not exist")
    case .folder:
      let found = try paths(below: path).filter { $0.hasSuffix(".vstyle") }
      if found.isEmpty { throw CommandError(.noInput, "there is no `.vstyle` file in `\(path)`") }
      return found
    }
  }

  /// Returns the files below a folder, sorted within each folder.
  ///
  /// Links to folders and names that start with a point are skipped.
  func paths(below folder: String) throws(CommandError) -> [String] {
    guard kind(folder) == .folder else { throw CommandError(.noInput, "there is no folder `\(folder)`") }
    var found: [String] = []
    try collect(folder, into: &found)
    return found
  }

  private func collect(_ folder: String, into found: inout [String]) throws(CommandError) {
    let names: [String]
    do throws(FileError) { names = try self.names(in: folder) } catch {
      throw CommandError(.noInput, "`\(folder)` \(error.reason)")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch kind(path) {
      // A link may lead back to its own folder.
      case .folder: if !isLink(path) { try collect(path, into: &found) }
      case .file: found.append(path)
      case .other, .nothing: continue
      }
    }
  }
}

extension Files {
  /// Writes a text to a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - text: the contents.
  ///   - limit: the limit for the type of the file, if a command reads it again.
  /// - Throws: `cannotCreate` if the file cannot be written or exceeds the limit.
  func create(_ path: String, with text: String, limit: Limit? = nil) throws(CommandError) {
    try create(path, with: Array(text.utf8), limit: limit)
  }

  /// Overwrites a sheet.
  func replace(_ path: String, with source: SourceText) throws(CommandError) {
    try create(path, with: Array(source.bytes), limit: .sheetBytes)
  }

  private func create(_ path: String, with bytes: [UInt8], limit: Limit?) throws(CommandError) {
    do throws(FileError) {
      if let limit, !limit.allows(bytes.count) { throw FileError(beyond: limit) }
      try write(bytes, to: path)
    } catch { throw CommandError(.cannotCreate, "`\(path)` \(error.reason)") }
  }

  /// Returns the folder of a file and all its ancestors, the nearest first.
  func foldersUpwards(from path: String) -> [String] {
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

  /// Returns a path relative to a folder that contains it. The folder is one of ``foldersUpwards(from:)``.
  func path(_ path: String, relativeTo folder: String) -> String {
    if folder == "." { return path }
    let up = folder.split(separator: "/").prefix { $0 == ".." }.count
    if up > 0, !path.hasPrefix("..") {
      return (currentFolders.suffix(up) + [path]).joined(separator: "/")
    }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count).drop { $0 == "/" }) : path
  }
}

extension SourceText {
  /// The path under which standard input is reported.
  static let standardInputPath = "<stdin>"
}

/// Loads imported sheets from the files of a terminal.
struct TerminalLoader: SheetLoader {
  let files: any Files

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    do throws(FileError) { return SourceText(path: path, bytes: try files.read(path, limit: .sheetBytes)) } catch {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
      throw ImportFailure(error.reason, candidates: names.filter { $0.hasSuffix(".vstyle") })
    }
  }

  func isInside(_ path: String, folder: String) -> Bool { files.isInside(path, folder: folder) }
}
