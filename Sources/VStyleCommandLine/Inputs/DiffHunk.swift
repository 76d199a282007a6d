/// A part of a unified diff: how many lines of it are still to come, and which new line is next.
struct DiffHunk {
  /// The number of the next new line.
  private var next = 0

  /// How many old lines are still to come, those that stay included.
  private var old = 0

  /// How many new lines are still to come, those that stay included.
  private var new = 0

  /// Makes a part that has no more lines.
  init() {}

  /// Reads a header such as `@@ -3,2 +3,4 @@ name`.
  ///
  /// - Returns: `nil` if the text is not a header, or if its numbers do not fit 64 bits.
  init?(header text: Substring) {
    let words = text.split(separator: " ")
    guard words.count >= 4, words[0] == "@@", words[3].hasPrefix("@@"),
      let before = DiffHunk.range(words[1], sign: "-"), let after = DiffHunk.range(words[2], sign: "+")
    else { return nil }
    (next, old, new) = (after.start, before.count, after.count)
  }

  /// Whether all its lines are read.
  var isRead: Bool { old == 0 && new == 0 }

  /// What is still to come, for a message.
  var expectation: String { "expected \(old) more old and \(new) more new lines in this hunk" }

  /// What a line of a part is.
  enum Line: Equatable {
    /// A new line, by its number.
    case added(Int)
    /// An old line, one that stays, or a remark.
    case other
  }

  /// Reads a line by its first byte. A line that stays begins with a space, which editors and mail programs remove from
  /// an empty one.
  ///
  /// - Returns: `nil` if the header leaves no place for such a line.
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

  /// `+3,2`, or `+3` for one line. The end of the range fits 64 bits.
  private static func range(_ text: Substring, sign: Character) -> (start: Int, count: Int)? {
    guard text.first == sign else { return nil }
    let parts = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map(number)
    guard let first = parts.first, let start = first, parts.count < 3 else { return nil }
    guard let count = parts.count == 2 ? parts[1] : 1 else { return nil }
    guard !start.addingReportingOverflow(count).overflow else { return nil }
    return (start, count)
  }

  /// Digits alone: `Int` also takes a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
