import VStyleLint
import VStyleSyntax

/// The lines that a unified diff adds, as `git diff --relative` writes it.
struct ChangedLines {
  private var lines: [String: Set<Int>] = [:]

  /// Reads a diff. What is no part of one is passed over.
  init(_ diff: String) {
    var path: String?
    var next = 0
    var rest = (old: 0, new: 0)
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if rest.old > 0 || rest.new > 0 {
        switch line.first {
        case "+":
          if let path { lines[path, default: []].insert(next) }
          next += 1
          rest.new -= 1
        case "-": rest.old -= 1
        case "\\": continue
        default:
          next += 1
          rest = (rest.old - 1, rest.new - 1)
        }
      } else if line.hasPrefix("+++ ") {
        path = ChangedLines.path(line.dropFirst(4))
      } else if let hunk = ChangedLines.hunk(line) {
        (next, rest) = (hunk.start, hunk.counts)
      }
    }
  }

  /// Whether one of the lines of a finding was added.
  func contains(_ location: SourceLocation, in sources: SourceMap, _ index: LineIndex) -> Bool {
    guard let own = lines[FilePath.cleaned(sources[location.source].path)] else { return false }
    let first = index.lineNumber(at: location.range.start)
    let last = index.lineNumber(at: max(location.range.end - 1, location.range.start))
    return (first...max(first, last)).contains(where: own.contains)
  }

  /// `b/sheets/app.vstyle`, with quotes and escapes where the name has odd characters; `nil` for a file that is gone.
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

  /// Bytes with `\"`, `\\` and octal numbers resolved.
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

  /// `@@ -3,2 +3,4 @@`: where the new lines start, and how many old and new ones follow.
  private static func hunk(_ line: Substring) -> (start: Int, counts: (old: Int, new: Int))? {
    let words = line.split(separator: " ")
    guard words.count >= 4, words[0] == "@@", words[1].first == "-", words[2].first == "+",
      let old = range(words[1].dropFirst()), let new = range(words[2].dropFirst())
    else { return nil }
    return (new.start, (old.count, new.count))
  }

  /// `3,2`, or `3` for one line.
  private static func range(_ text: Substring) -> (start: Int, count: Int)? {
    let parts = text.split(separator: ",").map { Int($0) }
    guard let first = parts.first, let start = first, parts.count < 3 else { return nil }
    guard parts.count == 2 else { return (start, 1) }
    return parts[1].map { (start, $0) }
  }
}

extension LintReport {
  /// Leaves out what was found on lines that a diff does not add.
  mutating func keep(_ changes: ChangedLines) {
    let sources = sources
    let indexes = sources.sources.map(LineIndex.init)
    keep { changes.contains($0.location, in: sources, indexes[$0.location.source.index]) }
  }
}
