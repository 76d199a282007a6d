/// Code in Markdown, which no text in it can end.
///
/// - Spec: https://spec.commonmark.org/0.31.2/#code-spans
package enum MarkdownCode {
  /// Returns a text as code within a line.
  package static func span(_ text: String) -> String {
    let marks = String(repeating: "`", count: longestRun(in: text) + 1)
    // A text that starts or ends with a backtick is separated from the marks.
    let isEdged = text.hasPrefix("`") || text.hasSuffix("`")
    return isEdged ? "\(marks) \(text) \(marks)" : marks + text + marks
  }

  /// Returns the marks around a block of code.
  package static func fence(around lines: [String]) -> String {
    String(repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
  }

  /// The length of the longest run of backticks.
  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
