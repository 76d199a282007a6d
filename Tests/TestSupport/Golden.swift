import Foundation

/// Comparison with goldens, the files with the expected output of tests.
package enum Golden {
  /// Whether the tests rewrite goldens: `UPDATE_GOLDENS=1 swift test`.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  /// Compares a text with a golden and describes the first difference; `nil` if they are equal.
  ///
  /// A missing golden is an empty text. With `UPDATE_GOLDENS=1` a different golden is rewritten, or removed if the text
  /// is empty.
  package static func mismatch(_ actual: String, with path: String) -> String? {
    let expected = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if actual.utf8.elementsEqual(expected.utf8) { return nil }
    guard isUpdating else { return describe(actual, expected, path) }
    if actual.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      guard FileManager.default.createFile(atPath: path, contents: Data(actual.utf8)) else {
        return "cannot write \(path)"
      }
    }
    return nil
  }

  /// Compares the pages of a folder with texts, and describes each difference.
  ///
  /// A page that has no text is a difference too. With `UPDATE_GOLDENS=1` the folder gets exactly the texts.
  ///
  /// - Parameters:
  ///   - pages: the texts by the names of their files.
  ///   - folder: the path of the folder.
  package static func mismatches(_ pages: [String: String], in folder: String) -> [String] {
    if isUpdating { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(present).union(pages.keys).sorted().compactMap { name in
      mismatch(pages[name] ?? "", with: "\(folder)/\(name)").map { String($0.prefix(400)) }
    }
  }

  private static func describe(_ actual: String, _ expected: String, _ path: String) -> String {
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(actualLines, expectedLines).prefix { $0 == $1 }.count
    let name = URL(fileURLWithPath: path).pathComponents.suffix(2).joined(separator: "/")
    return """
      \(name):\(common + 1) differs; if that is intended, run UPDATE_GOLDENS=1 swift test
      - \(common < expectedLines.count ? String(expectedLines[common]) : "(end)")
      + \(common < actualLines.count ? String(actualLines[common]) : "(end)")
      whole text:
      \(actual)
      """
  }
}
