import VStyleLint
import VStyleSyntax

/// The lines that a unified diff adds, in the format of `git diff --relative`.
struct ChangedLines {
  private var lines: [String: Set<Int>] = [:]

  /// Parses a diff. Text around its files and hunks, such as a commit message, is skipped.
  ///
  /// - Throws: `badData` with the line of the error. A line that begins with `@@` must be a hunk header with numbers
  ///   that fit 64 bits. The lines of a hunk must match its header. A text without any line of a diff is an error.
  init(_ source: SourceText) throws(CommandError) {
    var path: String?
    var hunk = DiffHunk()
    var line = 0
    var isDiff = source.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    func error(_ expectation: String, found text: String) -> CommandError {
      CommandError(.badData, "\(expectation), found \(text)", at: "\(source.path):\(line)")
    }
    for bytes in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let text = String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
      isDiff = isDiff || Self.openings.contains(where: text.hasPrefix)
      if !hunk.isRead {
        guard let line = hunk.read(bytes.first) else { throw error(hunk.expectation, found: "`\(text.prefix(80))`") }
        if let path, case .added(let added) = line { lines[path, default: []].insert(added) }
      } else if text.hasPrefix("+++ ") {
        path = ChangedLines.path(text.dropFirst(4))
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

  /// Returns whether the diff adds one of the lines of a location.
  func contains(_ location: SourceLocation, in sources: SourceMap, _ index: LineIndex) -> Bool {
    guard let own = lines[FilePath.cleaned(sources[location.source].path)] else { return false }
    let first = index.lineNumber(at: location.range.start)
    let last = index.lineNumber(at: max(location.range.end - 1, location.range.start))
    return (first...max(first, last)).contains(where: own.contains)
  }

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
    if path.hasPrefix("b/") { path.removeFirst(2) }
    return FilePath.cleaned(path)
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

extension LintReport {
  /// Removes the diagnostics on lines that a diff does not add.
  mutating func keep(_ changes: ChangedLines) {
    let sources = sources
    let indexes = sources.sources.map(LineIndex.init)
    keep { changes.contains($0.location, in: sources, indexes[$0.location.source.index]) }
  }
}
