import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The lines that a unified diff adds, in the format of `git diff --relative`, with or without colors.
struct ChangedLines {
  /// The added lines of the files, by absolute path.
  private var lines: [String: Set<Int>] = [:]

  /// The files that the diff changes or adds, with their locations in the diff.
  private var changedFiles: [(path: String, location: String)] = []

  private let files: any Files

  /// Parses a diff. Text around its files and hunks, such as a commit message, is skipped.
  ///
  /// - Parameters:
  ///   - source: the diff, whose paths are relative to the current folder.
  ///   - files: the files.
  /// - Throws: `badData` with the line of the error. A line that begins with `@@` must be a hunk header with numbers
  ///   that fit 64 bits. The lines of a hunk must match its header. A text without any line of a diff is an error.
  init(_ source: SourceText, _ files: any Files) throws(CommandError) {
    self.files = files
    var path: String?
    var hunk = DiffHunk()
    var line = 0
    var isDiff = source.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    func error(_ expectation: String, found text: String) -> CommandError {
      CommandError(.badData, "\(expectation), found \(text)", at: "\(source.path):\(line)")
    }
    for bytes in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let bytes = bytes.contains(0x1B) ? ChangedLines.withoutColors(bytes) : bytes
      let text = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
      isDiff = isDiff || Self.openings.contains(where: text.hasPrefix)
      if !hunk.isRead {
        guard let line = hunk.read(bytes.first) else { throw error(hunk.expectation, found: "`\(text.prefix(80))`") }
        if let path, case .added(let added) = line { lines[path, default: []].insert(added) }
      } else if text.hasPrefix("+++ ") {
        let name = ChangedLines.path(text.dropFirst(4))
        if let name { changedFiles.append((name, "\(source.path):\(line)")) }
        path = name.map { FilePath.absolute($0, files.currentFolders) }
      } else if text.hasPrefix("@@") {
        guard let next = DiffHunk(header: text[...]) else {
          throw error("expected a hunk header such as `@@ -3,2 +3,4 @@`", found: "`\(text.prefix(80))`")
        }
        hunk = next
      }
    }
    if !hunk.isRead { throw error(hunk.expectation, found: "the end of the diff") }
    if !isDiff {
      line = 1
      throw error("expected a diff such as that of `git diff --relative`", found: "a text without a `+++` line")
    }
  }

  /// How the lines begin by which a text is a diff. A diff of names, modes or binary files alone has only the first.
  private static let openings = ["diff ", "+++ ", "@@"]

  /// Checks that the paths of the diff are relative to the current folder.
  ///
  /// - Parameter sources: the sheets that are checked.
  /// - Throws: `badData` if files of the diff have the names of sheets, and none of them is here.
  func check(_ sources: SourceMap) throws(CommandError) {
    let paths = Set(sources.sources.map(absolutePath))
    let names = Set(paths.map(ChangedLines.name))
    let named = changedFiles.filter { names.contains(ChangedLines.name($0.path)) }
    let isHere = named.contains { file in
      paths.contains(FilePath.absolute(file.path, files.currentFolders)) || files.kind(file.path) == .file
    }
    guard let first = named.first, !isHere else { return }
    throw CommandError(
      .badData, "the paths of this diff are relative to another folder: `\(first.path)` is not in this one",
      at: first.location, remarks: ["make the diff in this folder, with `git diff --relative`"])
  }

  private static func name(_ path: String) -> Substring? { path.split(separator: "/").last }

  /// Returns the lines that the diff adds to sources.
  func lines(of sources: SourceMap) -> Added {
    Added(lines: sources.sources.map { source in lines[absolutePath(source)].map { ($0, LineIndex(source)) } })
  }

  /// The lines that a diff adds to sources.
  struct Added {
    fileprivate let lines: [(own: Set<Int>, index: LineIndex)?]

    /// The number of sources with added lines.
    var fileCount: Int { lines.count { $0 != nil } }

    /// Returns whether one of the lines of a location is added.
    func contains(_ location: SourceLocation) -> Bool {
      guard let (own, index) = lines[location.source.index] else { return false }
      let first = index.lineNumber(at: location.range.start)
      let last = index.lineNumber(at: max(location.range.end - 1, location.range.start))
      return (first...max(first, last)).contains(where: own.contains)
    }
  }

  private func absolutePath(_ source: SourceText) -> String { FilePath.absolute(source.path, files.currentFolders) }

  /// Returns the path of a file header such as `b/sheets/app.vstyle`; `nil` for a deleted file.
  ///
  /// A name with special characters has quotes and escapes.
  private static func path(_ text: Substring) -> String? {
    var text = text.prefix { $0 != "\t" }
    var bytes = Array(text.utf8)
    if text.hasPrefix("\""), text.hasSuffix("\"") {
      text = text.dropFirst().dropLast()
      bytes = unescaped(Array(text.utf8))
    }
    var path = String(decoding: bytes, as: UTF8.self)
    if path == "/dev/null" { return nil }
    if prefixes.contains(where: path.hasPrefix) { path.removeFirst(2) }
    return FilePath.cleaned(path)
  }

  /// How git begins the path of a new version: usually, and for the work tree, the index and a commit if
  /// `diff.mnemonicPrefix` is set.
  private static let prefixes = ["b/", "w/", "i/", "c/"]

  /// Returns bytes without the escape sequences that color a line, such as `ESC [ 1 ; 32 m`.
  private static func withoutColors(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var out: [UInt8] = []
    var rest = bytes
    while let first = rest.popFirst() {
      guard first == 0x1B, rest.first == UInt8(ascii: "[") else {
        out.append(first)
        continue
      }
      // The sequence ends with a letter.
      rest = rest.dropFirst().drop { $0 < 0x40 }.dropFirst()
    }
    return out[...]
  }

  /// Returns bytes with `\"`, `\\` and octal escapes resolved.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      if bytes[index] == 0x5C, digits.count == 3 {
        out.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
        index += 4
      } else if bytes[index] == 0x5C, index + 1 < bytes.count {
        out.append(bytes[index + 1])
        index += 2
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return out
  }
}
