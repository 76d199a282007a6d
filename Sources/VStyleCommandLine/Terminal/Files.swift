import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The files that commands read and write. Paths have `/` between their parts.
protocol Files: ReadableFiles {
  /// Overwrites or creates a file, if it contains what it must contain.
  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError)

  /// Makes a folder, if there is none. The folder around it must exist.
  func makeFolder(_ path: String) throws(FileError)

  /// Removes what a process left beside a file that it was writing when it ended.
  func removeLeftover(of path: String)

  /// Returns the files of a revision of the git repository around the current folder.
  ///
  /// - Throws: a usage error for an unknown revision, or outside of a repository.
  func files(at revision: String) throws(CommandError) -> any Files
}

extension Files {
  func removeLeftover(of path: String) {}

  func makeFolder(_ path: String) throws(FileError) { throw FileError(reason: "cannot be made") }

  /// Makes a folder, if there is none.
  ///
  /// - Throws: `cannotCreate` if it cannot be made.
  func make(folder path: String) throws(CommandError) {
    do throws(FileError) { try makeFolder(path) } catch {
      throw CommandError(.cannotCreate, "the folder `\(path)` \(error.reason)")
    }
  }

  /// Returns a file as a source; standard input is reported as `<stdin>`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, or `-`.
  ///   - limit: the limit for the type of the file.
  /// - Throws: `noInput` for a file that cannot be read or exceeds the limit.
  func source(_ path: String, limit: Limit) throws(CommandError) -> SourceText {
    do throws(ProjectError) { return try text(path, limit: limit) } catch { throw CommandError(error) }
  }

  /// Returns the sheets of paths: files themselves, and the `.vstyle` files below folders.
  ///
  /// - Parameters:
  ///   - paths: the paths.
  ///   - skipped: is called with each sheet below a folder that is a link to a file outside of it.
  /// - Throws: `noInput` for a missing file or a folder without sheets.
  func sheets(_ paths: [String], skipped: (String) -> Void) throws(CommandError) -> [SourceText] {
    var found: [SourceText] = []
    var seen: Set<String> = []
    for path in paths {
      let sheets = path == "-" ? ["-"] : try sheetPaths(FilePath.cleaned(path), skipped)
      for sheet in sheets where seen.insert(sheet).inserted { found.append(try source(sheet, limit: .sheetBytes)) }
    }
    return found
  }

  private func sheetPaths(_ path: String, _ skipped: (String) -> Void) throws(CommandError) -> [String] {
    switch kind(path) {
    case .file, .other: return [path]
    case .nothing: throw CommandError(.noInput, "`\(path)` does not exist")
    case .folder:
      let files: [String]
      do throws(ProjectError) {
        files = try self.files(withoutIgnoredBelow: path) { if $0.hasSuffix(".vstyle") { skipped($0) } }
      } catch { throw CommandError(error) }
      let found = files.filter { $0.hasSuffix(".vstyle") }
      if found.isEmpty { throw Self.noSheet(in: path, files) }
      return found
    }
  }

  /// Returns the error about a folder without sheets, with what to do.
  private static func noSheet(in folder: String, _ files: [String]) -> CommandError {
    let place = folder == "." ? "this folder" : "`\(folder)`"
    let command = folder == "." ? "vstyle init" : "vstyle init \(folder)"
    let foreign = files.lazy.compactMap { path in WrittenSheet.advice(onName: path).first.map { "`\(path)`: \($0)" } }
    return CommandError(
      .noInput, "there is no `.vstyle` file in \(place) or below it",
      remarks: [foreign.first ?? "`\(command)` writes a first sheet, a tree and a configuration there"])
  }

  /// Returns the files below a folder, sorted within each folder.
  ///
  /// Links to folders, links to files outside of the folder, and names that start with a point are skipped.
  func paths(below folder: String, skipped: (String) -> Void = { _ in }) throws(CommandError) -> [String] {
    do throws(ProjectError) { return try files(below: folder, skipped: skipped) } catch { throw CommandError(error) }
  }
}

extension Files {
  /// Writes a text to a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - text: the contents.
  ///   - limit: the limit for the type of the file, if a command reads it again.
  ///   - former: what the file must contain; by default, anything.
  /// - Throws: `cannotCreate` if the file cannot be written, exceeds the limit, or contains something else.
  func create(
    _ path: String, with text: String, limit: Limit? = nil, over former: FormerContents = .anything
  ) throws(CommandError) {
    try create(path, with: Array(text.utf8), limit: limit, over: former)
  }

  /// Overwrites a sheet with a new version, if it was not changed since it was read.
  func replace(_ old: SourceText, with new: SourceText) throws(CommandError) {
    try create(old.path, with: Array(new.bytes), limit: .sheetBytes, over: .bytes(Array(old.bytes)))
  }

  /// Writes bytes to a file, as ``create(_:with:limit:over:)`` writes a text.
  func create(
    _ path: String, with bytes: [UInt8], limit: Limit? = nil, over former: FormerContents = .anything
  ) throws(CommandError) {
    do throws(FileError) {
      if let limit, !limit.allows(bytes.count) { throw FileError(beyond: limit) }
      try write(bytes, to: path, over: former)
    } catch { throw CommandError(.cannotCreate, "`\(path)` \(error.reason)") }
  }
}
