/// An `.editorconfig` file: what editors shall do with the files below its folder.
///
/// - Spec: https://spec.editorconfig.org/, version 0.17.2
package struct EditorConfig: Sendable {
  /// Whether files in folders further up do not count.
  package private(set) var isRoot = false

  private var sections: [(glob: Glob, pairs: [(key: String, value: String)])] = []

  /// Reads a file. Lines that are no pairs are passed over, as the specification asks.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = EditorConfig.trimmed(line)
      guard let first = words.first, first != "#", first != ";" else { continue }
      if first == "[", words.last == "]" {
        sections.append((Glob(String(words.dropFirst().dropLast())), []))
        continue
      }
      let parts = words.split(separator: "=", maxSplits: 1).map { EditorConfig.trimmed($0).lowercased() }
      guard parts.count == 2 else { continue }
      if sections.isEmpty {
        if parts[0] == "root" { isRoot = parts[1] == "true" }
      } else {
        sections[sections.count - 1].pairs.append((parts[0], parts[1]))
      }
    }
  }

  /// The pairs for a path relative to the folder of the file, the last one of each key, in lower case.
  package func properties(for path: String) -> [String: String] {
    var found: [String: String] = [:]
    for section in sections where section.glob.matches(path) {
      for pair in section.pairs { found[pair.key] = pair.value }
    }
    return found
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
  }
}
