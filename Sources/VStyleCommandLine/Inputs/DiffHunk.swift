/// The state of parsing a hunk of a unified diff: the remaining lines and the next new line.
struct DiffHunk {
  /// The number of the next new line.
  private var next = 0

  /// The number of remaining old lines, including unchanged ones.
  private var old = 0

  /// The number of remaining new lines, including unchanged ones.
  private var new = 0

  /// Creates a hunk without remaining lines.
  init() {}

  /// Parses a header such as `@@ -3,2 +3,4 @@ name`.
  ///
  /// - Returns: `nil` if the text is not a header, or if its numbers do not fit 64 bits.
  init?(header text: Substring) {
    let words = text.split(separator: " ")
    guard words.count >= 4, words[0] == "@@", words[3].hasPrefix("@@"),
      let before = DiffHunk.range(words[1], sign: "-"), let after = DiffHunk.range(words[2], sign: "+")
    else { return nil }
    (next, old, new) = (after.start, before.count, after.count)
  }

  /// Whether all lines of the hunk are read.
  var isRead: Bool { old == 0 && new == 0 }

  /// The remaining lines, for an error message.
  var expectation: String { "expected \(old) more old and \(new) more new lines in this hunk" }

  /// The types of lines in a hunk.
  enum Line: Equatable {
    /// An added line with its line number.
    case added(Int)
    /// A removed line, an unchanged line or a remark.
    case other
  }

  /// Parses a line by its first byte.
  ///
  /// An unchanged line begins with a space. Editors and mail programs may remove the space from an empty line.
  ///
  /// - Returns: the type of the line; `nil` if the header allows no such line.
  mutating func read(_ first: UInt8?) -> Line? {
    switch first {
    case UInt8(ascii: "+") where new > 0:
      new -= 1
      next += 1
      return .added(next - 1)
    case UInt8(ascii: "-") where old > 0:
      old -= 1
    case nil, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      guard old > 0, new > 0 else { return nil }
      (next, old, new) = (next + 1, old - 1, new - 1)
    case UInt8(ascii: "\\"): break
    default: return nil
    }
    return .other
  }

  /// Returns the range of a text such as `+3,2`, or `+3` for one line. The end of the range fits 64 bits.
  private static func range(_ text: Substring, sign: Character) -> (start: Int, count: Int)? {
    guard text.first == sign else { return nil }
    let parts = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map(number)
    guard let first = parts.first, let start = first, parts.count < 3 else { return nil }
    guard let count = parts.count == 2 ? parts[1] : 1 else { return nil }
    guard !start.addingReportingOverflow(count).overflow else { return nil }
    return (start, count)
  }

  /// Returns a number that consists of digits only. `Int.init` also accepts a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
