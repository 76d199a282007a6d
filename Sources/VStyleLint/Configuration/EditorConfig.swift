import VStyleCheck

/// An `.editorconfig` file: settings of editors for the files below its folder.
///
/// - Spec: https://spec.editorconfig.org/, version 0.17.2
package struct EditorConfig: Sendable {
  /// Whether files in folders further up are ignored.
  package private(set) var isRoot = false

  /// The sections with an invalid pattern, which are ignored. A message starts in lower case and has no full stop.
  package private(set) var mistakes: [(line: Int, message: String)] = []

  private var sections: [(glob: Glob?, pairs: [(key: String, property: Property)])] = []

  /// The value of a key.
  package struct Property: Sendable, Equatable {
    /// The value, in lower case.
    package let value: String
    /// The line of the pair, from 1.
    package let line: Int
  }

  /// Parses a file. Invalid lines are ignored, as the specification requires.
  ///
  /// A section whose pattern exceeds a limit is added to ``mistakes``.
  package init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = EditorConfig.trimmed(line)
      guard let first = words.first, first != "#", first != ";" else { continue }
      if first == "[", words.last == "]" {
        var glob: Glob?
        do throws(Glob.Refusal) { glob = try Glob(String(words.dropFirst().dropLast())) } catch {
          mistakes.append((index + 1, error.message))
        }
        sections.append((glob, []))
        continue
      }
      let parts = words.split(separator: "=", maxSplits: 1).map { EditorConfig.trimmed($0).lowercased() }
      guard parts.count == 2 else { continue }
      if sections.isEmpty {
        if parts[0] == "root" { isRoot = parts[1] == "true" }
      } else {
        sections[sections.count - 1].pairs.append((parts[0], Property(value: parts[1], line: index + 1)))
      }
    }
  }

  /// The pairs for a path relative to the folder of the file, with keys in lower case. The last pair of a key wins.
  package func properties(for path: String) -> [String: Property] {
    var found: [String: Property] = [:]
    for section in sections where section.glob?.matches(path) ?? false {
      for pair in section.pairs { found[pair.key] = pair.property }
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
  }
}
