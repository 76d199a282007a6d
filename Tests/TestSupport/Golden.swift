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
